import type { SiteLanguage } from '@farekite/shared/language';

export interface LanguageStore {
  /** The language of the document when it was composed, in which each part of it is hydrated. */
  readonly initial: SiteLanguage;
  readonly get: () => SiteLanguage;
  readonly set: (language: SiteLanguage) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the store that owns the site's language. It is outside React, because an urgent update above a
 * remote's page that is not hydrated yet would discard the prerendered page: so each part of the site
 * subscribes separately, the page in a transition.
 */
export function createLanguageStore(initial: SiteLanguage): LanguageStore {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set: (language) => {
      if (language === current) return;
      current = language;
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
