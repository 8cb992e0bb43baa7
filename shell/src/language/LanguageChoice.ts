import { createStore, type Store } from '@farekite/shared/hooks';
import type { Language } from '@farekite/shared/language';
import type { LocalizedTexts } from './LocalizedTexts';

/** What follows the choice of a language. */
type Follower = Pick<LocalizedTexts, 'show' | 'prefetch'>;

/** The language that the visitor has chosen. The shell takes it first, and the page follows the shell. */
export class LanguageChoice {
  /** The language that was chosen last. */
  readonly chosen: Store<Language>;
  /** The language that pages follow: set one task after the shell has changed to it. */
  readonly shown: Store<Language>;
  private readonly followers: Set<Follower>;

  /** @param shell the shell's texts, in the language of the document */
  constructor(readonly shell: LocalizedTexts) {
    this.chosen = createStore(shell.i18n.language as Language);
    this.shown = createStore(this.chosen.initial);
    this.followers = new Set([shell]);
    shell.i18n.on('languageChanged', (language) => {
      // In a task of its own: the browser paints the header before the page, which may be long.
      setTimeout(() => this.shown.set(language as Language));
    });
  }

  /** Loads the texts for a visitor who seems about to choose a language. */
  prefetch(language: Language): void {
    if (language === this.shown.get()) return;
    for (const follower of this.followers) follower.prefetch(language);
  }

  choose(language: Language): void {
    // The page's texts are requested together with the shell's.
    this.prefetch(language);
    this.chosen.set(language);
    this.shell.show(language);
  }

  /** Lets a page follow the shell. @returns a function that ends that */
  follow(page: Follower): () => void {
    const show = () => page.show(this.shown.get());
    this.followers.add(page);
    show();
    const unsubscribe = this.shown.subscribe(show);
    return () => {
      this.followers.delete(page);
      unsubscribe();
    };
  }
}
