import type { LanguageChoice } from './createLanguageChoice';
import { readStoredLanguage, storeLanguage } from './storedLanguage';

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
