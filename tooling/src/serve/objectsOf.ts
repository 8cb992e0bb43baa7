import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore } from '../store/FolderStore';
import { isObjectKey, POINTERS_PREFIX } from '../store/keys';
import type { Store } from '../store/Store';
import { hasErrorCode } from '../util/files';
import { printError } from '../util/print';
import { BUCKET_FRESH_MS, cacheObjects, type ReadObject } from './cacheObjects';

/** A pipe that somebody has put there must not hold up the server. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** How a file system call fails when there is no file of this name that may be sent. */
const MISSING_CODES = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENXIO'];

/**
 * Reads the file under a key. It follows no link, so nothing outside the folder is sent. Only the folder itself may be a
 * link, which may come to name another folder.
 *
 * @throws Error when there is no such file, with one of the codes above, or when it cannot be read
 */
async function readFile(folder: string, key: string): Promise<Buffer | undefined> {
  const file = join(folder, key);
  const handle = await open(file, OPEN_FLAGS);
  try {
    const isReal = (await realpath(file)) === join(await realpath(folder), key);
    return isReal && (await handle.stat()).isFile() ? await handle.readFile() : undefined;
  } finally {
    await handle.close();
  }
}

/** The objects of a site as servers read them. */
export function objectsOf(store: Store): ReadObject {
  if (!(store instanceof FolderStore)) {
    const get = async (key: string) => (await store.get(key))?.bytes;
    return cacheObjects(get, { freshForMs: BUCKET_FRESH_MS, report: printError });
  }
  const read = (key: string) =>
    readFile(store.location, key).catch((error: unknown) => {
      if (hasErrorCode(error, ...MISSING_CODES)) return undefined;
      throw error;
    });
  return cacheObjects(async (key) => {
    if (!isObjectKey(key)) return undefined;
    const bytes = await read(key);
    // Pointers alone are replaced.
    return bytes && key.startsWith(POINTERS_PREFIX) ? store.followersOf(key, bytes, read) : bytes;
  });
}
