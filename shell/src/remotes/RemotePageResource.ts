import { lazy } from 'react';
import type { PageComponent, Route } from '@farekite/shared/contract';
import { reportError } from '../errors/reportError';
import { adapterFor } from './adapterFor';
import { createRemotePage } from './createRemotePage';
import type { Federation } from './federation';
import type { PageFiles } from './PageFiles';
import type { LoadStatus, PageResource, RemotePageComponent } from './PageSource';
import type { LocatedPage, ReleaseCatalog } from './ReleaseCatalog';
import { failedPhase, RemoteError, type RemoteErrorDetails, type RemotePhase } from './RemoteError';

/** After this time the visitor is informed that the page is late. */
export const SLOW_AFTER_MS = 4_000;

export interface RemoteServices {
  readonly catalog: ReleaseCatalog;
  readonly federation: Federation;
  readonly files: PageFiles;
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
 * A page that is loaded from its remote, once it is started. Several attempts may run at a time: the first that succeeds
 * provides the page, and only the latest may report a failure.
 */
export class RemotePageResource implements PageResource {
  readonly RemotePage: RemotePageComponent;
  private status: LoadStatus = { phase: 'loading' };
  private release: string | undefined;
  private attempts = 0;
  /** What the latest attempt is doing. */
  private step: AttemptStep = { phase: 'release' };
  /** Set once the container's script has hung: from then on it is requested at a new address. */
  private needsFreshEntry = false;
  private copiedNodes: readonly Node[] | undefined;
  private readonly listeners = new Set<() => void>();
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
  }

  /** Begins to load the page, unless it has begun already. */
  start(): void {
    if (this.attempts === 0) void this.attempt();
  }

  /** Copied when the outlet is first rendered: before React hydrates the page, and not while the shell starts. */
  get prerendered(): readonly Node[] | undefined {
    this.copiedNodes ??= this.copyPrerendered?.();
    return this.copiedNodes;
  }

  readonly getRelease = (): string | undefined => this.release;

  readonly getStatus = (): LoadStatus => this.status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly retry = (): void => {
    const { status } = this;
    const { phase } = status;
    if (phase !== 'failed' && phase !== 'slow') return;
    // This shell will never host that release; a new document comes with a shell that does.
    if (phase === 'failed' && status.error.phase === 'contract' && !this.copyPrerendered) {
      this.services.reloadDocument();
      return;
    }
    const isSlow = phase === 'slow';
    if (isSlow) this.needsFreshEntry = true;
    this.services.catalog.forget(this.route);
    this.setStatus({ phase: 'retrying' });
    void this.attempt({ refetch: !isSlow, renew: isSlow });
  };

  private async attempt({ refetch = false, renew = false }: AttemptOptions = {}): Promise<void> {
    const number = ++this.attempts;
    const { catalog, files } = this.services;
    this.step = { phase: 'release' };
    const slow = setTimeout(this.becomeSlow, SLOW_AFTER_MS);
    try {
      if (refetch && (await catalog.isRemoved(this.route))) {
        // No attempt can succeed; a new document comes with the release that is live.
        this.services.reloadDocument();
        return;
      }
      const located = await catalog.locate(this.route);
      if (renew) files.renewRequests(located);
      if (refetch) await files.refetch(located);
      this.succeed(await this.load(located), located);
    } catch (error) {
      if (number === this.attempts) this.fail(error as RemoteError);
    } finally {
      clearTimeout(slow);
    }
  }

  private async load(located: LocatedPage): Promise<PageComponent> {
    const { files, federation } = this.services;
    const release = located.release.version;
    const step = async <T>(phase: RemotePhase, work: () => T | Promise<T>): Promise<T> => {
      this.step = { phase, release };
      try {
        return await work();
      } catch (cause) {
        throw new RemoteError({
          remote: this.route.remote,
          release,
          phase: failedPhase(cause) ?? phase,
          cause,
        });
      }
    };
    const module = await step('script', () => {
      files.preload(located);
      return federation.load(located, { freshEntry: this.needsFreshEntry });
    });
    return step('module', () => adapterFor(located.release.contract)(module));
  }

  private readonly becomeSlow = (): void => {
    const { phase } = this.status;
    if (phase !== 'loading' && phase !== 'retrying') return;
    const cause = new Error('there is no answer yet');
    reportError(new RemoteError({ remote: this.route.remote, ...this.step, cause }));
    this.setStatus({ phase: 'slow' });
  };

  private succeed(Page: PageComponent, { release }: LocatedPage): void {
    if (this.status.phase === 'ready') return;
    this.release = release.version;
    this.services.catalog.confirm(release);
    this.settle({ default: createRemotePage(Page, release) });
    this.setStatus({ phase: 'ready' });
  }

  private fail(error: RemoteError): void {
    if (this.status.phase === 'ready') return;
    reportError(error);
    this.setStatus({ phase: 'failed', error });
  }

  private setStatus(status: LoadStatus): void {
    if (this.status.phase === 'ready') return;
    this.status = status;
    this.listeners.forEach((listener) => {
      listener();
    });
  }
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
