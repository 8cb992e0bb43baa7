import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isObjectKey } from '../store/keys';
import { hasErrorCode } from '../util/files';

/** A pipe that somebody has put there must not hold up the server. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** How a file system call fails when there is no file of this name that may be sent. */
const MISSING_CODES = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENXIO'];

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

/**
 * Reads the file under a key in the folder of a site. It follows no link, so nothing outside the folder is sent. Only the
 * folder itself may be a link, which may come to name another folder.
 *
 * @throws Error when there is a file that cannot be read
 */
export async function readFromFolder(
  folder: string,
  key: string,
): Promise<{ readonly bytes: Buffer } | undefined> {
  if (!isObjectKey(key)) return undefined;
  try {
    const bytes = await readFile(folder, key);
    return bytes && { bytes };
  } catch (error) {
    if (hasErrorCode(error, ...MISSING_CODES)) return undefined;
    throw error;
  }
}
