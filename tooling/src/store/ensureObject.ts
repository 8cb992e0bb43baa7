import { CONFLICT, type Store } from './Store';

/** The keys that begin with a prefix, sorted. */
export async function listKeys(store: Store, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

/**
 * Creates an object that never changes. One that is there already is compared, and not written; one that is there with
 * another content was damaged, and is replaced.
 *
 * @param isListed whether it was listed @default false
 */
export async function ensureObject(
  store: Store,
  key: string,
  bytes: Buffer,
  isListed = false,
): Promise<void> {
  if (!isListed && (await store.put(key, bytes, 'absent')) !== CONFLICT) return;
  const present = await store.get(key);
  if (!present?.bytes.equals(bytes)) await store.put(key, bytes, 'always');
}
