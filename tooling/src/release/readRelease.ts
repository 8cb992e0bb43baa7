import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Integrity, ReleaseManifest } from '@farekite/shared/protocol';
import { listFiles } from '../util/files';
import { RefusedError, UsageError } from '../util/UserError';
import { MAX_DATA_MB } from './dataRules';
import { parseRelease, REBUILD } from './formats';
import { integrityOf } from './manifest';

const MAX_FILE_MB = 32;
const DOCUMENT = /\.(?:x?html?|xml)$/i;

/** Refuses what is no regular file, or elsewhere by a link, because a team may write anything into the folder. */
async function readPart(directory: string, name: string, maxMb: number): Promise<Buffer | undefined> {
  const file = join(directory, name);
  const stats = await lstat(file).catch(() => undefined);
  if (!stats) return undefined;
  const isInside = stats.isFile() && (await realpath(file)) === join(await realpath(directory), name);
  if (!isInside) throw new RefusedError(`${file} is not a regular file`, REBUILD);
  if (stats.size > maxMb * 1024 * 1024)
    throw new RefusedError(`${file} is larger than ${String(maxMb)} MB`, 'Make it smaller.');
  return readFile(file).catch(() => undefined);
}

export async function hashFiles(directory: string): Promise<Record<string, Integrity>> {
  const files: Record<string, Integrity> = {};
  for (const file of await listFiles(directory))
    files[file] = integrityOf(await readFile(join(directory, file)));
  return files;
}

/** A document would be a page of the team’s own on the site’s origin. */
export function assertNoDocument(file: string): void {
  if (DOCUMENT.test(file))
    throw new RefusedError(`${file} is an HTML or XML file`, 'Leave it out of the build.');
}

/** Compares every file of the release with its hash. */
export async function readRelease(dist: string): Promise<ReleaseManifest> {
  const directory = resolve(dist);
  const manifestFile = join(directory, 'release.json');
  const text = await readPart(directory, 'release.json', MAX_DATA_MB);
  if (!text) {
    throw new UsageError(
      `There is no release in ${directory}: ${manifestFile} is missing`,
      'Build the package first: npm run build -w <name>.',
    );
  }
  const manifest = parseRelease(text.toString('utf8'), manifestFile);
  for (const [name, expected] of Object.entries(manifest.files)) {
    assertNoDocument(join(directory, name));
    const content = await readPart(directory, name, MAX_FILE_MB);
    if (!content)
      throw new RefusedError(`The release in ${directory} is incomplete: ${name} is missing`, REBUILD);
    if (integrityOf(content) !== expected)
      throw new RefusedError(`${join(directory, name)} has changed since the release was built`, REBUILD);
  }
  return manifest;
}
