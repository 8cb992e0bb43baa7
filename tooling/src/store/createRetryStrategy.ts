import { setTimeout as sleep } from 'node:timers/promises';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { mayPass, statusOf, type S3Failure } from './s3Error';

/** How long something is asked for again when a store is busy, disturbed or out of reach. */
export interface RetryLimits {
  /** How often it is asked for at most. */
  readonly maxAttempts: number;
  /** After this time it is not asked for once more. */
  readonly patienceMs: number;
}

/** The interface that the AWS SDK has for strategies of one's own. */
type RetryStrategy = Extract<S3ClientConfig['retryStrategy'], { acquireInitialRetryToken: unknown }>;

/** The longest first pause. It doubles with each failure. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 4_000;
/** So many failures take about a second. Shorter disturbances are not worth a message. */
const FAILURES_BEFORE_MESSAGE = 5;

/** The attempts at one thing. The AWS SDK takes it as the token of a request. */
export class Attempts {
  private failures = 0;
  private readonly startedMs = performance.now();

  constructor(private readonly limits: RetryLimits) {}

  getRetryCount(): number {
    return this.failures;
  }

  /** A random pause: publishers that failed together do not come back together. */
  getRetryDelay(): number {
    return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - 1), MAX_PAUSE_MS);
  }

  /** Counts a failure. @returns whether there may be another attempt */
  mayGoOn(): boolean {
    this.failures += 1;
    const { maxAttempts, patienceMs } = this.limits;
    return this.failures < maxAttempts && performance.now() - this.startedMs < patienceMs;
  }

  /** Counts a failure, and pauses before the next attempt. @returns whether there may be one */
  async pause(): Promise<boolean> {
    if (!this.mayGoOn()) return false;
    await sleep(this.getRetryDelay());
    return true;
  }
}

/**
 * Lets the AWS SDK send each request again until its time is over. Its own strategies have one quota of retries for all
 * requests of a client, which eight requests at once use up within a second. And while the clock of this machine is more
 * than four minutes wrong, they repeat what the store has refused for any reason, such as to read an object that is missing.
 *
 * @param onOutage is called once, when a request has failed for about a second
 */
export function createRetryStrategy(limits: RetryLimits, onOutage: (reason: string) => void): RetryStrategy {
  let isReported = false;
  return {
    acquireInitialRetryToken: () => Promise.resolve(new Attempts(limits)),
    refreshRetryTokenForRetry: (token, { error, errorType }) => {
      const attempts = token as Attempts;
      const failure = error as S3Failure;
      const isUnanswered = statusOf(failure) === undefined;
      const isRepeated = isUnanswered ? errorType === 'TRANSIENT' : mayPass(failure);
      if (!isRepeated || !attempts.mayGoOn()) return Promise.reject(new Error('There is no other attempt'));
      if (!isReported && attempts.getRetryCount() === FAILURES_BEFORE_MESSAGE) {
        isReported = true;
        onOutage(failure.code ?? failure.Code ?? failure.name);
      }
      return Promise.resolve(attempts);
    },
    recordSuccess: () => undefined,
  };
}
