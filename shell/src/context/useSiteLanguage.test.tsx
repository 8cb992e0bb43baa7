import { act, screen } from '@testing-library/react';
import { useLanguage } from '@farekite/shared/language';
import { renderInShell } from '../testing/renderInShell';
import { SiteLanguageProvider } from './SiteLanguageProvider';
import { useSiteLanguageInTransition } from './useSiteLanguageInTransition';
import { useSiteLanguage } from './useSiteLanguage';

function BothLanguages() {
  return (
    <p>
      {useSiteLanguage()} {useSiteLanguageInTransition()}
    </p>
  );
}

function ProvidedLanguage() {
  return <p>{useLanguage()}</p>;
}

describe('useSiteLanguage, useSiteLanguageInTransition and SiteLanguageProvider', () => {
  it('follow the language store in parts of the shell and in pages', () => {
    const { language } = renderInShell(<BothLanguages />, { language: 'es' });
    expect(screen.getByText('es es')).toBeVisible();
    act(() => {
      language.set('en');
    });
    expect(screen.getByText('en en')).toBeVisible();
  });

  it('provide the language to everything inside SiteLanguageProvider', () => {
    const { language } = renderInShell(
      <SiteLanguageProvider>
        <ProvidedLanguage />
      </SiteLanguageProvider>,
    );
    act(() => {
      language.set('es');
    });
    expect(screen.getByText('es')).toBeVisible();
  });
});
