import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_SOURCES = new Set(['dist', 'node_modules', 'site', 'test-results', 'screenshots']);
/** Beside the release, not of it: what the build was made from. */
const STAMP = '.sources';

function listSources(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name) || entry.name.startsWith('.') || /\.test\.tsx?$/.test(entry.name))
      return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? listSources(path) : [path];
  });
}

/** One hash of everything that a room's build depends on in the workspace. */
export function hashSources(workspace: string, room: string): string {
  const hash = createHash('sha256').update(process.version);
  const files = [room, join(workspace, 'shared'), join(workspace, 'tooling')].flatMap(listSources).sort();
  for (const file of [...files, join(workspace, 'package-lock.json')]) {
    if (existsSync(file)) hash.update(relative(workspace, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the room's `dist` was built from its sources as they are. */
export function isFresh(workspace: string, room: string): boolean {
  const stamp = join(room, 'dist', STAMP);
  return (
    existsSync(join(room, 'dist', 'release.json')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashSources(workspace, room)
  );
}

/**
 * Remembers what the room's `dist` was built from.
 * @param sources their hash from before the build: who saves a file meanwhile wants another
 */
export function markBuiltFrom(sources: string, room: string): void {
  writeFileSync(join(room, 'dist', STAMP), sources);
}
