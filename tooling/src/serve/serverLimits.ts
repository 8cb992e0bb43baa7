const KIBIBYTE = 1_024;

/** What a server grants to those who visit it, so that none of them takes it from the others. */
export interface ServerLimits {
  /** Connections beyond this number are closed at once. */
  readonly maxConnections: number;
  /** The greatest size of a request's target and headers together. Node answers greater ones with 431. */
  readonly maxHeaderBytes: number;
  /** How long a request may take to arrive. Node answers slower ones with 408. */
  readonly requestTimeoutMs: number;
  /** How long a connection may wait for its next request: longer than balancers keep one that they share. */
  readonly keepAliveMs: number;
  /** How long a visitor may read nothing of an answer. */
  readonly stalledTimeoutMs: number;
  /** How long a visitor may take to read an answer. */
  readonly transferTimeoutMs: number;
  /** How long transfers may go on after the server was stopped. Docker kills a process after ten seconds. */
  readonly stopTimeoutMs: number;
}

export const DEFAULT_SERVER_LIMITS: ServerLimits = {
  maxConnections: 2_000,
  // Browsers send up to 16 kB of cookies to a host on which other applications set theirs.
  maxHeaderBytes: 32 * KIBIBYTE,
  requestTimeoutMs: 10_000,
  keepAliveMs: 75_000,
  stalledTimeoutMs: 30_000,
  transferTimeoutMs: 10 * 60_000,
  stopTimeoutMs: 8_000,
};
