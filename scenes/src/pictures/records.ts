import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './Picture';

/** Of each picture of a room, by its stem, the hash of the drawing that its files were made from. */
export type Records = Readonly<Record<string, string>>;

const FILE = 'pictures.json';

export function hashOf(drawing: string): string {
  return createHash('sha256').update(drawing).digest('hex').slice(0, 16);
}

export function readRecords(room: string): Records {
  const file = join(folderOf(room), FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Records) : {};
}

export function writeRecords(room: string, records: Records): void {
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folderOf(room), FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
