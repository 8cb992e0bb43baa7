import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { labelOf } from './manifest';

/**
 * `shell@3f9a… mfe-deals@77c1…`: the releases that a document was composed from. The document contains it in its
 * generator element, so that outdated documents are recognized.
 */
export function compositionMark(shell: ShellRelease, remote: RemoteRelease | undefined): string {
  return remote ? `${labelOf(shell)} ${labelOf(remote)}` : labelOf(shell);
}
