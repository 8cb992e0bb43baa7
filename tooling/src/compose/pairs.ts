import type { RoutePath } from '@farekite/shared/contract';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import type { Pointer } from '../release/formats';
import { arePagesStored } from '../store/completePairs';
import { ownPair, pairLabel, SHELL_NAME, type Pair } from '../store/keys';
import { liveRemote, liveShell, type Releases } from '../store/pointers';
import type { Store } from '../store/Store';

export interface PairReleases {
  readonly shell: ShellRelease;
  readonly remote: RemoteRelease | undefined;
  readonly isPreview?: boolean | undefined;
}

export function pairOfReleases({ shell, remote, isPreview }: PairReleases): Pair {
  const pair = remote
    ? { shell: shell.version, name: remote.name, version: remote.version }
    : ownPair(shell.version);
  return isPreview ? { ...pair, isPreview } : pair;
}

export function pathsOfPair({ shell, remote }: PairReleases): RoutePath[] {
  return shell.routes.filter((route) => route.remote === remote?.name).map(({ path }) => path);
}

function routedRemotes(shell: ShellRelease, releases: Releases): RemoteRelease[] {
  const names = [...new Set(shell.routes.map(({ remote }) => remote))];
  return names.flatMap((name) => liveRemote(releases, name) ?? []);
}

export function pairsWith(releases: Releases, name: string): PairReleases[] {
  const shell = liveShell(releases);
  if (!shell) return [];
  if (name === SHELL_NAME) {
    return [undefined, ...routedRemotes(shell, releases)].map((remote) => ({ shell, remote }));
  }
  const remote = liveRemote(releases, name);
  return remote && pathsOfPair({ shell, remote }).length > 0 ? [{ shell, remote }] : [];
}

export function partnersOf(releases: Releases, release: ReleaseManifest): Pointer['with'] {
  if (release.kind === 'remote') return liveShell(releases)?.version ?? null;
  return Object.fromEntries(routedRemotes(release, releases).map(({ name, version }) => [name, version]));
}

export async function incompletePairs(store: Store, pairs: readonly PairReleases[]): Promise<PairReleases[]> {
  const whole = await Promise.all(pairs.map((pair) => arePagesStored(store, pairOfReleases(pair))));
  return pairs.filter((_pair, index) => !whole[index]);
}

/** The pairs that a name makes in any of several sets of releases, each once. */
export function pairsInSets(sets: readonly Releases[], name: string): PairReleases[] {
  const pairs = sets.flatMap((set) => pairsWith(set, name));
  return [...new Map(pairs.map((pair) => [pairLabel(pairOfReleases(pair)), pair])).values()];
}
