import type { i18n as I18n } from 'i18next';
import type { Language } from '@farekite/shared/language';
import { createStore } from '@farekite/shared/hooks';

/** A part of the site that is shown in a language as soon as its texts are there. */
export interface LocalizedPart {
  readonly show: (language: Language) => void;
  readonly prefetch: (language: Language) => void;
}

export type LanguageChoice = ReturnType<typeof createLanguageChoice>;

/**
 * The language that the visitor has chosen. The shell takes it first, and the page follows the shell.
 *
 * @param initial the language of the document
 */
export function createLanguageChoice(initial: Language) {
  const store = createStore(initial);
  const shown = createStore(initial);
  const parts = new Set<LocalizedPart>();
  /** Loads the texts for a visitor who seems about to choose a language. */
  const prefetch = (language: Language) => {
    if (language === shown.get()) return;
    for (const part of parts) part.prefetch(language);
  };
  return {
    /** The language that was chosen last. Its initial value is the language of the document. */
    store,
    /** The language in which the shell is shown. */
    shown,
    prefetch,
    choose: (language: Language) => {
      // The page's texts are requested together with the shell's.
      prefetch(language);
      store.set(language);
    },
    /** Lets the shell take what is chosen. @param i18n of the shell */
    lead: (shell: LocalizedPart, i18n: I18n) => {
      parts.add(shell);
      store.subscribe(() => {
        shell.show(store.get());
      });
      i18n.on('languageChanged', (language) => {
        // In a task of its own: the browser paints the header before the page, which may be long.
        setTimeout(() => {
          shown.set(language as Language);
        });
      });
    },
    /** Lets a page follow the shell. @returns a function that ends that */
    follow: (page: LocalizedPart) => {
      const show = () => {
        page.show(shown.get());
      };
      parts.add(page);
      show();
      const unsubscribe = shown.subscribe(show);
      return () => {
        parts.delete(page);
        unsubscribe();
      };
    },
  };
}
