/** How often a store that is away is tried again. */
const RETRY_INTERVAL_MS = 1_000;

/** Remembers that a store is away, so that only one request a second tries it and no visitor waits for it. */
export class CircuitBreaker {
  private nextTryMs: number | undefined;

  /** @param onChange called when the store goes away, with the reason, and when it is back */
  constructor(private readonly onChange: (failure: Error | undefined) => void = () => undefined) {}

  /** Whether the store was away the last time that it was asked. */
  get isOpen(): boolean {
    return this.nextTryMs !== undefined;
  }

  /** Whether a store that is away should be tried by this request. */
  claimTry(): boolean {
    const nowMs = performance.now();
    if (this.nextTryMs === undefined || nowMs < this.nextTryMs) return false;
    this.nextTryMs = nowMs + RETRY_INTERVAL_MS;
    return true;
  }

  /** The store has answered. */
  close(): void {
    if (!this.isOpen) return;
    this.nextTryMs = undefined;
    this.onChange(undefined);
  }

  /** The store is away. */
  open(failure: Error): void {
    const wasOpen = this.isOpen;
    this.nextTryMs = performance.now() + RETRY_INTERVAL_MS;
    if (!wasOpen) this.onChange(failure);
  }
}
