import { COOKIE_ATTRIBUTES, LANGUAGE_KEY } from '../language/keepLanguage';

/** The family in fonts.scss. */
const FONT_FAMILY = 'Figtree Variable';

/**
 * Lets the browser decode a font, which is in the stylesheet, while the rest of the document arrives. Otherwise it
 * would begin when it lays out the first text, and set that in another font.
 */
function loadFont(family: string): void {
  // WebKit rejects now and then; the text is shown in any case, and there is nothing to report.
  document.fonts.load(`1em "${family}"`).catch(() => undefined);
}

/**
 * Runs before the first paint. In a document in another language than the stored one, such as that of a server which ignores
 * cookies, it goes to the address of the page in the stored language, which the document names. It goes once until a document
 * fits, so that a server that answers in the wrong language causes no loop. Opening the address of a language is a choice itself.
 *
 * @param key of the stored language in localStorage, and of the mark in sessionStorage
 * @param cookieAttributes of the cookie by which servers choose the document
 */
function goToStoredLanguage(key: string, cookieAttributes: string): void {
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

/** The text of a call. The function is taken as text, too: it must not use anything but its parameters and the browser. */
function call<Parameters extends readonly unknown[]>(
  run: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string {
  return `(${run.toString()})(${parameters.map((parameter) => JSON.stringify(parameter)).join()});`;
}

/** The script in the head of a document, which runs before the page is there. */
export const INLINE_SCRIPT = [
  call(loadFont, FONT_FAMILY),
  call(goToStoredLanguage, LANGUAGE_KEY, COOKIE_ATTRIBUTES),
].join('\n');
