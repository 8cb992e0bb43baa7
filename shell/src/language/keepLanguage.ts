import { isLanguage, parseAddress, type Language } from '@farekite/shared/language';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_ATTRIBUTES } from '@farekite/shared/protocol';
import { ifAllowed } from '../storage/ifAllowed';
import type { LanguageChoice } from './LanguageChoice';

/** Of the chosen language in localStorage. */
export const LANGUAGE_KEY = 'language';

function readStored(): string | null | undefined {
  return ifAllowed(() => localStorage.getItem(LANGUAGE_KEY));
}

/** Stores a choice: in localStorage for the browser, and in a cookie by which the server chooses the document. */
export function storeLanguage(language: Language): void {
  // Else the choice is lost with this page.
  ifAllowed(() => {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; ${LANGUAGE_COOKIE_ATTRIBUTES}`;
    localStorage.setItem(LANGUAGE_KEY, language);
  });
}

/** The language of the address that the visitor has opened, which is a choice; none after a reload, Back or Forward. */
function openedLanguage(): Language | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' ? parseAddress(location.pathname).language : undefined;
}

/** Applies and stores the language that the visitor has chosen: by the address, on another page, or here. */
export function keepLanguage(choice: LanguageChoice): void {
  choice.chosen.subscribe(() => storeLanguage(choice.chosen.get()));
  const adopt = (language: unknown) => {
    if (isLanguage(language)) choice.choose(language);
  };
  const adoptOpened = () => adopt(openedLanguage() ?? readStored());
  // Loading a document ahead is no choice.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', adoptOpened);
  else adoptOpened();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adopt(readStored());
  });
}
