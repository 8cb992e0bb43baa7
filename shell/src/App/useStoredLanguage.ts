import { useEffect } from 'react';
import { useShell } from '../ShellContext';
import { readStoredLanguage, storeLanguage } from '../language/storedLanguage';
import { useShellLanguage } from '../language/useShellLanguage';

/**
 * Puts the site into the language that the visitor chose on an earlier page, once the document is
 * hydrated in its own, and remembers what is chosen from then on.
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
    document.documentElement.lang = current;
  }, [current]);
}
