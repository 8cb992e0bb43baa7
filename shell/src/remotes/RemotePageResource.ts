import { lazy } from 'react';
import type { PageComponent, Route } from '@farekite/shared/contract';
import type { SiteLanguage } from '@farekite/shared/language';
import { DEVELOPMENT_VERSION } from '@farekite/shared/protocol';
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
import { failedStep, RemoteError, type RemoteErrorDetails, type RemoteStep } from './RemoteError';
import { textsAddress } from './textsAddress';

export interface RemoteServices {
  readonly catalog: ReleaseCatalog;
  readonly federation: Federation;
  readonly files: PageFiles;
  readonly textFiles: TextFiles;
  readonly language: LanguageStore;
  /** Loads the document of the current address. */
  readonly reloadDocument: () => void;
}

type Progress = Pick<RemoteErrorDetails, 'step' | 'version'>;

/** The requests of an attempt for text files, by their addresses. */
type TextRequests = Map<string, Promise<void>>;

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
  /** What is being done by the attempt that has begun a step last. */
  private progress: Progress = { step: 'release' };
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
    this.attempts = new LoadAttempts({
      onSlow: () => {
        // A development server answers when it has built the remote.
        if (services.catalog.versionOf(route) === DEVELOPMENT_VERSION) return;
        const cause = new Error('there is no answer yet');
        reportError(new RemoteError({ remote: route.remote, ...this.progress, cause }));
      },
      onFailed: reportError,
    });
    this.getStatus = this.attempts.getStatus;
    this.subscribe = this.attempts.subscribe;
  }

  readonly getStatus: PageResource['getStatus'];

  readonly subscribe: PageResource['subscribe'];

  readonly getVersion = (): string | undefined => this.loaded?.release.version;

  readonly lacksParts = (): boolean => !this.loaded && this.hydrationLanguage === undefined;

  /**
   * Begins to load the page, unless it has begun already, and what it lacks in the site's language.
   *
   * @param hydrationLanguage of a static page that is in the document, which does not contain its texts
   */
  start(hydrationLanguage?: SiteLanguage): void {
    this.hydrationLanguage ??= hydrationLanguage;
    if (this.loaded) this.followLanguage();
    else this.begin();
  }

  /** Loads what a page that has been started needs after another language was chosen, and after the site is shown in it. */
  followLanguage(): void {
    const { loaded, services } = this;
    const isComplete = loaded
      ? this.missingTexts(loaded).length === 0
      : services.language.getChosen() === this.hydrationLanguage;
    if (isComplete) this.attempts.succeed();
    else this.begin();
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
    // This visit cannot show the page from that release; a new document comes with other ones.
    if (phase === 'failed' && isUnfit(status.error) && !this.copyPrerendered) {
      this.services.reloadDocument();
      return;
    }
    const isSlow = phase === 'slow';
    if (isSlow) this.needsFreshEntry = true;
    this.services.catalog.forget(this.route);
    this.attempts.begin('retrying', () => this.attempt({ refetch: !isSlow, renew: isSlow }));
  };

  /** Begins an attempt, unless one is loading the code, or has failed to. */
  private begin(): void {
    if (this.loaded || this.getStatus().phase === 'ready') {
      this.attempts.begin('loading', () => this.attempt());
    }
  }

  private async attempt({ refetch = false, renew = false }: AttemptOptions = {}): Promise<void> {
    const { catalog, files } = this.services;
    this.progress = { step: 'release' };
    if (refetch && (await catalog.isRemoved(this.route))) {
      // No attempt can succeed; a new document comes with the release that is live.
      this.services.reloadDocument();
      return new Promise(() => undefined);
    }
    const located = this.loaded ?? (await catalog.locate(this.route));
    if (!this.loaded && renew) files.renewRequests(located);
    if (!this.loaded && refetch) await files.refetch(located);
    const requests: TextRequests = new Map();
    // Reported below, if the texts are still needed then: code that fails is reported first.
    this.loadTexts(located, requests, renew).catch(() => undefined);
    const shown = this.loaded ?? this.provide(await this.load(located), located);
    await this.runStep('texts', shown, async () => {
      // The language may have changed meanwhile.
      while (this.missingTexts(shown).length > 0) await this.loadTexts(shown, requests);
    });
  }

  private async runStep<T>(
    step: RemoteStep,
    { release }: LocatedPage,
    work: () => T | Promise<T>,
  ): Promise<T> {
    this.progress = { step, version: release.version };
    try {
      return await work();
    } catch (cause) {
      throw new RemoteError({
        remote: this.route.remote,
        version: release.version,
        step: failedStep(cause) ?? step,
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
    const { textFiles, language } = this.services;
    const languages = [language.get(), this.hydrationLanguage ?? language.get()];
    const addresses = languages.flatMap((one) => textsAddress(located, one) ?? []);
    return [...new Set(addresses)].filter((href) => !textFiles.has(href));
  }

  private async loadTexts(located: LocatedPage, requests: TextRequests, renew = false): Promise<void> {
    const { textFiles } = this.services;
    await Promise.all(
      this.missingTexts(located).map((href) => {
        const request = requests.get(href) ?? textFiles.load(href, { renew });
        requests.set(href, request);
        return request;
      }),
    );
  }

  private awaitTexts(located: LocatedPage, language: SiteLanguage): Promise<void> | undefined {
    const { textFiles } = this.services;
    const href = textsAddress(located, language);
    return href === undefined || textFiles.has(href) ? undefined : textFiles.whenLoaded(href);
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

/** Whether a release was found, and has another contract, or lacks the page. */
function isUnfit(error: Error): boolean {
  return (
    error instanceof RemoteError &&
    error.version !== undefined &&
    (error.step === 'contract' || error.step === 'release')
  );
}
