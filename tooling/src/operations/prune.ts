import { releasesIn } from '../release/compositionMark';
import { labelOf } from '../release/manifest';
import { listRecentlyNamed, readMoves, type DamagedEntry } from '../store/history';
import { isPageKey, withoutEncoding } from '../store/pageKeys';
import { assertSiteExists, readPointers } from '../store/pointers';
import { listPreviews } from '../store/previews';
import { readStoreTime } from '../store/readStoreTime';
import { listStoredReleases, removeRelease, type StoredRelease } from '../store/releases';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { countProgress } from '../util/progress';

/** The number of releases of the shell, and of each remote, that are kept besides the live one. */
export const DEFAULT_KEEP = 5;

/** What was stored or named later may be about to go live, and visits that began with it still load its files. */
const RECENT_MS = 24 * 60 * 60 * 1_000;

/** A release that was removed. */
export type PrunedRelease = Pick<StoredRelease, 'name' | 'version'>;

export interface PruneOptions {
  /** The number of releases of the shell, and of each remote, to keep besides the live one. */
  readonly keep: number;
  /** By the clock of the store, in milliseconds since 1970. @default the time of the call */
  readonly nowMs?: number;
  /** Is told about each entry of the history that cannot be read. Every release that it may name is kept. */
  readonly onDamage?: (entry: DamagedEntry) => void;
}

/** The entries of the history that cannot be read, by their keys. */
type DamagedEntries = Map<string, DamagedEntry>;

/** The labels of the releases that pages were composed from. */
async function releasesOfPages(store: Store): Promise<Set<string>> {
  const pages: string[] = [];
  for await (const { key } of store.list('')) {
    if (isPageKey(key) && key === withoutEncoding(key)) pages.push(key);
  }
  const labels = new Set<string>();
  const countRead = countProgress('reading pages', pages.length);
  await inParallel(pages, CONCURRENT_REQUESTS, async (key) => {
    const document = (await store.get(key))?.bytes.toString('utf8') ?? '';
    for (const label of releasesIn(document)) labels.add(label);
    countRead();
  });
  return labels;
}

/** The labels of the releases that have to stay, whatever their number. */
async function releasesInUse(store: Store, nowMs: number, damaged: DamagedEntries): Promise<Set<string>> {
  const pointers = await readPointers(store);
  const recent = await listRecentlyNamed(store, nowMs - RECENT_MS, (entry) => damaged.set(entry.key, entry));
  return new Set([...pointers.values(), ...recent].map(labelOf));
}

/** The labels of the releases that were live last, and of the previews. */
async function releasesToKeep(
  store: Store,
  name: string,
  keep: number,
  damaged: DamagedEntries,
): Promise<string[]> {
  const live = (await readPointers(store, [name])).get(name);
  const moves = await readMoves(store, name, live, (entry) => damaged.set(entry.key, entry));
  const formerlyLive = moves
    .map(({ version }) => version)
    .filter((version) => version !== live?.version)
    .toReversed();
  const versions = [...[...new Set(formerlyLive)].slice(0, keep), ...(await listPreviews(store, name))];
  return versions.map((version) => labelOf({ name, version }));
}

/**
 * Removes old releases of the shell and of every remote. It keeps what a pointer, a page, a preview or the history of
 * the last day names, the releases that were live most recently before the live one, and what was stored within the
 * last day, because a publisher may be about to make it live. While an entry of the history cannot be read, it keeps
 * all releases of its name.
 *
 * @throws UserError when there is no site
 */
export async function prune(
  store: Store,
  { keep, onDamage = () => undefined, ...options }: PruneOptions,
): Promise<PrunedRelease[]> {
  await assertSiteExists(store);
  await store.prepare();
  const nowMs = options.nowMs ?? (await readStoreTime(store));
  const stored = await listStoredReleases(store);
  const damaged: DamagedEntries = new Map();
  const isUnreadable = (name: string) => [...damaged.values()].some(({ names }) => names.includes(name));
  const kept = new Set([...(await releasesInUse(store, nowMs, damaged)), ...(await releasesOfPages(store))]);
  for (const name of new Set(stored.map((release) => release.name))) {
    for (const label of await releasesToKeep(store, name, keep, damaged)) kept.add(label);
  }
  const pruned: PrunedRelease[] = [];
  const countChecked = countProgress('checking releases', stored.length);
  for (const { name, version, modifiedMs } of stored) {
    countChecked();
    const label = labelOf({ name, version });
    if (kept.has(label) || isUnreadable(name) || nowMs - modifiedMs < RECENT_MS) continue;
    // A rollback may name the release at this moment; it looks for the manifest after it has written its entry.
    const isNamed = async () => (await releasesInUse(store, nowMs, damaged)).has(label) || isUnreadable(name);
    if (await removeRelease(store, { name, version }, isNamed)) pruned.push({ name, version });
  }
  damaged.forEach((entry) => {
    onDamage(entry);
  });
  return pruned;
}
