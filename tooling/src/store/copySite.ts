import { inParallel } from '../util/inParallel';
import { FolderStore } from './FolderStore';
import { objectMetadata } from './objectMetadata';
import { readPointers } from './pointers';
import { releaseKey } from './releases';
import { CONCURRENT_REQUESTS, type Store } from './Store';

/**
 * Copies the live state of a site into an empty folder: pointers, the live releases and the pages. It writes nothing
 * to the site, and the copy is not meant to outlive a crash of the machine.
 */
export async function copySite(store: Store, directory: string): Promise<FolderStore> {
  const copy = new FolderStore(directory, { isDurable: false });
  await copy.prepare();
  const pointers = await readPointers(store);
  const liveFolders = [...pointers.values()].map((release) => releaseKey(release, ''));
  const isCopied = (key: string) =>
    !/^(?:\.farekite|releases)\//.test(key) || liveFolders.some((folder) => key.startsWith(folder));
  const keys: string[] = [];
  for await (const { key } of store.list('')) if (isCopied(key)) keys.push(key);
  await inParallel(keys, CONCURRENT_REQUESTS, async (key) => {
    // A publisher may delete a page in the meantime, but never a live release.
    const object = await store.get(key);
    if (object) await copy.put(key, object.bytes, objectMetadata(key), 'always');
  });
  return copy;
}
