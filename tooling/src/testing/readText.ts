import type { Store } from '../store/Store';

/** The text of an object; `undefined` when there is none. */
export async function readText(store: Store, key: string): Promise<string | undefined> {
  return (await store.get(key))?.bytes.toString('utf8');
}
