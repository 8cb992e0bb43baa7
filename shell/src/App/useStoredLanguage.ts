import { useEffect } from 'react';
import { useShell } from '../context/ShellContext';
import { readStoredLanguage, storeLanguage } from '../language/storedLanguage';
import { useShellLanguage } from '../context/useShellLanguage';

/**
 * Switches the site to the language that the visitor chose on an earlier page, after the document is
 * hydrated in the language it was composed in, and stores every later choice.
 */
export function useStoredLanguage(): void {
  const { language } = useShell();
  useEffect(() => {
    const stored = readStoredLanguage();
    if (stored) {
      storeLanguage(stored);
      language.set(stored);
    }
    return language.subscribe(() => {
      storeLanguage(language.get());
    });
  }, [language]);

  const current = useShellLanguage();
  useEffect(() => {
    const { documentElement: html } = document;
    // Even the same value would make the browser compute the style of every element again.
    if (html.lang !== current) html.lang = current;
  }, [current]);
}
