import type { SiteLanguage } from '@farekite/shared/language';
import { reloadDocument } from '../document/loadDocument';
import { reportError } from '../errors/reportError';
import { LoadAttempts, type Loadable } from './LoadAttempts';
import { createTextFiles, type LoadTextFileOptions, type TextFiles } from './TextFiles';

/** The files with the shell's texts, by language. */
type Files = Readonly<Partial<Record<string, { readonly href: string }>>>;

/**
 * The shell's texts in the languages of the site: the document contains those in its own, and the others are loaded when
 * they are needed. By default there is nothing to load.
 */
export class ShellTexts implements Loadable {
  private readonly attempts = new LoadAttempts({
    onSlow: () => {
      reportError(new Error(`The shell's texts in "${this.language ?? ''}" are late`));
    },
    onFailed: (cause) => {
      reportError(new Error(`The shell's texts in "${this.language ?? ''}" could not be loaded`, { cause }));
    },
  });
  /** The language that was needed last. */
  private language: SiteLanguage | undefined;

  constructor(
    private readonly files: Files = {},
    private readonly loader: TextFiles = createTextFiles({}, () => ''),
  ) {}

  readonly getStatus = this.attempts.getStatus;
  readonly subscribe = this.attempts.subscribe;
  readonly lacksParts = (): boolean => false;

  /** Loads the texts for a visitor who seems about to choose a language. */
  readonly prefetch = (language: SiteLanguage): void => {
    const href = this.files[language]?.href;
    // A failure is reported when the language is chosen.
    if (href) this.loader.load(href).catch(() => undefined);
  };

  /**
   * Loads the texts in a language.
   *
   * @returns a promise that resolves when they are there and never rejects; `undefined` if they are there already
   */
  readonly load = (language: SiteLanguage): Promise<void> | undefined => {
    this.language = language;
    const href = this.missing();
    if (!href) {
      this.attempts.succeed();
      return undefined;
    }
    this.attempts.begin('loading', () => this.loadMissing());
    const arrival = this.loader.whenLoaded(href);
    // A request may bring them that belongs to no attempt, because the visitor has pointed at the language again.
    void arrival.then(() => {
      if (!this.missing()) this.attempts.succeed();
    });
    return arrival;
  };

  readonly retry = (): void => {
    const { phase } = this.getStatus();
    if (phase !== 'failed' && phase !== 'slow') return;
    this.attempts.begin('retrying', async () => {
      const href = this.missing();
      if (href && (await this.loader.isRemoved(href))) {
        // The site has removed the release of the shell that this visit uses; a new document comes in the language.
        reloadDocument();
        await new Promise(() => undefined);
      }
      await this.loadMissing({ renew: true });
    });
  };

  /** The address of the texts in the language that was needed last, unless they are there. */
  private missing(): string | undefined {
    const href = this.language && this.files[this.language]?.href;
    return href === undefined || this.loader.has(href) ? undefined : href;
  }

  /** Loads what is missing, also when another language is needed meanwhile. */
  private async loadMissing(options?: LoadTextFileOptions): Promise<void> {
    for (let href = this.missing(); href; href = this.missing()) await this.loader.load(href, options);
  }
}
