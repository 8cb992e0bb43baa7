import { isLanguage, type Language } from '@farekite/shared/language';

/** Name of the entry in localStorage, and of the cookie that tells the server. */
export const LANGUAGE_KEY = 'language';

const ONE_YEAR_S = 31_536_000;

/** The language that the visitor chose on an earlier page. `undefined` also where storage is forbidden. */
export function readStoredLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice: in localStorage for the page, in a cookie for the server, which picks the document by it. */
export function storeLanguage(language: Language): void {
  try {
    document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${String(ONE_YEAR_S)}; SameSite=Lax`;
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}
