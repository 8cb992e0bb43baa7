import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLanguage } from '../language/LanguageProvider';
import { TEST_SITE } from '../testing/renderPage';
import { definePage, useNavigate, useReportError, useSite } from './page';

const FAULT = new Error('The fares are stale');

function Content() {
  const { phone } = useSite();
  const language = useLanguage();
  const navigate = useNavigate();
  const reportError = useReportError();
  return (
    <>
      <h1>{`${language}: ${phone}`}</h1>
      <button
        type="button"
        onClick={() => {
          navigate('/blog');
        }}
      >
        Go
      </button>
      <button
        type="button"
        onClick={() => {
          reportError(FAULT);
        }}
      >
        Report
      </button>
    </>
  );
}

const Page = definePage(Content, (language, site) => ({
  title: `${language} | ${site.name}`,
  description: 'A page',
}));

function services() {
  return { site: TEST_SITE, navigate: jest.fn(), reportError: jest.fn() };
}

describe('A page made with definePage', () => {
  it('gets its language and the site from its props', () => {
    render(<Page language="es" {...services()} />);
    expect(screen.getByRole('heading')).toHaveTextContent('es: 1-800-555-0199');
  });

  it('follows its props', () => {
    const props = services();
    const { rerender } = render(<Page language="en" {...props} />);
    rerender(<Page language="es" {...props} site={{ ...TEST_SITE, phone: '1-800-555-0123' }} />);
    expect(screen.getByRole('heading')).toHaveTextContent('es: 1-800-555-0123');
  });

  it('moves and reports through the shell', async () => {
    const user = userEvent.setup();
    const { navigate, reportError, ...props } = services();
    render(<Page language="en" navigate={navigate} reportError={reportError} {...props} />);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(navigate.mock.calls).toEqual([['/blog']]);
    expect(reportError.mock.calls).toEqual([[FAULT]]);
  });

  it('carries the head of its document', () => {
    expect(Page.head('es', TEST_SITE).title).toBe('es | FareKite');
  });
});

describe('Outside a page', () => {
  it.each([
    ['useSite', useSite],
    ['useNavigate', useNavigate],
    ['useReportError', useReportError],
  ] as const)('%s throws, and says where it belongs', (name, useService) => {
    jest.spyOn(console, 'error').mockImplementation();
    function Stray() {
      useService();
      return null;
    }
    expect(() => render(<Stray />)).toThrow(`${name} was called outside a page made with definePage`);
  });
});
