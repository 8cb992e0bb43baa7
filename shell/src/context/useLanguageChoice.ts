import { useSyncExternalStore } from 'react';
import type { SiteLanguage } from '@farekite/shared/language';
import { useShell } from './ShellContext';

interface ChoiceHandlers {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

interface LanguageChoice {
  /** The language that the visitor has chosen last; the site may not be shown in it yet. */
  readonly chosen: SiteLanguage;
  /**
   * Handlers for a button that chooses a language. What the site needs for it is loaded before the button is pressed.
   *
   * @param onChosen called after the choice
   */
  readonly choiceOf: (language: SiteLanguage, onChosen?: () => void) => ChoiceHandlers;
}

/** The visitor's choice of the site's language. */
export function useLanguageChoice(): LanguageChoice {
  const { language: store, shellTexts, pages } = useShell();
  const chosen = useSyncExternalStore(store.subscribe, store.getChosen, () => store.initial);
  const choiceOf: LanguageChoice['choiceOf'] = (language, onChosen) => {
    const prefetch = () => {
      if (language === store.get()) return;
      shellTexts.prefetch(language);
      pages.prefetchLanguage(language);
    };
    const choose = () => {
      store.set(language);
      onChosen?.();
    };
    return { onPointerEnter: prefetch, onFocus: prefetch, onClick: choose };
  };
  return { chosen, choiceOf };
}
