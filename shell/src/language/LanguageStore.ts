import type { SiteLanguage } from '@farekite/shared/language';

export interface LanguageStore {
  /** The language of the document when it was composed, in which each part of it is hydrated. */
  readonly initial: SiteLanguage;
  /** The language in which the site is shown. */
  readonly get: () => SiteLanguage;
  /** The language that was set last; the site is not shown in it yet while its texts are loading. */
  readonly getChosen: () => SiteLanguage;
  /** Shows the site in a language, as soon as its texts are there. */
  readonly set: (language: SiteLanguage) => void;
  /** Calls the listener after every change of the two languages. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Loads the texts that the site needs in a language. The promise never rejects; `undefined` when they are there already.
 */
type LoadTexts = (language: SiteLanguage) => Promise<void> | undefined;

/**
 * Creates the store that owns the site's language. It is outside React, because an urgent update above a
 * remote's page that is not hydrated yet would discard the prerendered page: so each part of the site
 * subscribes separately, the page in a transition.
 */
export function createLanguageStore(
  initial: SiteLanguage,
  loadTexts: LoadTexts = () => undefined,
): LanguageStore {
  let shown = initial;
  let chosen = initial;
  const listeners = new Set<() => void>();
  const notify = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  return {
    initial,
    get: () => shown,
    getChosen: () => chosen,
    set: (language) => {
      if (language === chosen && language === shown) return;
      chosen = language;
      const loading = loadTexts(language);
      if (!loading) shown = language;
      notify();
      void loading?.then(() => {
        if (language !== chosen || language === shown) return;
        shown = language;
        notify();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
