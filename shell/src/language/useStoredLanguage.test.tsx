import { act, screen, waitFor } from '@testing-library/react';
import { useLanguage } from '@farekite/shared/language';
import { useShell } from '../context/ShellContext';
import { renderInShell } from '../testing/renderInShell';
import { useStoredLanguage } from './useStoredLanguage';

function Site() {
  useStoredLanguage(useShell().choice);
  return <p>{useLanguage()}</p>;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0';
});

describe('useStoredLanguage', () => {
  it("keeps the document's language and stores nothing when nothing is stored", () => {
    renderInShell(<Site />, { language: 'es' });
    expect(screen.getByText('es')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it("switches to the stored language and sets the server's cookie again", async () => {
    localStorage.setItem('language', 'es');
    renderInShell(<Site />);
    expect(screen.getByText('es')).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
    expect(document.cookie).toBe('language=es');
  });

  it('stores the language that the visitor chooses [LANGUAGE-4]', async () => {
    const { choice } = renderInShell(<Site />);
    choice.choose('es');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
    expect(localStorage.getItem('language')).toBe('es');
    expect(document.cookie).toBe('language=es');
  });

  it('switches to what was chosen on another page meanwhile when the browser shows the document again', () => {
    renderInShell(<Site />);
    const showDocument = (persisted: boolean) =>
      act(() => {
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      });
    localStorage.setItem('language', 'es');
    showDocument(false);
    expect(screen.getByText('en')).toBeVisible();
    showDocument(true);
    expect(screen.getByText('es')).toBeVisible();
  });

  it('switches to what was chosen meanwhile when the browser shows a document that it has loaded ahead', () => {
    renderInShell(<Site />);
    localStorage.setItem('language', 'es');
    act(() => {
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    expect(screen.getByText('es')).toBeVisible();
  });

  it('stores nothing after it was unmounted', () => {
    const { choice, unmount } = renderInShell(<Site />);
    unmount();
    choice.choose('es');
    expect(localStorage).toHaveLength(0);
  });
});
