import { useSyncExternalStore } from 'react';
import type { SiteLanguage } from '@farekite/shared/language';
import { useShell } from './ShellContext';

/** The language that the visitor has chosen last; the site may not be shown in it yet. */
export function useChosenLanguage(): SiteLanguage {
  const { language } = useShell();
  return useSyncExternalStore(language.subscribe, language.getChosen, () => language.initial);
}
