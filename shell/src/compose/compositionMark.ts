import type { RemoteRelease, ShellRelease } from '@farekite/shared/contract';

/** `shell@3f9a… mfe-deals@77c1…`: what a page was composed from, as its generator element says it. */
export function compositionMark(shell: ShellRelease, remote: RemoteRelease | undefined): string {
  return [shell, remote]
    .filter((release) => release !== undefined)
    .map(({ name, version }) => `${name}@${version}`)
    .join(' ');
}
