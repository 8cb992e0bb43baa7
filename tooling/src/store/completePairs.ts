import { parseComplete, type CompletePair } from '../release/formats';
import {
  completeKey,
  isCompressible,
  PAGES_PREFIX,
  type Pair,
  pairKey,
  pairOf,
  PREVIEW_PAGES_PREFIX,
  variantKeys,
} from './keys';
import { ensureObject, ignoreDamage, listKept, type Store } from './Store';

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
