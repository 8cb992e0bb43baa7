import { useSyncExternalStore } from 'react';
import type { SiteLanguage } from '@farekite/shared/language';
import { useShell } from './ShellContext';

/**
 * The site's language, updated at once. Texts are below a SiteLanguageProvider, and components that render a remote's page
 * use {@link useSiteLanguageInTransition}.
 */
export function useSiteLanguage(): SiteLanguage {
  const { language } = useShell();
  return useSyncExternalStore(language.subscribe, language.get, () => language.initial);
}
