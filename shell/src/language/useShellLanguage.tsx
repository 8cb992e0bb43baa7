import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LanguageProvider, type Language } from '@farekite/shared/language';
import { useShell } from '../ShellContext';

/** The site's language, followed at once. Not for what renders a remote's page: see {@link useFollowedLanguage}. */
export function useShellLanguage(): Language {
  const { language } = useShell();
  return useSyncExternalStore(language.subscribe, language.get, language.get);
}

/** Speaks the site's language to a part of the shell. Never to be put around a remote's page. */
export function ShellLanguage({ children }: { readonly children: ReactNode }) {
  return <LanguageProvider language={useShellLanguage()}>{children}</LanguageProvider>;
}

/**
 * The site's language for a remote's page, followed in a transition: a page that is not hydrated yet
 * keeps its prerendered text until it can change, and is never replaced by a fallback.
 */
export function useFollowedLanguage(): Language {
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
