/**
 * Runs before the first paint. In a document in another language than the stored one, such as that of a server which ignores
 * cookies, it goes to the address of the page in the stored language, which the document names. It goes once until a document
 * fits, so that a server that answers in the wrong language causes no loop. Opening the address of a language is a choice itself.
 *
 * @param key of the stored language in localStorage, and of the mark in sessionStorage
 * @param cookieAttributes of the cookie by which servers choose the document
 */
export function goToStoredLanguage(key: string, cookieAttributes: string): void {
  const hreflangPath = (language: string) => {
    const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
    return link && new URL(link.href).pathname;
  };
  try {
    const stored = localStorage.getItem(key) ?? '';
    const address = hreflangPath(stored);
    const isChoice =
      location.pathname !== hreflangPath('x-default') &&
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'navigate';
    if (!address || stored === document.documentElement.lang || isChoice) sessionStorage.removeItem(key);
    else if (!('prerendering' in document && document.prerendering) && !sessionStorage.getItem(key)) {
      sessionStorage.setItem(key, stored);
      document.cookie = `${key}=${stored}; ${cookieAttributes}`;
      if (address === location.pathname) location.reload();
      else location.replace(address + location.search + location.hash);
    }
  } catch {
    // Storage is forbidden, or has no language: the document stays as it is.
  }
}
