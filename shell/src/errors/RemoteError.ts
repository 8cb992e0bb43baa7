import type { FailureStep } from '@farekite/shared/telemetry';

/** An error of a remote that names the remote and the version of its release, which webpack's own messages do not. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  /** @param version of its release; `undefined` until that is known */
  constructor(
    readonly step: FailureStep,
    readonly remote: string,
    readonly version: string | undefined,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote}@${version ?? 'unknown'} failed (${step}): ${reason}`, { cause });
  }
}

/** Does a part of the work. @throws RemoteError that names the remote, its release and the step */
export async function inStep<T>(
  step: FailureStep,
  { name, version }: { readonly name: string; readonly version?: string },
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new RemoteError(step, name, version, cause);
  }
}
