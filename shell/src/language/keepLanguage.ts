import { isLanguage, parseAddress, type Language } from '@farekite/shared/language';
import type { LanguageChoice } from './LanguageChoice';

/** Name of the entry in localStorage and of the cookie for the server. */
export const LANGUAGE_KEY = 'language';

/** For one year. */
export const COOKIE_ATTRIBUTES = 'Path=/; Max-Age=31536000; SameSite=Lax';

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

/** Ends all cookies of this name that a document can end: those of the folders of its page, and of the domains above its host. */
function endCookies(path: string): void {
  const folders = path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'));
  const domains = location.hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));
  for (const scope of folders.flatMap((folder) => [`${folder}/`, folder]))
    for (const domain of ['', ...domains]) setCookie('', `Path=${scope}; Domain=${domain}; Max-Age=0`);
}

/** Stores a choice: in localStorage for the browser, and in a cookie by which the server chooses the document. */
function storeLanguage(language: Language): void {
  try {
    setCookie(language, COOKIE_ATTRIBUTES);
    const stored = document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`));
    const { language: ofAddress, path } = parseAddress(location.pathname);
    // An older site has left one on a longer path, which the server would get first. At the address of a language it is not seen.
    if (stored.length > 1 || ofAddress) {
      endCookies(path);
      setCookie(language, COOKIE_ATTRIBUTES);
    }
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is forbidden: the choice is lost with this page.
  }
}

/** The language of the address that the visitor has opened, which is a choice; none after a reload, Back or Forward. */
function openedLanguage(): Language | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' ? parseAddress(location.pathname).language : undefined;
}

/**
 * Shows the site in the language that the visitor has chosen, by the address or on another page: at once, when the browser
 * shows a document that it has loaded ahead, and whenever it shows one again by Back or Forward. Stores every choice.
 */
export function keepLanguage(choice: LanguageChoice): void {
  const { chosen, shown } = choice;
  const follow = (language: Language | undefined) => {
    if (!language) return;
    storeLanguage(language);
    if (language !== chosen.get()) choice.choose(language);
  };
  const followOpened = () => follow(openedLanguage() ?? readStoredLanguage());
  // Loading a document ahead is no choice.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', followOpened);
  else followOpened();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(readStoredLanguage());
  });
  chosen.subscribe(() => storeLanguage(chosen.get()));
  // With the page, after the header was painted: the browser computes the style of every element again.
  shown.subscribe(() => {
    document.documentElement.lang = shown.get();
  });
}
