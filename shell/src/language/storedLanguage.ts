import { isLanguage, type Language } from '@farekite/shared/language';

/** Name of the entry in localStorage and of the cookie for the server. */
export const LANGUAGE_KEY = 'language';

const ONE_YEAR_S = 31_536_000;

/** The language that the visitor chose on an earlier page. `undefined` also when storage is forbidden. */
export function readStoredLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice: in localStorage for the browser, and in a cookie by which the server chooses the document. */
export function storeLanguage(language: Language): void {
  try {
    document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${String(ONE_YEAR_S)}; SameSite=Lax`;
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is forbidden: the choice is lost with this page.
  }
}
