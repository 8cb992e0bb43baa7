import type { i18n as I18n } from 'i18next';
import { createStore, type Store } from '@farekite/shared/hooks';
import { addTexts, DEFAULT_LANGUAGE, type Language, type Texts } from '@farekite/shared/language';
import { Loading } from '../loading/Loading';

/** Where the texts of a part of the site come from. */
export interface TextSource {
  readonly languages: readonly string[];
  /** Rejects when that fails; a later call tries again. */
  readonly load: (language: Language) => Promise<Texts>;
  readonly errorOf: (cause: Error) => Error;
}

/** The language in which a part of the site is shown: English when it does not speak the visitor's. */
export function languageFor({ languages }: Pick<TextSource, 'languages'>, visitor: Language): Language {
  return languages.includes(visitor) ? visitor : DEFAULT_LANGUAGE;
}

/** The texts of a part of the site, the shell or a page. It is shown in a language as soon as its texts are there. */
export class LocalizedTexts {
  readonly loading: Loading;
  /** In which the part is shown. */
  readonly language: Store<Language>;
  private wanted: Language;

  constructor(
    readonly i18n: I18n,
    private readonly source: TextSource,
  ) {
    this.wanted = i18n.language as Language;
    this.language = createStore(this.wanted);
    // With the event, so that React renders what depends on either at once.
    i18n.on('languageChanged', (language) => this.language.set(language as Language));
    this.loading = new Loading(source.errorOf, this.change);
  }

  show(visitor: Language): void {
    this.wanted = languageFor(this.source, visitor);
    if (this.language.get() === this.wanted) this.loading.end();
    else this.loading.begin(this.change);
  }

  /** For a visitor who seems about to choose a language. A failure is reported when it is chosen. */
  prefetch(visitor: Language): void {
    this.load(languageFor(this.source, visitor)).catch(() => undefined);
  }

  async load(language: Language): Promise<void> {
    const present = this.i18n.getDataByLanguage(language) ?? {};
    if (Object.keys(present).length > 0) return;
    addTexts(this.i18n, language, await this.source.load(language));
  }

  private readonly change = async (): Promise<void> => {
    const language = this.wanted;
    await this.load(language);
    if (language !== this.wanted) return;
    await this.i18n.changeLanguage(language);
    this.loading.end();
  };
}
