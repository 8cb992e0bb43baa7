import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { useShellLanguage } from '../language/useShellLanguage';
import { useStoredLanguage } from './useStoredLanguage';

function Site() {
  useStoredLanguage();
  return <p>{useShellLanguage()}</p>;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0';
});

describe('The language of the site', () => {
  it('is that of the document where nothing is stored, and nothing is stored for it', () => {
    renderInShell(<Site />, { language: 'es' });
    expect(screen.getByText('es')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it('becomes the stored one, which the server is told of again', () => {
    localStorage.setItem('language', 'es');
    renderInShell(<Site />);
    expect(screen.getByText('es')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(document.cookie).toBe('language=es');
  });

  it('is remembered when the visitor chooses it', () => {
    const { language } = renderInShell(<Site />);
    act(() => {
      language.set('es');
    });
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(localStorage.getItem('language')).toBe('es');
    expect(document.cookie).toBe('language=es');
  });

  it('is remembered no more when the site is gone', () => {
    const { language, unmount } = renderInShell(<Site />);
    unmount();
    language.set('es');
    expect(localStorage).toHaveLength(0);
  });
});
