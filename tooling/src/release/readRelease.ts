import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/contract';
import { integrityOfFile } from './integrity';
import { contentVersion } from './manifest';
import { ReleaseError } from './ReleaseError';

/** It is part of addresses and of file names. */
const NAME = /^[a-z][a-z\d-]*$/;
const REMEDY = 'Build it again and publish the whole dist folder.';

/**
 * Reads a built release and checks every file of it against its hash.
 * @throws ReleaseError when it is no release, or not the one that was built
 */
export async function readRelease(dist: string): Promise<ReleaseManifest> {
  const directory = resolve(dist);
  const file = join(directory, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(
      `There is no release in ${directory}: ${file} is missing`,
      'Build the room first: npm run build -w <name>.',
    );
  });
  const manifest = parse(text, file);
  const { version, ...rest } = manifest;
  if (contentVersion(rest) !== version) {
    throw new ReleaseError(`${file} is corrupt: its content does not match its version ${version}`, REMEDY);
  }
  for (const [name, expected] of Object.entries(manifest.files)) {
    const found = await integrityOfFile(join(directory, name)).catch(() => undefined);
    if (!found) throw new ReleaseError(`The release in ${directory} misses its file ${name}`, REMEDY);
    if (found !== expected)
      throw new ReleaseError(`The file ${join(directory, name)} is not the one that was built`, REMEDY);
  }
  return manifest;
}

function parse(text: string, file: string): ReleaseManifest {
  try {
    const manifest = JSON.parse(text) as Partial<ReleaseManifest> | null;
    const { name = '', version, contract, files, kind } = manifest ?? {};
    if (NAME.test(name) && version && contract && files && kind) return manifest as ReleaseManifest;
  } catch {
    // Said below: whatever it is, it is no manifest.
  }
  throw new ReleaseError(`${file} is corrupt: it is not a release manifest`, REMEDY);
}
