import { appendFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import type { Site } from './Site';

/** What was done with a release. */
export type HistoryAction = 'publish' | 'rollback' | 'preview' | 'end-preview';

/** One line of the site's history, which is not public: who did what with which release, and when. */
export interface HistoryEntry {
  readonly name: string;
  readonly version: string;
  readonly action: HistoryAction;
  /** ISO 8601 instant. */
  readonly at: string;
  /** The name of a user on the machine of the publisher. */
  readonly by: string;
}

const FILE = join('.farekite', 'history.jsonl');

/** The name of the current user, or its number in a container where it has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${String(process.getuid?.())}`;
  }
}

/**
 * Appends an entry to the history. Call it before the action: an entry for an action that then failed
 * does no harm, but a pointer that moved without an entry could not be rolled back.
 */
export async function recordAction(
  site: Site,
  { name, version }: Pick<ReleaseManifest, 'name' | 'version'>,
  action: HistoryAction,
): Promise<void> {
  const entry: HistoryEntry = { name, version, action, at: new Date().toISOString(), by: userName() };
  // The line break comes first, so that an entry cut off by a crash does not spoil the next one.
  await appendFile(join(site.directory, FILE), `\n${JSON.stringify(entry)}`, { flush: true });
}

/** All entries, the oldest first, without lines that a crash cut off. */
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

/** The entries of actions that moved a pointer. */
export function pointerMovesIn(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ action }) => action === 'publish' || action === 'rollback');
}

/** The versions that were published as a preview, and neither ended nor made live since. */
export function previewedVersions(history: readonly HistoryEntry[], name: string): string[] {
  const lastActions = new Map<string, HistoryAction>();
  for (const entry of history) if (entry.name === name) lastActions.set(entry.version, entry.action);
  return [...lastActions].flatMap(([version, action]) => (action === 'preview' ? [version] : []));
}
