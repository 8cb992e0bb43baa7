import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLanguage } from '../language/LanguageProvider';
import { TEST_SITE } from '../testing/renderPage';
import { definePage, useNavigate, useReportError, useSite } from './page';

const ERROR = new Error('The fares are stale');

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
          reportError(ERROR);
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

describe('definePage', () => {
  it('passes the language and the site from its props to its content', () => {
    render(<Page language="es" {...services()} />);
    expect(screen.getByRole('heading')).toHaveTextContent('es: 1-800-555-0199');
  });

  it('updates its content when its props change', () => {
    const props = services();
    const { rerender } = render(<Page language="en" {...props} />);
    rerender(<Page language="es" {...props} site={{ ...TEST_SITE, phone: '1-800-555-0123' }} />);
    expect(screen.getByRole('heading')).toHaveTextContent('es: 1-800-555-0123');
  });

  it('navigates and reports errors through the shell', async () => {
    const user = userEvent.setup();
    const { navigate, reportError, ...props } = services();
    render(<Page language="en" navigate={navigate} reportError={reportError} {...props} />);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(navigate.mock.calls).toEqual([['/blog']]);
    expect(reportError.mock.calls).toEqual([[ERROR]]);
  });

  it('gives the page its head', () => {
    expect(Page.head('es', TEST_SITE).title).toBe('es | FareKite');
  });

  it('makes a page static if it is told so', () => {
    expect(Page.isStatic).toBe(false);
    expect(definePage(Content, Page.head, { isStatic: true }).isStatic).toBe(true);
  });
});

describe('The hooks of a page', () => {
  it.each([
    ['useSite', useSite],
    ['useNavigate', useNavigate],
    ['useReportError', useReportError],
  ] as const)('%s throws outside a page, with an error that names definePage', (name, useService) => {
    jest.spyOn(console, 'error').mockImplementation();
    function Outside() {
      useService();
      return null;
    }
    expect(() => render(<Outside />)).toThrow(`${name} was called outside a page made with definePage`);
  });
});
