import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files in a folder and its subfolders, relative to it, with forward slashes, sorted by code units; none when the
 * folder does not exist.
 *
 * @param isListed whether a subfolder is listed, by its path relative to the folder @default all are
 */
export async function listFiles(
  directory: string,
  isListed: (subfolder: string) => boolean = () => true,
): Promise<string[]> {
  const listBelow = async (prefix: string): Promise<string[]> => {
    // A subfolder may be removed while the others are read.
    const entries = await readdir(join(directory, prefix), { withFileTypes: true }).catch(emptyIfNotFound);
    const files = await Promise.all(
      entries.map((entry) => {
        const path = prefix + entry.name;
        if (entry.isDirectory()) return isListed(path) ? listBelow(`${path}/`) : [];
        return entry.isFile() ? [path] : [];
      }),
    );
    return files.flat();
  };
  return (await listBelow('')).sort();
}

/** Whether a system call failed for this reason: `EEXIST` … */
export function hasErrorCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}

/** Whether a file system call failed because the file or folder does not exist. */
export function isNotFound(error: unknown): boolean {
  return hasErrorCode(error, 'ENOENT');
}

function emptyIfNotFound(error: unknown): [] {
  if (isNotFound(error)) return [];
  throw error;
}
