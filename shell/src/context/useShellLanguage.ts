import { useSyncExternalStore } from 'react';
import type { SiteLanguage } from '@farekite/shared/language';
import { useShell } from './ShellContext';

/**
 * The site's language, updated at once. Texts are below a ShellLanguageProvider, and components that render a remote's page
 * use {@link usePageLanguage}.
 */
export function useShellLanguage(): SiteLanguage {
  const { language } = useShell();
  return useSyncExternalStore(language.subscribe, language.get, () => language.initial);
}
