import { userInfo } from 'node:os';
import { join } from 'node:path';
import { appendFile } from 'node:fs/promises';
import type { ReleaseManifest } from '@farekite/shared/contract';
import type { Site } from './Site';

export type HistoryAction = 'publish' | 'rollback' | 'preview' | 'end-preview';

/** A line of the site's log: who did what with which release, and when. It is nobody's business but the operators'. */
export interface HistoryEntry {
  readonly name: string;
  readonly version: string;
  readonly action: HistoryAction;
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
 * Written before it is done: a line too many does no harm, a flip that nobody knows of does. It begins
 * with its line break, so that a line which a crash cut off takes no other with it.
 */
export async function record(
  site: Site,
  { name, version }: Pick<ReleaseManifest, 'name' | 'version'>,
  action: HistoryAction,
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

/** Those entries by which a release went live. */
export function flipsIn(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ action }) => action === 'publish' || action === 'rollback');
}

/** The versions that are previewed: asked for by `publish --preview`, and neither ended nor made live since. */
export function previewedVersions(history: readonly HistoryEntry[], name: string): string[] {
  const last = new Map<string, HistoryAction>();
  for (const entry of history) if (entry.name === name) last.set(entry.version, entry.action);
  return [...last].flatMap(([version, action]) => (action === 'preview' ? [version] : []));
}
