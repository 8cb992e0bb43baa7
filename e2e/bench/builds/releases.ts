import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasePath, type Integrity, type ReleaseManifest } from '@farekite/shared/protocol';
import { integrityOf } from '@farekite/tooling/release';
import { writeWithVariants } from '../sites/writeWithVariants';
import type { BuiltShell } from './buildShell';

/** The live release of a name in a site's folder. */
export async function readLive<Release extends ReleaseManifest>(
  site: string,
  name: string,
): Promise<Release> {
  return JSON.parse(await readFile(join(site, 'live', `${name}.json`), 'utf8')) as Release;
}

/**
 * Writes the files of a build into a site's folder, where those of its release are.
 *
 * @param folder of the build
 * @returns the hashes of the files
 */
export async function writeReleaseFiles(
  { files }: BuiltShell,
  folder: string,
  release: Pick<ReleaseManifest, 'name' | 'version'>,
  site: string,
): Promise<Record<string, Integrity>> {
  const hashes: Record<string, Integrity> = {};
  for (const file of files) {
    const content = await readFile(join(folder, file));
    hashes[file] = integrityOf(content);
    await writeWithVariants(join(site, releasePath(release), file), content);
  }
  return hashes;
}
