import type { FailureStep } from '@farekite/shared/telemetry';

/** Names the remote and its release, which webpack's own messages do not. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  /** @param version `undefined` until the release is known */
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

/** @throws RemoteError that names the remote, its release and the step */
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
