import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_ATTRIBUTES } from '@farekite/shared/protocol';
import { LANGUAGE_KEY } from '../language/keepLanguage';

/** The family in fonts.scss. */
const FONT_FAMILY = 'Figtree Variable';

/** Decodes the font, which is in the styles, before the first text would be laid out in another one. */
function loadFont(family: string): void {
  // WebKit rejects now and then.
  document.fonts.load(`1em "${family}"`).catch(() => undefined);
}

/**
 * Leaves a document in another language than the stored one, such as that of a server which ignores cookies: once until a
 * document fits, so that a server with a wrong answer causes no loop. Opening the address of a language is a choice itself.
 */
function goToStoredLanguage(key: string, cookie: string, cookieAttributes: string): void {
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
      document.cookie = `${cookie}=${stored}; ${cookieAttributes}`;
      if (address === location.pathname) location.reload();
      else location.replace(address + location.search + location.hash);
    }
  } catch {
    // Storage is forbidden, or has no language.
  }
}

/** The function becomes text: it must use nothing but its parameters and the browser. */
function call(run: (...parameters: string[]) => void, ...parameters: readonly string[]): string {
  return `(${run.toString()})(${parameters.map((parameter) => JSON.stringify(parameter)).join()});`;
}

export const INLINE_SCRIPT = [
  call(loadFont, FONT_FAMILY),
  call(goToStoredLanguage, LANGUAGE_KEY, LANGUAGE_COOKIE, LANGUAGE_COOKIE_ATTRIBUTES),
].join('\n');
