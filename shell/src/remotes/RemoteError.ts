/** How far the shell had come with a page when it failed. */
export type RemotePhase =
  /** finding out which release to load */
  | 'release'
  /** comparing contract versions */
  | 'contract'
  /** loading the container's script and the page's */
  | 'script'
  /** loading the page's stylesheet */
  | 'style'
  /** looking at what the module exports */
  | 'module'
  /** rendering the page */
  | 'render'
  /** anything that the page itself reported */
  | 'page';

export interface RemoteErrorDetails {
  readonly remote: string;
  /** `undefined` until the release is known. */
  readonly release?: string | undefined;
  readonly phase: RemotePhase;
  readonly cause: unknown;
}

/** A fault of a remote that tells whose it is; the federation runtime's own messages do not. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  readonly release: string | undefined;
  readonly phase: RemotePhase;

  constructor({ remote, release, phase, cause }: RemoteErrorDetails) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote}@${release ?? 'unknown'} failed (${phase}): ${reason}`, { cause });
    this.remote = remote;
    this.release = release;
    this.phase = phase;
  }
}
