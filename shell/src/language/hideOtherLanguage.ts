/**
 * Runs before the first paint, and again when the browser shows a document that it has loaded ahead. It hides a document in
 * another language than the stored one until the shell has switched its language, or until that takes too long.
 *
 * @param key of the stored language in localStorage
 * @param languages of the site
 * @param maxHiddenMs After this time the document is shown in the language it was composed in
 */
export function hideOtherLanguage(key: string, languages: readonly string[], maxHiddenMs: number): void {
  const html = document.documentElement;
  const hide = () => {
    try {
      const stored = localStorage.getItem(key) ?? '';
      if (stored === html.lang || !languages.includes(stored)) return;
    } catch {
      // Storage is forbidden.
      return;
    }
    html.dataset.languagePending = '';
    setTimeout(() => {
      delete html.dataset.languagePending;
    }, maxHiddenMs);
  };
  hide();
  document.addEventListener('prerenderingchange', hide);
}
