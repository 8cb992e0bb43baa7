/** The step at which a page failed. */
export type RemoteStep =
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
  /** Version of its release; `undefined` until that is known. */
  readonly version?: string | undefined;
  readonly step: RemoteStep;
  readonly cause: unknown;
}

/** An error of a remote that names the remote and the version of its release, which webpack's own messages do not. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  readonly version: string | undefined;
  readonly step: RemoteStep;

  constructor({ remote, version, step, cause }: RemoteErrorDetails) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote}@${version ?? 'unknown'} failed (${step}): ${reason}`, { cause });
    this.remote = remote;
    this.version = version;
    this.step = step;
  }
}

/** The step that webpack's loading code names in its error; `undefined` for any other error. */
function failedStep(cause: unknown): RemoteStep | undefined {
  const { name, code } = (cause ?? {}) as { name?: unknown; code?: unknown };
  if (name !== 'ChunkLoadError') return undefined;
  return code === 'CSS_CHUNK_LOAD_FAILED' ? 'style' : 'script';
}

/** Does a part of the work. @throws RemoteError that names the remote, its release and the step */
export async function inStep<T>(
  step: RemoteStep,
  { name, version }: { readonly name: string; readonly version?: string },
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new RemoteError({ remote: name, version, step: failedStep(cause) ?? step, cause });
  }
}
