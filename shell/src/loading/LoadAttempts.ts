/** How far the loading of something is. */
export type LoadStatus =
  | { readonly phase: 'loading' }
  /** The visitor has asked for another attempt. */
  | { readonly phase: 'retrying' }
  /** Loading takes so long that the visitor is informed; it goes on. */
  | { readonly phase: 'slow' }
  | { readonly phase: 'failed'; readonly error: Error }
  /** Nothing is missing, or nothing was asked for yet. */
  | { readonly phase: 'ready' };

/** Something that is loaded, as far as visitors are informed of it. */
export interface Loadable {
  readonly getStatus: () => LoadStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether more is missing than texts in the language that was chosen. */
  readonly lacksParts: () => boolean;
  /** Starts another attempt if the last one is slow or has failed, bypassing what the browser cached of it. */
  readonly retry: () => void;
}

/** After this time the visitor is informed that something is late. */
export const SLOW_AFTER_MS = 4_000;

interface Reports {
  readonly onSlow: () => void;
  readonly onFailed: (error: Error) => void;
}

/**
 * The attempts to load something, and how far they are. Several may run at a time: the first that succeeds ends them all,
 * and only the latest may report a failure.
 */
export class LoadAttempts {
  private status: LoadStatus = { phase: 'ready' };
  private count = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly reports: Reports) {}

  readonly getStatus = (): LoadStatus => this.status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins an attempt. @param load rejects when it has failed */
  begin(phase: 'loading' | 'retrying', load: () => Promise<void>): void {
    const number = ++this.count;
    this.setStatus({ phase });
    const slow = setTimeout(() => {
      if (number === this.count) this.becomeSlow();
    }, SLOW_AFTER_MS);
    load()
      .then(this.succeed, (error: unknown) => {
        if (number === this.count) this.fail(error as Error);
      })
      .finally(() => {
        clearTimeout(slow);
      });
  }

  /** Says that nothing is missing; attempts that still run report no failure. */
  readonly succeed = (): void => {
    this.count++;
    this.setStatus({ phase: 'ready' });
  };

  private becomeSlow(): void {
    this.reports.onSlow();
    this.setStatus({ phase: 'slow' });
  }

  private fail(error: Error): void {
    this.reports.onFailed(error);
    this.setStatus({ phase: 'failed', error });
  }

  private setStatus(status: LoadStatus): void {
    if (status.phase === this.status.phase) return;
    this.status = status;
    this.listeners.forEach((listener) => {
      listener();
    });
  }
}
