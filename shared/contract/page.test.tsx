import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n } from '../language/createI18n';
import { useLanguage } from '../language/I18nProvider';
import { TEST_SITE } from '../testing/renderPage';
import { definePage, useReportError, useSite } from './page';

const ERROR = new Error('The fares are stale');

function Content() {
  const { phone } = useSite();
  const language = useLanguage();
  const reportError = useReportError();
  return (
    <>
      <h1>{`${language}: ${phone}`}</h1>
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

const Page = definePage(Content, ({ language }, site) => ({
  title: `${language} | ${site.name}`,
  description: 'A page',
}));

function services() {
  return { i18n: createI18n('es', {}), site: TEST_SITE, reportError: jest.fn() };
}

describe('definePage', () => {
  it('passes language and site to its content, and updates it when they change', async () => {
    const props = services();
    const { rerender } = render(<Page {...props} />);
    expect(screen.getByRole('heading')).toHaveTextContent(`es: ${TEST_SITE.phone}`);
    rerender(<Page {...props} site={{ ...TEST_SITE, phone: '1-800-555-0123' }} />);
    await act(() => props.i18n.changeLanguage('en'));
    expect(screen.getByRole('heading')).toHaveTextContent('en: 1-800-555-0123');
  });

  it('reports errors through the shell', async () => {
    const user = userEvent.setup();
    const props = services();
    render(<Page {...props} />);
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(props.reportError.mock.calls).toEqual([[ERROR]]);
  });
});

describe('The hooks of a page', () => {
  it.each([
    ['useSite', useSite],
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
