import type { RoutePath } from '@farekite/shared/contract';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { type CompletePair, parseComplete, type Pointer } from '../release/formats';
import {
  completeKey,
  isCompressible,
  ownPair,
  PAGES_PREFIX,
  type Pair,
  pairKey,
  pairLabel,
  pairOf,
  PREVIEW_PAGES_PREFIX,
  SHELL_NAME,
  variantKeys,
} from '../store/keys';
import { liveRemote, liveShell, type Releases } from '../store/pointers';
import { ensureObject, ignoreDamage, listKept, type Store } from '../store/Store';

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

export async function isMarkedComplete(store: Store, pair: Pair): Promise<boolean> {
  return (await store.get(completeKey(pair))) !== undefined;
}

export async function arePagesStored(store: Store, pair: Pair): Promise<boolean> {
  const kept = await listKept(store, pairKey(pair, ''));
  const complete = await readComplete(store, pair).catch(ignoreDamage);
  if (!complete) return false;
  const keys = Object.keys(complete.files).map((file) => pairKey(pair, file));
  const variants = keys.filter(isCompressible).flatMap(variantKeys);
  return [...keys, ...variants].every((key) => kept.has(key));
}

export async function readComplete(store: Store, pair: Pair): Promise<CompletePair | undefined> {
  const key = completeKey(pair);
  const object = await store.get(key);
  return object && parseComplete(object.bytes.toString('utf8'), `${store.location}/${key}`);
}

export async function completePair(store: Store, pair: Pair, { files }: CompletePair): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
  const bytes = Buffer.from(`${JSON.stringify({ files: sorted })}\n`);
  await ensureObject(store, completeKey(pair), bytes);
}

export async function listStoredPairs(store: Store) {
  const pairs = new Map<string, { readonly pair: Pair; readonly modifiedMs: number }>();
  const listed = [...(await store.list(PAGES_PREFIX)), ...(await store.list(PREVIEW_PAGES_PREFIX))];
  for (const { key, modifiedMs } of listed) {
    const pair = pairOf(key);
    if (!pair) continue;
    const prefix = pairKey(pair, '');
    pairs.set(prefix, { pair, modifiedMs: Math.max(modifiedMs, pairs.get(prefix)?.modifiedMs ?? 0) });
  }
  return [...pairs.values()];
}
