import { inParallel } from '../util/inParallel';
import { completeKey, pairKey, releaseKey, type Pair } from './keys';
import { objectMetadata } from './objectMetadata';
import { CONCURRENT_REQUESTS, type Store } from './Store';

/** Asked once the last object is gone, without which the rest does not count. */
type IsNamed = () => Promise<boolean>;

/**
 * Removes objects that belong together, beginning with the one without which they do not count: so they do not even if
 * the process ends before the rest is gone.
 *
 * @param last that one's key
 * @param isNamed if a publisher has named them meanwhile, it is put back
 * @returns whether they were removed
 */
async function removeAll(store: Store, prefix: string, last: string, isNamed: IsNamed): Promise<boolean> {
  const object = await store.get(last);
  await store.delete(last);
  if (await isNamed()) {
    if (object) await store.put(last, object.bytes, objectMetadata(last), 'absent');
    return false;
  }
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  await inParallel(keys, CONCURRENT_REQUESTS, (key) => store.delete(key));
  return true;
}

/** Removes a stored release. @returns whether it was removed */
export async function removeRelease(
  store: Store,
  release: { readonly name: string; readonly version: string },
  isNamed: IsNamed,
): Promise<boolean> {
  return removeAll(store, releaseKey(release, ''), releaseKey(release, 'release.json'), isNamed);
}

/** Removes the pages of a pair. @returns whether they were removed */
export async function removePair(store: Store, pair: Pair, isNamed: IsNamed): Promise<boolean> {
  return removeAll(store, pairKey(pair, ''), completeKey(pair), isNamed);
}
