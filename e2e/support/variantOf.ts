import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { integrityOf, readRelease, serializeManifest, withVersion } from '@farekite/tooling/release';

/** A text with code in `${…}`, to be written into a string literal with these quotes. */
function asLiteral(text: string, quote: string): string {
  return text.replaceAll(/\$\{(.+?)\}/g, (_match, code: string) => `${quote}+(${code})+${quote}`);
}

/**
 * Makes another release of a built remote: the same files, with one text replaced everywhere,
 * as if its source had been changed and built again.
 *
 * @param dist where the release was built
 * @param target a folder that does not exist yet
 * @param text a whole text of the sources, when the replacement has code in `${…}`
 * @throws Error when no script contains the text
 */
export async function variantOf(
  dist: string,
  target: string,
  text: string,
  replacement: string,
): Promise<RemoteRelease> {
  cpSync(dist, target, { recursive: true });
  const { version, ...built } = (await readRelease(dist)) as RemoteRelease;
  const files = { ...built.files };
  for (const file of Object.keys(files).filter((name) => name.endsWith('.js'))) {
    const source = readFileSync(join(target, file), 'utf8');
    if (!source.includes(text)) continue;
    const changed = source.replaceAll(text, (_match, start: number) =>
      asLiteral(replacement, source.charAt(start - 1)),
    );
    writeFileSync(join(target, file), changed);
    files[file] = integrityOf(changed);
  }
  const release = withVersion<RemoteRelease>({ ...built, files });
  if (release.version === version) throw new Error(`"${text}" is in no script of ${dist}`);
  writeFileSync(join(target, 'release.json'), serializeManifest(release));
  return release;
}
