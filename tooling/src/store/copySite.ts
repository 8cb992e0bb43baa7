import { inParallel } from '../util/inParallel';
import { FolderStore } from './FolderStore';
import { pairOf, POINTERS_PREFIX, releaseKey, RELEASES_PREFIX, SHELL_NAME } from './keys';
import { objectMetadata } from './objectMetadata';
import { readPointers } from './pointers';
import { CONCURRENT_REQUESTS, type Store } from './Store';

/**
 * Copies the live state of a site into an empty folder: pointers, the live releases and their pages. It writes nothing
 * to the site, and the copy is not meant to outlive a crash of the machine.
 */
export async function copySite(store: Store, directory: string): Promise<FolderStore> {
  const copy = new FolderStore(directory, { isDurable: false });
  await copy.prepare();
  const pointers = await readPointers(store);
  const liveFolders = [...pointers.values()].map((release) => releaseKey(release, ''));
  const isLive = ({ name, version }: { readonly name: string; readonly version: string }) =>
    pointers.get(name)?.version === version;
  const isCopied = (key: string) => {
    const pair = pairOf(key);
    if (pair) return isLive(pair) && isLive({ name: SHELL_NAME, version: pair.shell });
    if (key.startsWith(RELEASES_PREFIX)) return liveFolders.some((folder) => key.startsWith(folder));
    return key.startsWith(POINTERS_PREFIX);
  };
  const keys: string[] = [];
  for await (const { key } of store.list('')) if (isCopied(key)) keys.push(key);
  await inParallel(keys, CONCURRENT_REQUESTS, async (key) => {
    // What is live at this moment may be removed long after it was replaced, but not at once.
    const object = await store.get(key);
    if (object) await copy.put(key, object.bytes, objectMetadata(key), 'always');
  });
  return copy;
}
