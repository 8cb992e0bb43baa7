import { lazy } from 'react';
import type { PageComponent, Route } from '@farekite/shared/contract';
import type { SiteLanguage } from '@farekite/shared/language';
import { reportError } from '../errors/reportError';
import type { LanguageStore } from '../language/LanguageStore';
import { LoadAttempts } from '../loading/LoadAttempts';
import type { TextFiles } from '../loading/TextFiles';
import { withResolvers } from '../loading/withResolvers';
import { adapterFor } from './adapterFor';
import { createRemotePage } from './createRemotePage';
import type { Federation } from './federation';
import type { PageFiles } from './PageFiles';
import type { PageResource, RemotePageComponent } from './PageSource';
import type { LocatedPage, ReleaseCatalog } from './ReleaseCatalog';
import { failedPhase, RemoteError, type RemoteErrorDetails, type RemotePhase } from './RemoteError';
import { textsAddress } from './textsAddress';

export interface RemoteServices {
  readonly catalog: ReleaseCatalog;
  readonly federation: Federation;
  readonly files: PageFiles;
  readonly texts: TextFiles;
  readonly language: LanguageStore;
  /** Loads the document of the current address. */
  readonly reloadDocument: () => void;
}

type AttemptStep = Pick<RemoteErrorDetails, 'phase' | 'release'>;

interface AttemptOptions {
  /** Fetches the files past the browser's cache first. */
  readonly refetch?: boolean;
  /** Requests what hangs at new addresses. */
  readonly renew?: boolean;
}

/**
 * A page that is loaded from its remote, once it is started: its code, and its texts in the language of the site. It is
 * shown when the first attempt has brought its code, with the texts whichever attempt brings them.
 */
export class RemotePageResource implements PageResource {
  readonly RemotePage: RemotePageComponent;
  private readonly attempts: LoadAttempts;
  /** Where the code of the page is from, as soon as it has loaded. */
  private loaded: LocatedPage | undefined;
  /** What the latest attempt is doing. */
  private step: AttemptStep = { phase: 'release' };
  /** Set once the container's script has hung: from then on it is requested at a new address. */
  private needsFreshEntry = false;
  /** The language in which the document's page is hydrated, if the document may lack its texts. */
  private hydrationLanguage: SiteLanguage | undefined;
  private copiedNodes: readonly Node[] | undefined;
  private readonly settle: (module: { default: RemotePageComponent }) => void;

  constructor(
    readonly route: Route,
    private readonly services: RemoteServices,
    private readonly copyPrerendered: (() => readonly Node[]) | undefined,
  ) {
    const { promise, resolve } = withResolvers<{ default: RemotePageComponent }>();
    this.settle = resolve;
    // React keeps a rejected lazy component forever, so this promise never rejects.
    this.RemotePage = lazy(() => promise);
    this.attempts = new LoadAttempts('loading', {
      onSlow: () => {
        const cause = new Error('there is no answer yet');
        reportError(new RemoteError({ remote: route.remote, ...this.step, cause }));
      },
      onFailed: reportError,
    });
    this.getStatus = this.attempts.getStatus;
    this.subscribe = this.attempts.subscribe;
  }

  readonly getStatus: PageResource['getStatus'];

  readonly subscribe: PageResource['subscribe'];

  readonly getRelease = (): string | undefined => this.loaded?.release.version;

  /**
   * Begins to load the page, unless it has begun already, and what it lacks in the site's language.
   *
   * @param hydrationLanguage of a static page that is in the document, which does not contain its texts
   */
  start(hydrationLanguage?: SiteLanguage): void {
    this.hydrationLanguage ??= hydrationLanguage;
    if (!this.attempts.haveBegun) this.begin();
    else this.followLanguage();
  }

  /** Loads the texts that a page which has been started needs after the site's language has changed. */
  followLanguage(): void {
    if (!this.loaded) return;
    if (this.missingTexts(this.loaded).length > 0) this.begin();
    else this.attempts.succeed();
  }

  /** Copied when the outlet is first rendered: before React hydrates the page, and not while the shell starts. */
  get prerendered(): readonly Node[] | undefined {
    this.copiedNodes ??= this.copyPrerendered?.();
    return this.copiedNodes;
  }

  readonly retry = (): void => {
    const status = this.getStatus();
    const { phase } = status;
    if (phase !== 'failed' && phase !== 'slow') return;
    // This shell will never host that release; a new document comes with a shell that does.
    if (phase === 'failed' && isContractError(status.error) && !this.copyPrerendered) {
      this.services.reloadDocument();
      return;
    }
    const isSlow = phase === 'slow';
    if (isSlow) this.needsFreshEntry = true;
    this.services.catalog.forget(this.route);
    this.attempts.begin('retrying', () => this.attempt({ refetch: !isSlow, renew: isSlow }));
  };

  private begin(): void {
    this.attempts.begin('loading', () => this.attempt());
  }

  private async attempt({ refetch = false, renew = false }: AttemptOptions = {}): Promise<void> {
    const { catalog, files } = this.services;
    this.step = { phase: 'release' };
    if (refetch && (await catalog.isRemoved(this.route))) {
      // No attempt can succeed; a new document comes with the release that is live.
      this.services.reloadDocument();
      return new Promise(() => undefined);
    }
    const located = this.loaded ?? (await catalog.locate(this.route));
    if (!this.loaded && renew) files.renewRequests(located);
    if (!this.loaded && refetch) await files.refetch(located);
    const texts = this.loadTexts(located, renew);
    // Reported below: code that fails is reported first.
    texts.catch(() => undefined);
    const shown = this.loaded ?? this.provide(await this.load(located), located);
    await this.runStep('texts', shown, async () => {
      if (shown === located) await texts;
      // The language may have changed meanwhile.
      while (this.missingTexts(shown).length > 0) await this.loadTexts(shown);
    });
  }

  private async runStep<T>(
    phase: RemotePhase,
    { release }: LocatedPage,
    work: () => T | Promise<T>,
  ): Promise<T> {
    this.step = { phase, release: release.version };
    try {
      return await work();
    } catch (cause) {
      throw new RemoteError({
        remote: this.route.remote,
        release: release.version,
        phase: failedPhase(cause) ?? phase,
        cause,
      });
    }
  }

  private async load(located: LocatedPage): Promise<PageComponent> {
    const { files, federation } = this.services;
    const module = await this.runStep('script', located, () => {
      files.preload(located);
      return federation.load(located, { freshEntry: this.needsFreshEntry });
    });
    return this.runStep('module', located, () => adapterFor(located.release.contract)(module));
  }

  /** The addresses of text files that are missing: of the site's language, and of that in which the page is hydrated. */
  private missingTexts(located: LocatedPage): string[] {
    const { texts, language } = this.services;
    const languages = [language.get(), this.hydrationLanguage ?? language.get()];
    const addresses = languages.flatMap((one) => textsAddress(located, one) ?? []);
    return [...new Set(addresses)].filter((href) => !texts.has(href));
  }

  private async loadTexts(located: LocatedPage, renew = false): Promise<void> {
    const { texts } = this.services;
    await Promise.all(this.missingTexts(located).map((href) => texts.load(href, { renew })));
  }

  private awaitTexts(located: LocatedPage, language: SiteLanguage): Promise<void> | undefined {
    const { texts } = this.services;
    const href = textsAddress(located, language);
    return href === undefined || texts.has(href) ? undefined : texts.whenLoaded(href);
  }

  /** Provides the page, unless another attempt has. @returns the release that is shown */
  private provide(Page: PageComponent, located: LocatedPage): LocatedPage {
    if (this.loaded) return this.loaded;
    this.loaded = located;
    const { release } = located;
    this.services.catalog.confirm(release);
    this.settle({
      default: createRemotePage(Page, release, (language) => this.awaitTexts(located, language)),
    });
    return located;
  }
}

function isContractError(error: Error): boolean {
  return error instanceof RemoteError && error.phase === 'contract';
}
