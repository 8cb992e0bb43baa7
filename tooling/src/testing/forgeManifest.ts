import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { contentVersion, serializeManifest } from '../release/manifest';

/** A manifest with the version that belongs to its content, whatever that is. */
export function sealed(content: object): ReleaseManifest {
  return { ...content, version: contentVersion(content as ReleaseManifest) } as ReleaseManifest;
}

/** Changes fields of the release.json in a folder and gives it the version that fits, as a forger would. */
export function forgeManifest(dist: string, changes: object): void {
  const file = join(dist, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, serializeManifest(sealed({ ...manifest, ...changes })));
}
