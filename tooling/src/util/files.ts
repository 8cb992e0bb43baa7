import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

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

/** Whether a system call failed for one of these reasons: `EEXIST` … */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

function emptyIfNotFound(error: unknown): [] {
  if (hasErrorCode(error, 'ENOENT')) return [];
  throw error;
}

/**
 * Lets everybody on the machine read a file, or a folder with another mode, whatever the umask of this process: web servers
 * run as users of their own. Where the file system knows no modes, nothing is done.
 */
export async function makePublic(path: string, mode = 0o644): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if (!hasErrorCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) throw error;
  });
}

/** Creates a folder, and those around it that are missing, for everybody on the machine to read. */
export async function createPublicFolder(directory: string): Promise<void> {
  const folder = resolve(directory);
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let next = folder; next.length >= first.length; next = dirname(next)) await makePublic(next, 0o755);
}
