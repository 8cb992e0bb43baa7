import type { ReleaseManifest } from '@farekite/shared/protocol';
import { pairOfReleases, pairsWith, type PairReleases } from '../compose/pairs';
import { assertPublishable } from '../gate/contractGate';
import type { Pointer } from '../release/formats';
import { labelOf } from '../release/manifest';
import { pairLabel, SHELL_NAME } from '../store/keys';
import { manifestsOf, type Releases } from '../store/pointers';
import { readStoredManifest } from '../store/releases';
import type { Store } from '../store/Store';
import { RefusedError } from '../util/UserError';

type Pointers = ReadonlyMap<string, Pointer>;

function canariesOf(pointers: Pointers) {
  return [...pointers.values()].flatMap(({ name, canary }) =>
    canary ? [{ name, version: canary.version }] : [],
  );
}

/**
 * Which releases visitors get together: the live ones, and for each canary these with it. Canaries of two remotes share no page.
 * @param built a canary that is not stored yet
 */
export async function readServedSets(
  store: Store,
  pointers: Pointers,
  built?: ReleaseManifest,
): Promise<Releases[]> {
  const live = manifestsOf(pointers);
  const canaries = canariesOf(pointers).map((canary) =>
    built?.version === canary.version ? built : readStoredManifest(store, canary),
  );
  return [live, ...(await Promise.all(canaries)).map((canary) => new Map(live).set(canary.name, canary))];
}

export function pairsInSets(sets: readonly Releases[], name: string): PairReleases[] {
  const pairs = sets.flatMap((set) => pairsWith(set, name));
  return [...new Map(pairs.map((pair) => [pairLabel(pairOfReleases(pair)), pair])).values()];
}

/**
 * The contract gate for all sets. A canary of the shell has to be the only one: beside one of a remote, a page could be of
 * either, of both, or of neither.
 */
export function assertSetsFit(sets: readonly Releases[], pointers: Pointers, name: string): void {
  for (const set of sets) {
    const release = set.get(name);
    if (release) assertPublishable(release, set);
  }
  const [one, other] = canariesOf(pointers).sort((canary) => (canary.name === SHELL_NAME ? -1 : 1));
  if (one?.name !== SHELL_NAME || !other) return;
  throw new RefusedError(
    `${labelOf(one)} and ${labelOf(other)} cannot be canaries at once: a canary of the shell is in all pages`,
    `End one of them first: farekite promote ${other.name}, or farekite rollback ${other.name}.`,
  );
}
