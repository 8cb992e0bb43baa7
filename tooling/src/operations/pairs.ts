import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { pairOfReleases, pathsOf, type PairReleases } from '../compose/storePages';
import type { Pointer } from '../release/formats';
import { isWhole } from '../store/completePairs';
import { SHELL_NAME } from '../store/keys';
import { liveRemote, liveShell, type Releases } from '../store/pointers';
import type { Store } from '../store/Store';

/** The remotes that a shell has routes to, as far as they are live. */
function routedRemotes(shell: ShellRelease, releases: Releases): RemoteRelease[] {
  const names = [...new Set(shell.routes.map(({ remote }) => remote))];
  return names.flatMap((name) => liveRemote(releases, name) ?? []);
}

/**
 * The pairs that a release makes with the releases that are live beside it; none without a shell.
 *
 * @param releases those that are live, with the release itself
 * @param name of the release
 */
export function pairsWith(releases: Releases, name: string): PairReleases[] {
  const shell = liveShell(releases);
  if (!shell) return [];
  if (name === SHELL_NAME) {
    return [undefined, ...routedRemotes(shell, releases)].map((remote) => ({ shell, remote }));
  }
  const remote = liveRemote(releases, name);
  return remote && pathsOf({ shell, remote }).length > 0 ? [{ shell, remote }] : [];
}

/** The versions that a release makes pairs with, for its pointer. */
export function partnersOf(releases: Releases, release: ReleaseManifest): Pointer['with'] {
  if (release.kind === 'remote') return liveShell(releases)?.version ?? null;
  return Object.fromEntries(routedRemotes(release, releases).map(({ name, version }) => [name, version]));
}

/** Those of the pairs whose pages are not all stored. @throws ConflictError when prune is removing some */
export async function incompletePairs(store: Store, pairs: readonly PairReleases[]): Promise<PairReleases[]> {
  const whole = await Promise.all(pairs.map((pair) => isWhole(store, pairOfReleases(pair))));
  return pairs.filter((_pair, index) => !whole[index]);
}
