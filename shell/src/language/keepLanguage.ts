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

function setCookie(value: string, attributes: string): void {
  document.cookie = `${LANGUAGE_KEY}=${value}; ${attributes}`;
}

/** Ends all cookies of this name that a document can end: those of the folders of its address, and of the domains above its host. */
function endCookies(): void {
  const folders = location.pathname.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'));
  const domains = location.hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));
  for (const path of folders.flatMap((folder) => [`${folder}/`, folder]))
    for (const domain of ['', ...domains]) setCookie('', `Path=${path}; Domain=${domain}; Max-Age=0`);
}

/** Stores a choice: in localStorage for the browser, and in a cookie by which the server chooses the document. */
function storeLanguage(language: Language): void {
  try {
    const set = () => setCookie(language, `Path=/; Max-Age=${String(ONE_YEAR_S)}; SameSite=Lax`);
    set();
    const stored = document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`));
    // An older site has left one on a longer path, which the server would get first.
    if (stored.length > 1) {
      endCookies();
      set();
    }
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
