import type { SiteLanguage } from '@farekite/shared/language';
import { useShell } from './ShellContext';

interface IntentHandlers {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Handlers for a button that chooses a language: they load what the site needs for it before the button is pressed. */
export function useLanguageIntent(): (language: SiteLanguage) => IntentHandlers {
  const { language: store, shellTexts, pages } = useShell();
  return (language) => {
    const prefetch = () => {
      if (language === store.get()) return;
      shellTexts.prefetch(language);
      pages.prefetchLanguage(language);
    };
    return { onPointerEnter: prefetch, onFocus: prefetch };
  };
}
