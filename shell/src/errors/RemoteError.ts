import type { RemoteRelease } from '@farekite/shared/protocol';
import type { FailureStep } from '@farekite/shared/telemetry';

export type NamedRelease = Pick<RemoteRelease, 'name'> & Partial<Pick<RemoteRelease, 'version'>>;

/** Names the remote and its release, which webpack's own messages do not. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  /** @param release without a version until that is known */
  constructor(
    readonly step: FailureStep,
    readonly release: NamedRelease,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${release.name}@${release.version ?? 'unknown'} failed (${step}): ${reason}`, { cause });
  }
}

/** @throws RemoteError that names the remote, its release and the step */
export async function inStep<T>(
  step: FailureStep,
  release: NamedRelease,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new RemoteError(step, release, cause);
  }
}
