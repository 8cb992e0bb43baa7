import { userInfo } from 'node:os';
import { join } from 'node:path';
import { appendFile } from 'node:fs/promises';
import type { ReleaseManifest } from '@farekite/shared/contract';
import type { Site } from './Site';

/** A line of the site's log: who made which release live, and when. It is nobody's business but the operators'. */
export interface HistoryEntry {
  readonly name: string;
  readonly version: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly by: string;
}

const FILE = join('.farekite', 'history.jsonl');

/** Written before the pointer flips: a line too many does no harm, a flip that nobody knows of does. */
export async function recordFlip(site: Site, { name, version }: ReleaseManifest): Promise<void> {
  const entry: HistoryEntry = { name, version, at: new Date().toISOString(), by: userInfo().username };
  await appendFile(join(site.directory, FILE), `${JSON.stringify(entry)}\n`, { flush: true });
}

/** All entries, the oldest first. A line that was cut off by a crash is left out. */
export async function readHistory(site: Site): Promise<HistoryEntry[]> {
  const lines = ((await site.read(FILE)) ?? '').split('\n');
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as HistoryEntry];
    } catch {
      return [];
    }
  });
}
