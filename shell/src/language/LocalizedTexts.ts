import type { i18n as I18n } from 'i18next';
import { addTexts, type Language, type Texts } from '@farekite/shared/language';
import { reloadDocument } from '../document/reloadDocument';
import type { Loadable, Loading } from '../loading/Loading';
import type { LocalizedPart } from './LanguageChoice';

/** Where the texts of a part of the site come from. */
export interface TextSource {
  /** Loads them in a language. Rejects when that fails; a later call tries again. */
  readonly load: (language: Language) => Promise<Texts>;
  /** Fetches their files past the browser's cache, which may have kept a broken response. */
  readonly refetch: (language: Language) => Promise<void>;
}

/** The texts of a part of the site, the shell or a page, which follow the language that the visitor chooses. */
export class LocalizedTexts implements Loadable, LocalizedPart {
  /** The language that was asked for last; the part is not shown in it yet while its texts are loading. */
  private wanted: Language;
  private readonly available: Set<Language>;

  constructor(
    private readonly i18n: I18n,
    private readonly source: TextSource,
    private readonly loading: Loading,
  ) {
    this.wanted = i18n.language as Language;
    this.available = new Set([this.wanted]);
  }

  get phase(): Loadable['phase'] {
    return this.loading.phase;
  }

  readonly lacksParts = (): boolean => false;

  /** Shows the part in a language as soon as its texts are there. */
  show(language: Language): void {
    this.wanted = language;
    if (this.available.has(language)) this.change();
    else this.attempt('loading');
  }

  /** Loads the texts for a visitor who seems about to choose a language. */
  prefetch(language: Language): void {
    if (this.available.has(language)) return;
    // A failure is reported when the language is chosen.
    this.source.load(language).catch(() => undefined);
  }

  readonly retry = (): void => {
    const phase = this.phase.get();
    if (phase === 'failed') this.attempt('retrying');
    // The document comes in the language that was chosen, and ends the request that hangs.
    else if (phase === 'slow') this.loading.begin('retrying', reloadDocument);
  };

  private attempt(phase: 'loading' | 'retrying'): void {
    const language = this.wanted;
    this.loading.begin(phase, async () => {
      if (phase === 'retrying') await this.source.refetch(language);
      addTexts(this.i18n, language, await this.source.load(language));
      this.available.add(language);
      if (language === this.wanted) this.change();
    });
  }

  private change(): void {
    if (this.i18n.language !== this.wanted) void this.i18n.changeLanguage(this.wanted);
    this.loading.succeed();
  }
}
