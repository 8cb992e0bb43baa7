import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesFolder } from './Picture';

/** Hashes of the drawings from which a package's pictures were made, by stem. */
type Hashes = Readonly<Record<string, string>>;

const FILE = 'pictures.json';

export function hashOf(drawing: string): string {
  return createHash('sha256').update(drawing).digest('hex').slice(0, 16);
}

export function readHashes(packageName: string): Hashes {
  const file = join(picturesFolder(packageName), FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hashes) : {};
}

export function writeHashes(packageName: string, hashes: Hashes): void {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(picturesFolder(packageName), FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
