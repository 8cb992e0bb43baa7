import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isObjectKey } from '../store/keys';
import { hasErrorCode } from '../util/files';

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
    const file = join(await realpath(folder), key);
    // A pipe that somebody has put there must not hold up the server.
    const isSent = (await realpath(file)) === file && (await stat(file)).isFile();
    return isSent ? { bytes: await readFile(file) } : undefined;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG')) return undefined;
    throw error;
  }
}
