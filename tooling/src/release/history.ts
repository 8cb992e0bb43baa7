import { userInfo } from 'node:os';
import { join } from 'node:path';
import { appendFile } from 'node:fs/promises';
import type { ReleaseManifest } from '@farekite/shared/contract';
import type { Site } from './Site';

/** A line of the site's log: who made which release live, and when. It is nobody's business but the operators'. */
export interface HistoryEntry {
  readonly name: string;
  readonly version: string;
  readonly action: 'publish' | 'rollback';
  /** ISO 8601 instant. */
  readonly at: string;
  readonly by: string;
}

const FILE = join('.farekite', 'history.jsonl');

/** A container may run as a user that has a number and no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${String(process.getuid?.())}`;
  }
}

/**
 * Written before the pointer flips: a line too many does no harm, a flip that nobody knows of does. It
 * begins with its line break, so that a line which a crash cut off takes no other with it.
 */
export async function recordFlip(
  site: Site,
  { name, version }: ReleaseManifest,
  action: HistoryEntry['action'],
): Promise<void> {
  const entry: HistoryEntry = { name, version, action, at: new Date().toISOString(), by: userName() };
  await appendFile(join(site.directory, FILE), `\n${JSON.stringify(entry)}`, { flush: true });
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
