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
  return <button onClick={() => reportError(ERROR)}>{`${language}: ${phone}`}</button>;
}

const Page = definePage(Content, () => ({ title: 'Fares', description: 'A page' }));

it('A page passes language and site to its content, updates it when they change, and errors to the shell', async () => {
  const props = { i18n: createI18n('es', {}), site: TEST_SITE, reportError: jest.fn() };
  const { rerender } = render(<Page {...props} />);
  const content = screen.getByRole('button');
  expect(content).toHaveTextContent(`es: ${TEST_SITE.phone}`);
  rerender(<Page {...props} site={{ ...TEST_SITE, phone: '1-800-555-0123' }} />);
  await act(() => props.i18n.changeLanguage('en'));
  expect(content).toHaveTextContent('en: 1-800-555-0123');
  await userEvent.click(content);
  expect(props.reportError.mock.calls).toEqual([[ERROR]]);
});

it.each([useSite, useReportError])('%p throws outside a page', (useService) => {
  jest.spyOn(console, 'error').mockImplementation();
  function Outside() {
    useService();
    return null;
  }
  expect(() => render(<Outside />)).toThrow('was called outside a page made with definePage');
});
