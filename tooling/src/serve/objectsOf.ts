import { FolderStore } from '../store/FolderStore';
import type { Store } from '../store/Store';
import { printError } from '../util/print';
import { BUCKET_FRESH_MS, cacheObjects, type ReadObject } from './cacheObjects';

export function objectsOf(store: Store): ReadObject {
  const get = async (key: string) => (await store.get(key))?.bytes;
  // A folder answers at once, and is never away.
  if (store instanceof FolderStore) return cacheObjects(get);
  return cacheObjects(get, { freshForMs: BUCKET_FRESH_MS, report: printError });
}
