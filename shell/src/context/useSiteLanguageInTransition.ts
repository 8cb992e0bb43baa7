import { startTransition, useEffect, useState } from 'react';
import type { SiteLanguage } from '@farekite/shared/language';
import { useShell } from './ShellContext';

/**
 * The site's language for a remote's page, updated in a transition: a page that is not hydrated yet
 * keeps its prerendered text until it can change, and React never replaces it by a fallback.
 */
export function useSiteLanguageInTransition(): SiteLanguage {
  const { language: store } = useShell();
  const [language, setLanguage] = useState(store.get);
  useEffect(() => {
    const follow = () => {
      startTransition(() => {
        setLanguage(store.get());
      });
    };
    follow();
    return store.subscribe(follow);
  }, [store]);
  return language;
}
