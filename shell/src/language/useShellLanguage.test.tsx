import { act, screen } from '@testing-library/react';
import { useLanguage } from '@farekite/shared/language';
import { renderInShell } from '../testing/renderInShell';
import { ShellLanguage, useFollowedLanguage, useShellLanguage } from './useShellLanguage';

function Everyone() {
  return (
    <p>
      {useShellLanguage()} {useFollowedLanguage()}
    </p>
  );
}

function Spoken() {
  return <p>{useLanguage()}</p>;
}

describe("The shell's language", () => {
  it('is followed by the parts of the shell and by the page', () => {
    const { language } = renderInShell(<Everyone />, { language: 'es' });
    expect(screen.getByText('es es')).toBeVisible();
    act(() => {
      language.set('en');
    });
    expect(screen.getByText('en en')).toBeVisible();
  });

  it('is spoken to what stands inside ShellLanguage', () => {
    const { language } = renderInShell(
      <ShellLanguage>
        <Spoken />
      </ShellLanguage>,
    );
    act(() => {
      language.set('es');
    });
    expect(screen.getByText('es')).toBeVisible();
  });
});
