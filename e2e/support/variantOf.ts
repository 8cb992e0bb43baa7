import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { integrityOf, readRelease, serializeManifest, withVersion } from '@farekite/tooling/release';

/**
 * Makes another release of a built package: the same files, with one text replaced everywhere,
 * as if its source had been changed and built again.
 *
 * @param dist where the release was built
 * @param target a folder that does not exist yet
 * @param inBrowser the text in the browser, if it is another one there
 * @throws Error when no file contains the text
 */
export async function variantOf(
  dist: string,
  target: string,
  text: string,
  replacement: string,
  inBrowser = replacement,
): Promise<ReleaseManifest> {
  cpSync(dist, target, { recursive: true });
  const { version, ...built } = await readRelease(dist);
  const files = { ...built.files };
  for (const file of Object.keys(files).filter((name) => /\.js(?:on)?$/.test(name))) {
    const source = readFileSync(join(target, file), 'utf8');
    if (!source.includes(text)) continue;
    const changed = source.replaceAll(text, file.startsWith('browser/') ? inBrowser : replacement);
    writeFileSync(join(target, file), changed);
    files[file] = integrityOf(changed);
  }
  const release = withVersion<ReleaseManifest>({ ...built, files });
  if (release.version === version) throw new Error(`"${text}" is in no file of ${dist}`);
  writeFileSync(join(target, 'release.json'), serializeManifest(release));
  return release;
}
