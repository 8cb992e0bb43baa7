import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const PUBLIC_FILE_MODE = 0o644;
const PUBLIC_FOLDER_MODE = 0o755;

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

/** Sets the mode of a file or folder, unless its file system knows none. */
async function setMode(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].some((code) => hasErrorCode(error, code))) throw error;
  });
}

/** Lets everybody on the machine read a file, whatever the umask of this process: web servers run as users of their own. */
export async function makePublic(file: string): Promise<void> {
  await setMode(file, PUBLIC_FILE_MODE);
}

/** Creates a folder, and those around it that are missing, for everybody on the machine to read. */
export async function createPublicFolder(directory: string): Promise<void> {
  const folder = resolve(directory);
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let next = folder; next.length >= first.length; next = dirname(next)) {
    await setMode(next, PUBLIC_FOLDER_MODE);
  }
}
