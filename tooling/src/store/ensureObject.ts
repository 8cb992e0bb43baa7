import { md5Of } from '../release/integrity';
import { CONFLICT, type ListedObject, type Store } from './Store';

/** The keys that begin with a prefix, sorted. */
export async function listKeys(store: Store, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

/** The objects whose keys begin with a prefix, by key. */
export async function listByKey(store: Store, prefix: string): Promise<ReadonlyMap<string, ListedObject>> {
  const objects = new Map<string, ListedObject>();
  for await (const object of store.list(prefix)) objects.set(object.key, object);
  return objects;
}

/**
 * Creates an object that never changes. One that is there already is compared, and not written; one that is there with
 * another content was damaged, and is replaced.
 *
 * @param listed the object as it was listed
 */
export async function ensureObject(
  store: Store,
  key: string,
  bytes: Buffer,
  listed: ListedObject | undefined,
): Promise<void> {
  if (listed?.md5 === md5Of(bytes)) return;
  if (!listed && (await store.put(key, bytes, 'absent')) !== CONFLICT) return;
  const present = await store.get(key);
  if (!present?.bytes.equals(bytes)) await store.put(key, bytes, 'always');
}
