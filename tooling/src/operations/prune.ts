import { listStoredPairs } from '../compose/pairs';
import { labelOf } from '../release/manifest';
import { movesOf, readEntries } from '../store/history';
import {
  completeKey,
  historyPrefix,
  pairKey,
  pairLabel,
  releaseKey,
  SHELL_NAME,
  type Named,
} from '../store/keys';
import { labelsNamedBy, type Publication } from '../store/named';
import { assertSiteExists, readPointers } from '../store/pointers';
import { listPreviews, type Preview } from '../store/previews';
import { listStoredReleases } from '../store/releases';
import { readStoreTime, removeObjects, type Store } from '../store/Store';
import type { UserError } from '../util/UserError';

export const DEFAULT_KEEP = 5;
export const DEFAULT_PREVIEW_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1_000;

export interface PruneOptions {
  readonly keep?: number;
  readonly previewDays?: number;
  readonly nowMs?: number;
}

/**
 * Removes old releases and pages. It keeps what pointers name or have named within the last day, what previews name, the
 * releases that were live last, and what was stored within the last day: a publisher may be about to make it live.
 */
export async function prune(
  store: Store,
  { keep = DEFAULT_KEEP, previewDays = DEFAULT_PREVIEW_DAYS, nowMs: givenMs }: PruneOptions = {},
) {
  await assertSiteExists(store);
  await store.prepare();
  const nowMs = givenMs ?? (await readStoreTime(store));
  // What was stored or named later may be about to go live, and visits that began with it still load its files.
  const dayAgoMs = nowMs - DAY_MS;
  // First what there is: what is stored later is young.
  const releases = await listStoredReleases(store);
  const pairs = await listStoredPairs(store);
  const previews = await listPreviews(store);
  const ended = previews.filter(({ modifiedMs }) => nowMs - modifiedMs >= previewDays * DAY_MS);

  const { former, liveADayAgo } = await readFormer(store, keep, dayAgoMs);
  const known = previews.map(({ key }) => key);
  // Also by those that are recorded meanwhile.
  const readPreviewed = async () => (await listPreviews(store, known)).flatMap(labelsOfPreview);
  const readNamed = async () => [
    ...(await readNamedSince(store, dayAgoMs, liveADayAgo)),
    ...(await readPreviewed()),
  ];
  const previewed = previews.filter((preview) => !ended.includes(preview)).flatMap(labelsOfPreview);
  const kept = [...former, ...(await readNamed()), ...previewed];
  for (const { key } of ended) await store.delete(key);
  const remove = async (label: string, modifiedMs: number, prefix: string, last: string, isPreview = false) =>
    !(isPreview ? previewed : kept).includes(label) &&
    modifiedMs <= dayAgoMs &&
    (await removeObjects(store, prefix, last, async () =>
      (await (isPreview ? readPreviewed() : readNamed())).includes(label),
    ));
  const pruned = { previews: ended.map(({ key }) => key), pairs: [] as string[], releases: [] as Named[] };
  for (const { pair, modifiedMs } of pairs) {
    const label = pairLabel(pair);
    if (await remove(label, modifiedMs, pairKey(pair, ''), completeKey(pair), pair.isPreview))
      pruned.pairs.push(label);
  }
  for (const { name, version, modifiedMs } of releases) {
    const release = { name, version };
    const manifest = releaseKey(release, 'release.json');
    if (await remove(labelOf(release), modifiedMs, releaseKey(release, ''), manifest))
      pruned.releases.push(release);
  }
  return pruned;
}

async function readFormer(store: Store, keep: number, dayAgoMs: number) {
  const former: string[] = [];
  const liveADayAgo: Publication[] = [];
  for (const [name, pointer] of await readPointers(store)) {
    const moves = movesOf(await readEntries(store, historyPrefix(name), refuseDamage), pointer);
    const before = moves.filter(({ modifiedMs }) => modifiedMs <= dayAgoMs).slice(-1);
    // A canary that was taken back by then is none any more.
    liveADayAgo.push(...before.map(({ canary, ...move }) => (canary?.share ? { ...move, canary } : move)));
    const labels = moves.filter(({ version }) => version !== pointer.version).map(labelOf);
    former.push(...[...new Set(labels.toReversed())].slice(0, keep));
  }
  return { former, liveADayAgo };
}

async function readNamedSince(store: Store, sinceMs: number, before: readonly Publication[]) {
  const pointers = await readPointers(store);
  const recent = await readEntries(store, undefined, refuseDamage, sinceMs);
  // What the others have replaced was replaced earlier, unless an entry of the last day says so.
  const others = [...pointers.values(), ...before].map((one) => ({ ...one, from: null }));
  return labelsNamedBy([...others, ...recent]);
}

/** An entry that cannot be read may name what is to stay. */
function refuseDamage(error: UserError): never {
  throw error;
}

/** What a preview shows needs the releases of its pairs, too. */
function labelsOfPreview({ releases, pairs }: Preview): string[] {
  const previewed = Object.entries(releases).map(([name, version]) => labelOf({ name, version }));
  const shown = pairs.flatMap((pair) => {
    const [version = '', release = ''] = pair.split('/');
    return [pair, release, labelOf({ name: SHELL_NAME, version })];
  });
  return [...previewed, ...shown];
}
