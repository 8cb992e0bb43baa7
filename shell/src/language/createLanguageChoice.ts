import type { i18n as I18n } from 'i18next';
import { createStore } from '@farekite/shared/hooks';
import type { Language } from '@farekite/shared/language';
import type { SitePart } from '../loading/createLoading';

export type LanguageChoice = ReturnType<typeof createLanguageChoice>;

/**
 * The language that the visitor has chosen. The shell takes it first, and the page follows the shell.
 *
 * @param i18n of the shell, in the language of the document
 */
export function createLanguageChoice(i18n: I18n, shell: SitePart) {
  const initial = i18n.language as Language;
  const chosen = createStore(initial);
  const shown = createStore(initial);
  const parts = new Set([shell]);
  i18n.on('languageChanged', (language) => {
    // In a task of its own: the browser paints the header before the page, which may be long.
    setTimeout(() => shown.set(language as Language));
  });
  /** Loads the texts for a visitor who seems about to choose a language. */
  const prefetch = (language: Language) => {
    if (language === shown.get()) return;
    for (const part of parts) part.prefetch(language);
  };
  return {
    /** Has the texts of the shell. */
    i18n,
    shell,
    /** The language that was chosen last. */
    chosen,
    /** The language in which the shell is shown. */
    shown,
    prefetch,
    choose: (language: Language) => {
      // The page's texts are requested together with the shell's.
      prefetch(language);
      chosen.set(language);
      shell.show(language);
    },
    /** Lets a page follow the shell. @returns a function that ends that */
    follow: (page: SitePart) => {
      const show = () => page.show(shown.get());
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
