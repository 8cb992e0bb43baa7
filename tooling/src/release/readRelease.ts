import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { UserError } from '../util/UserError';
import { integrityOfFile } from './integrity';
import { contentVersion } from './manifest';

/** Valid names of releases: they become parts of file names and addresses. */
const NAME_PATTERN = /^[a-z][a-z\d-]*$/;
const REBUILD = 'Build it again and publish the whole dist folder.';

/**
 * Reads the manifest of the release in a folder and compares every file with its hash.
 *
 * @throws UserError when there is no release, its manifest is corrupt, or a file is missing or was changed
 */
export async function readRelease(dist: string): Promise<ReleaseManifest> {
  const directory = resolve(dist);
  const file = join(directory, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(
      `There is no release in ${directory}: ${file} is missing`,
      'Build the package first: npm run build -w <name>.',
    );
  });
  const manifest = parseManifest(text, file);
  const { version, ...rest } = manifest;
  if (contentVersion(rest) !== version) {
    throw new UserError(`${file} is corrupt: its content does not match its version ${version}`, REBUILD);
  }
  for (const [name, expected] of Object.entries(manifest.files)) {
    const found = await integrityOfFile(join(directory, name)).catch(() => undefined);
    if (!found) throw new UserError(`The release in ${directory} is incomplete: ${name} is missing`, REBUILD);
    if (found !== expected)
      throw new UserError(`${join(directory, name)} has changed since the release was built`, REBUILD);
  }
  return manifest;
}

function parseManifest(text: string, file: string): ReleaseManifest {
  try {
    const manifest = JSON.parse(text) as Partial<ReleaseManifest> | null;
    const { name = '', version, contract, files, kind } = manifest ?? {};
    if (NAME_PATTERN.test(name) && version && contract && files && kind) return manifest as ReleaseManifest;
  } catch {
    // Text that is not JSON gets the same message as JSON that is not a manifest.
  }
  throw new UserError(`${file} is corrupt: it is not a release manifest`, REBUILD);
}
