import { act, screen } from '@testing-library/react';
import { useLanguage } from '@farekite/shared/language';
import { renderInShell } from '../testing/renderInShell';
import { ShellLanguageProvider } from './ShellLanguageProvider';
import { usePageLanguage } from './usePageLanguage';
import { useShellLanguage } from './useShellLanguage';

function BothLanguages() {
  return (
    <p>
      {useShellLanguage()} {usePageLanguage()}
    </p>
  );
}

function ProvidedLanguage() {
  return <p>{useLanguage()}</p>;
}

describe('useShellLanguage, usePageLanguage and ShellLanguageProvider', () => {
  it('follow the language store in parts of the shell and in pages', () => {
    const { language } = renderInShell(<BothLanguages />, { language: 'es' });
    expect(screen.getByText('es es')).toBeVisible();
    act(() => {
      language.set('en');
    });
    expect(screen.getByText('en en')).toBeVisible();
  });

  it('provide the language to everything inside ShellLanguageProvider', () => {
    const { language } = renderInShell(
      <ShellLanguageProvider>
        <ProvidedLanguage />
      </ShellLanguageProvider>,
    );
    act(() => {
      language.set('es');
    });
    expect(screen.getByText('es')).toBeVisible();
  });
});
