import { useDeferredValue, useEffect } from 'react';
import { useShell } from '../context/ShellContext';
import { readStoredLanguage, storeLanguage } from '../language/storedLanguage';
import { useSiteLanguage } from '../context/useSiteLanguage';

/**
 * Switches the site to the language that the visitor chose on another page: after the document is hydrated in the
 * language it was composed in, when the browser shows a document that it has loaded ahead, and whenever it shows one again by
 * Back or Forward. Stores every later choice.
 */
export function useStoredLanguage(): void {
  const { language } = useShell();
  useEffect(() => {
    const followStored = () => {
      const stored = readStoredLanguage();
      if (!stored) return;
      storeLanguage(stored);
      language.set(stored);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) followStored();
    };
    followStored();
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('prerenderingchange', followStored);
    const unsubscribe = language.subscribe(() => {
      storeLanguage(language.getChosen());
    });
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('prerenderingchange', followStored);
      unsubscribe();
    };
  }, [language]);

  // Together with the texts: it makes the browser compute the style of every element again.
  const current = useDeferredValue(useSiteLanguage());
  useEffect(() => {
    const { documentElement: html } = document;
    // Even the same value would do so.
    if (html.lang !== current) html.lang = current;
  }, [current]);
}
