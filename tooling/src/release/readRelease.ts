import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { RefusedError, UsageError } from '../util/UserError';
import { integrityOfFile } from './integrity';
import { formatLimit } from './parseData';
import { parseRelease, REBUILD } from './parseRelease';
import { MAX_MANIFEST_BYTES } from './releaseSchema';

const MEBIBYTE = 1024 * 1024;
const MAX_FILE_BYTES = 32 * MEBIBYTE;
const MAX_RELEASE_BYTES = 512 * MEBIBYTE;

/**
 * The size of a file that may be read as a part of a release, or `undefined` when there is no such file.
 *
 * @throws UserError for whatever is no regular file, or is elsewhere by a link, and for a file that is too large
 */
async function sizeOf(directory: string, name: string, maxBytes: number): Promise<number | undefined> {
  const file = join(directory, name);
  const stats = await lstat(file).catch(() => undefined);
  if (!stats) return undefined;
  const isInside = stats.isFile() && (await realpath(file)) === join(await realpath(directory), name);
  if (!isInside) throw new RefusedError(`${file} is not a regular file`, REBUILD);
  if (stats.size <= maxBytes) return stats.size;
  throw new RefusedError(`${file} is larger than ${formatLimit(maxBytes)}`, 'Make it smaller.');
}

async function readManifest(directory: string): Promise<ReleaseManifest> {
  const file = join(directory, 'release.json');
  const size = await sizeOf(directory, 'release.json', MAX_MANIFEST_BYTES);
  const text = size === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return parseRelease(text, file);
  throw new UsageError(
    `There is no release in ${directory}: ${file} is missing`,
    'Build the package first: npm run build -w <name>.',
  );
}

/** @throws UserError when a file is refused, or they are larger together than a release may be */
async function assertReadable(directory: string, files: readonly string[]): Promise<void> {
  let totalBytes = 0;
  for (const file of files) totalBytes += (await sizeOf(directory, file, MAX_FILE_BYTES)) ?? 0;
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
