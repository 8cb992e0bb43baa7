import type { Language } from '@farekite/shared/language';

export interface LanguageStore {
  readonly get: () => Language;
  readonly set: (language: Language) => void;
  /** Tells of every change. Returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The one owner of the site's language. It lives outside React: an urgent update above a remote's
 * page that is not hydrated yet would throw the prerendered page away, so each part of the site
 * subscribes for itself, at its own pace.
 */
export function createLanguageStore(initial: Language): LanguageStore {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
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
