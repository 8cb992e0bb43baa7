import { isLanguage, type Language } from '@farekite/shared/language';
import type { LanguageChoice } from './createLanguageChoice';

/** Name of the entry in localStorage and of the cookie for the server. */
export const LANGUAGE_KEY = 'language';

const ONE_YEAR_S = 31_536_000;

/** The language that the visitor chose on an earlier page. `undefined` also when storage is forbidden. */
function readStoredLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice: in localStorage for the browser, and in a cookie by which the server chooses the document. */
function storeLanguage(language: Language): void {
  try {
    document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${String(ONE_YEAR_S)}; SameSite=Lax`;
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is forbidden: the choice is lost with this page.
  }
}

/**
 * Switches the site to the language that the visitor chose on another page: at once, when the browser shows a document
 * that it has loaded ahead, and whenever it shows one again by Back or Forward. Stores every choice.
 */
export function keepLanguage({ choose, chosen, shown }: LanguageChoice): void {
  const followStored = () => {
    const stored = readStoredLanguage();
    if (!stored) return;
    storeLanguage(stored);
    if (stored !== chosen.get()) choose(stored);
  };
  followStored();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStored();
  });
  document.addEventListener('prerenderingchange', followStored);
  chosen.subscribe(() => storeLanguage(chosen.get()));
  // With the page, after the header was painted: the browser computes the style of every element again.
  shown.subscribe(() => {
    document.documentElement.lang = shown.get();
  });
}
