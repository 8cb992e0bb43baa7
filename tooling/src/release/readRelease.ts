import { lstat, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { RefusedError, UsageError } from '../util/UserError';
import { integrityOfFile } from './integrity';
import { formatLimit } from './parseData';
import { MAX_MANIFEST_BYTES, parseRelease, REBUILD } from './parseRelease';

const MEBIBYTE = 1024 * 1024;
const MAX_FILE_BYTES = 32 * MEBIBYTE;
const MAX_RELEASE_BYTES = 512 * MEBIBYTE;

/**
 * The size of a file that may be read as a part of a release, or `undefined` when there is no such file.
 *
 * @throws UserError for whatever is no regular file, such as a link to a file elsewhere, and for a file that is too large
 */
async function sizeOf(file: string, maxBytes: number): Promise<number | undefined> {
  const stats = await lstat(file).catch(() => undefined);
  if (!stats) return undefined;
  if (!stats.isFile()) throw new RefusedError(`${file} is not a regular file`, REBUILD);
  if (stats.size <= maxBytes) return stats.size;
  throw new RefusedError(`${file} is larger than ${formatLimit(maxBytes)}`, 'Make it smaller.');
}

/** @throws UserError when a folder of the release is a link, by which its files would be elsewhere */
async function assertFoldersInside(directory: string, files: readonly string[]): Promise<void> {
  const folders = new Set(files.flatMap(parentsOf));
  for (const folder of folders) {
    const stats = await lstat(join(directory, folder)).catch(() => undefined);
    if (stats?.isSymbolicLink()) throw new RefusedError(`${join(directory, folder)} is a link`, REBUILD);
  }
}

/** `browser/assets/kite.svg` → `browser`, `browser/assets` */
function parentsOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

async function readManifest(directory: string): Promise<ReleaseManifest> {
  const file = join(directory, 'release.json');
  const size = await sizeOf(file, MAX_MANIFEST_BYTES);
  const text = size === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return parseRelease(text, file);
  throw new UsageError(
    `There is no release in ${directory}: ${file} is missing`,
    'Build the package first: npm run build -w <name>.',
  );
}

/** @throws UserError when a file is refused, or they are larger together than a release may be */
async function assertReadable(directory: string, files: readonly string[]): Promise<void> {
  await assertFoldersInside(directory, files);
  let totalBytes = 0;
  for (const file of files) totalBytes += (await sizeOf(join(directory, file), MAX_FILE_BYTES)) ?? 0;
  if (totalBytes > MAX_RELEASE_BYTES) {
    throw new RefusedError(
      `The release in ${directory} is larger than ${formatLimit(MAX_RELEASE_BYTES)}`,
      'Make its files smaller.',
    );
  }
}

/**
 * Reads the manifest of the release in a folder and compares every file with its hash. The folder is a team's:
 * nothing in it is read that is a link, no regular file, or larger than a release may be.
 *
 * @throws UserError when there is no release, its manifest is corrupt, or a file is missing, was changed or is refused
 */
export async function readRelease(dist: string): Promise<ReleaseManifest> {
  const directory = resolve(dist);
  const manifest = await readManifest(directory);
  await assertReadable(directory, Object.keys(manifest.files));
  for (const [name, expected] of Object.entries(manifest.files)) {
    const found = await integrityOfFile(join(directory, name)).catch(() => undefined);
    if (!found)
      throw new RefusedError(`The release in ${directory} is incomplete: ${name} is missing`, REBUILD);
    if (found !== expected)
      throw new RefusedError(`${join(directory, name)} has changed since the release was built`, REBUILD);
  }
  return manifest;
}
