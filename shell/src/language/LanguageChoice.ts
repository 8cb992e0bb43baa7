import type { i18n as I18n } from 'i18next';
import { createStore, type Store } from '@farekite/shared/hooks';
import { LANGUAGES, loadContractTexts, type Language, type Texts } from '@farekite/shared/language';
import { LocalizedTexts } from './LocalizedTexts';

/** The shell's own texts, and those of the contract package's components. */
async function loadShellTexts(language: Language): Promise<Texts> {
  const [own, ofContract] = await Promise.all([
    import(/* webpackChunkName: "locales/[request]" */ `../locales/${language}/shell.json`) as Promise<{
      readonly default: Texts[string];
    }>,
    loadContractTexts(language),
  ]);
  return { shell: own.default, ...ofContract };
}

/** The language that the visitor has chosen. The shell takes it first, and the page follows the shell. */
export class LanguageChoice {
  readonly chosen: Store<Language>;
  readonly shell: LocalizedTexts;
  private readonly pages = new Set<LocalizedTexts>();

  /** @param i18n of the shell, in the language of the document */
  constructor(private readonly i18n: I18n) {
    this.chosen = createStore(i18n.language as Language);
    const errorOf = (cause: Error) => new Error("The shell's texts are late", { cause });
    this.shell = new LocalizedTexts(i18n, { languages: LANGUAGES, load: loadShellTexts, errorOf });
    i18n.on('languageChanged', () => {
      // In a task of its own: the browser paints the header before it computes every style again, and before the page.
      setTimeout(() => {
        document.documentElement.lang = i18n.language;
        for (const page of this.pages) page.show(i18n.language as Language);
      });
    });
  }

  /** For a visitor who seems about to choose a language. */
  prefetch(language: Language): void {
    for (const part of [this.shell, ...this.pages]) part.prefetch(language);
  }

  choose(language: Language): void {
    // The page's texts are requested together with the shell's.
    this.prefetch(language);
    this.chosen.set(language);
    this.shell.show(language);
  }

  /** Lets a page follow the shell. @returns a function that ends that */
  follow(page: LocalizedTexts): () => void {
    this.pages.add(page);
    page.show(this.i18n.language as Language);
    return () => this.pages.delete(page);
  }
}
