import { createStore, type Store } from '@farekite/shared/hooks';
import { reportError } from '../errors/reportError';

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

/** What is there from the start, as where pages are composed. */
export const LOADED: Loadable = {
  phase: createStore<Phase>('ready'),
  lacksParts: () => false,
  retry: () => undefined,
};

/** After this time the visitor is told that something is late. */
export const SLOW_AFTER_MS = 4_000;

/** The attempts to load something. Several may run at a time: only the latest says how far it is. Failures are reported. */
export class Loading {
  readonly phase = createStore<Phase>('ready');
  private latest = 0;

  /** @param onSlow reports that the latest attempt is late */
  constructor(private readonly onSlow: () => void) {}

  /** Begins an attempt. @param load rejects when it has failed */
  begin(phase: 'loading' | 'retrying', load: () => Promise<void>): void {
    const attempt = ++this.latest;
    const ifLatest = (act: () => void) => () => {
      if (attempt === this.latest) act();
    };
    this.phase.set(phase);
    const slow = setTimeout(
      ifLatest(() => {
        this.onSlow();
        this.phase.set('slow');
      }),
      SLOW_AFTER_MS,
    );
    load()
      .then(
        ifLatest(() => {
          this.succeed();
        }),
        (error: unknown) => {
          ifLatest(() => {
            this.fail(error);
          })();
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

  /** Says that what was loaded is of no use; attempts that still run report nothing. */
  fail(error: unknown): void {
    this.latest++;
    reportError(error);
    this.phase.set('failed');
  }
}
