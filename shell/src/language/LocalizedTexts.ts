import type { i18n as I18n } from 'i18next';
import { addTexts, type Language, type Texts } from '@farekite/shared/language';
import type { Loading } from '../loading/Loading';

/** Loads the texts of a part of the site in a language. Rejects when that fails; a later call tries again. */
export type LoadTexts = (language: Language) => Promise<Texts>;

/** Fetches the files of the texts past the browser's cache, which may have kept a broken response. */
export type RefetchTexts = (language: Language) => Promise<void>;

/** The texts of a part of the site, the shell or a page, which follow the language that the visitor chooses. */
export class LocalizedTexts {
  /** The language that was asked for last; the part is not shown in it yet while its texts are loading. */
  private wanted: Language;
  private readonly available: Set<Language>;

  constructor(
    readonly i18n: I18n,
    private readonly load: LoadTexts,
    private readonly refetch: RefetchTexts,
    private readonly loading: Loading,
  ) {
    this.wanted = i18n.language as Language;
    this.available = new Set([this.wanted]);
  }

  /** Shows the part in a language as soon as its texts are there. */
  show(language: Language): void {
    this.wanted = language;
    if (this.available.has(language)) this.change();
    else this.attempt('loading');
  }

  /** Loads the texts for a visitor who seems about to choose a language. */
  prefetch(language: Language): void {
    // A failure is reported when the language is chosen.
    this.load(language).catch(() => undefined);
  }

  /** Makes another attempt, after the files were fetched anew. */
  retry(): void {
    this.attempt('retrying');
  }

  private attempt(phase: 'loading' | 'retrying'): void {
    const language = this.wanted;
    this.loading.begin(phase, async () => {
      if (phase === 'retrying') await this.refetch(language);
      addTexts(this.i18n, language, await this.load(language));
      this.available.add(language);
      if (language === this.wanted) this.change();
    });
  }

  private change(): void {
    if (this.i18n.language !== this.wanted) void this.i18n.changeLanguage(this.wanted);
    this.loading.succeed();
  }
}
