import { useEffect } from 'react';
import { useStore } from '@farekite/shared/hooks';
import type { LanguageChoice } from './LanguageChoice';
import { readStoredLanguage, storeLanguage } from './storedLanguage';

/**
 * Switches the site to the language that the visitor chose on another page when the browser shows a document that it has
 * loaded ahead, and whenever it shows one again by Back or Forward. Stores every choice.
 */
export function useStoredLanguage(choice: LanguageChoice): void {
  useEffect(() => {
    const followStored = () => {
      const stored = readStoredLanguage();
      if (!stored) return;
      storeLanguage(stored);
      if (stored !== choice.store.get()) choice.choose(stored);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) followStored();
    };
    followStored();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pageshow', onPageShow, { signal });
    document.addEventListener('prerenderingchange', followStored, { signal });
    const unsubscribe = choice.store.subscribe(() => {
      storeLanguage(choice.store.get());
    });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [choice]);

  // With the page, after the header was painted: the browser computes the style of every element again, even for the same value.
  const shown = useStore(choice.shown);
  useEffect(() => {
    const { documentElement: html } = document;
    if (html.lang !== shown) html.lang = shown;
  }, [shown]);
}
