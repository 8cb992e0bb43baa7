import { createStore, type Store } from '@farekite/shared/hooks';

/** How far the loading of something is. */
export type Phase =
  /** Nothing is missing, or nothing was asked for yet. */
  | 'ready'
  | 'loading'
  /** The visitor has asked for another attempt. */
  | 'retrying'
  /** Loading takes so long that the visitor is told; it goes on. */
  | 'slow'
  | 'failed';

/** Something that is loaded, as far as visitors are told of it. */
export interface Loadable {
  readonly phase: Store<Phase>;
  /** Whether more is missing than texts in the language that was chosen. */
  readonly lacksParts: () => boolean;
  /** Makes another attempt if the last one is slow or has failed. */
  readonly retry: () => void;
}

/** After this time the visitor is told that something is late. */
export const SLOW_AFTER_MS = 4_000;

interface Reports {
  readonly onSlow: () => void;
  readonly onFailed: (error: Error) => void;
}

/** The attempts to load something. Several may run at a time: only the latest says how far it is. */
export class Loading {
  readonly phase = createStore<Phase>('ready');
  private latest = 0;

  constructor(private readonly reports: Reports) {}

  /** Begins an attempt. @param load rejects when it has failed */
  begin(phase: 'loading' | 'retrying', load: () => Promise<void>): void {
    const attempt = ++this.latest;
    const isLatest = () => attempt === this.latest;
    this.phase.set(phase);
    const slow = setTimeout(() => {
      if (!isLatest()) return;
      this.reports.onSlow();
      this.phase.set('slow');
    }, SLOW_AFTER_MS);
    load()
      .then(
        () => {
          if (isLatest()) this.succeed();
        },
        (error: unknown) => {
          if (!isLatest()) return;
          this.reports.onFailed(error as Error);
          this.phase.set('failed');
        },
      )
      .finally(() => {
        clearTimeout(slow);
      });
  }

  /** Says that nothing is missing; attempts that still run report nothing. */
  succeed(): void {
    this.latest++;
    this.phase.set('ready');
  }
}
