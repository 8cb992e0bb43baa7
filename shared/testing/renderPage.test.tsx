import { useState } from 'react';
import { screen } from '@testing-library/react';
import { definePage, useReportError, useSite } from '../contract/page';
import { useLanguage } from '../language/I18nProvider';
import { renderPage, TEST_SITE } from './renderPage';

function Counter() {
  const [count, setCount] = useState(0);
  const language = useLanguage();
  const { name } = useSite();
  const reportError = useReportError();
  return (
    <>
      <h1>{`${name}, ${language}, ${String(count)}`}</h1>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          reportError('late');
        }}
      >
        Count
      </button>
    </>
  );
}

const Page = definePage(Counter, () => ({ title: 'Counter', description: 'It counts' }));

describe('renderPage', () => {
  it('renders in English and for the test site by default', () => {
    renderPage(Page);
    expect(screen.getByRole('heading')).toHaveTextContent('FareKite, en, 0');
  });

  it('renders in another language and for another site', () => {
    renderPage(Page, { language: 'es', site: { ...TEST_SITE, name: 'Otra' } });
    expect(screen.getByRole('heading')).toHaveTextContent('Otra, es, 0');
  });

  it('keeps state when the language changes, and records the calls of the shell', async () => {
    const { user, reportError, switchLanguage } = renderPage(Page);
    await user.click(screen.getByRole('button'));
    switchLanguage('es');
    expect(screen.getByRole('heading')).toHaveTextContent('FareKite, es, 1');
    expect(reportError).toHaveBeenCalledWith('late');
  });
});
