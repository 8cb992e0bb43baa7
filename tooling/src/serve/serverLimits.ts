const KIBIBYTE = 1_024;

/** What a server grants to those who visit it, so that none of them takes it from the others. */
export interface ServerLimits {
  /** The connections beyond this number are answered with 503. */
  readonly maxConnections: number;
  /** How many more of them are accepted in order to be answered; others are closed at once. */
  readonly maxRefusedConnections: number;
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
  maxRefusedConnections: 200,
  maxHeaderBytes: 16 * KIBIBYTE,
  requestTimeoutMs: 10_000,
  keepAliveMs: 75_000,
  stalledTimeoutMs: 30_000,
  transferTimeoutMs: 10 * 60_000,
  stopTimeoutMs: 8_000,
};
