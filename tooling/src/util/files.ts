import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The files in a folder and its subfolders, relative to it, with forward slashes, sorted by code units; none
 * when the folder does not exist.
 */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(emptyIfNotFound);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
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
