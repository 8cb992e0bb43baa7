import { setTimeout as sleep } from 'node:timers/promises';

/** How long something is asked for again when a store is busy, disturbed or out of reach. */
export interface RetryLimits {
  /** How often it is asked for at most. */
  readonly maxAttempts: number;
  /** After this time it is not asked for once more. */
  readonly patienceMs: number;
}

/** The longest first pause. It doubles with each failure. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 4_000;

/** The attempts at one thing. */
export class Attempts {
  failures = 0;
  private readonly startedMs = performance.now();

  constructor(private readonly limits: RetryLimits) {}

  /** Counts a failure. @returns whether there may be another attempt */
  mayGoOn(): boolean {
    this.failures += 1;
    const { maxAttempts, patienceMs } = this.limits;
    return this.failures < maxAttempts && performance.now() - this.startedMs < patienceMs;
  }

  /** Waits for a random time: publishers that failed together do not come back together. */
  async pause(): Promise<void> {
    const longestMs = Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - 1), MAX_PAUSE_MS);
    await sleep(Math.random() * longestMs);
  }
}
