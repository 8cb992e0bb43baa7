import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The files below a folder that may not exist, relative to it, sorted. @param isListed says which subfolders are */
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

/** Of a system call: `EEXIST` … */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

function emptyIfNotFound(error: unknown): [] {
  if (hasErrorCode(error, 'ENOENT')) return [];
  throw error;
}

/** Whatever the umask is: web servers run as users of their own. A file system may know no modes. */
export async function makePublic(path: string, mode = 0o644): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if (!hasErrorCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) throw error;
  });
}

/** Also those around it that are missing. */
export async function createPublicFolder(directory: string): Promise<void> {
  const folder = resolve(directory);
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let next = folder; next.length >= first.length; next = dirname(next)) await makePublic(next, 0o755);
}
