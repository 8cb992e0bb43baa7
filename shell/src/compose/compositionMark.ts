import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';

/** `shell@3f9a… mfe-deals@77c1…`: the releases that a document was composed from, for its generator element. */
export function compositionMark(shell: ShellRelease, remote: RemoteRelease | undefined): string {
  return [shell, remote]
    .filter((release) => release !== undefined)
    .map(({ name, version }) => `${name}@${version}`)
    .join(' ');
}
