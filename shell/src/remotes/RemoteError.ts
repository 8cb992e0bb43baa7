/** The step at which a page failed. */
export type RemotePhase =
  /** finding out which release to load */
  | 'release'
  /** comparing contract versions */
  | 'contract'
  /** loading the container's script and the page's, and the stylesheets that webpack loads with them */
  | 'script'
  /** loading the page's stylesheet */
  | 'style'
  /** loading the page's texts in a language */
  | 'texts'
  /** checking what the module exports */
  | 'module'
  /** rendering the page */
  | 'render'
  /** errors that the page itself reported */
  | 'page';

export interface RemoteErrorDetails {
  readonly remote: string;
  /** `undefined` until the release is known. */
  readonly release?: string | undefined;
  readonly phase: RemotePhase;
  readonly cause: unknown;
}

/** An error of a remote that names the remote and its release, which webpack's own messages do not. */
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

/** The step that webpack's loading code names in its error; `undefined` for any other error. */
export function failedPhase(cause: unknown): RemotePhase | undefined {
  const { name, code } = (cause ?? {}) as { name?: unknown; code?: unknown };
  if (name !== 'ChunkLoadError') return undefined;
  return code === 'CSS_CHUNK_LOAD_FAILED' ? 'style' : 'script';
}
