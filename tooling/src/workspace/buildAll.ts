import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { inParallel } from '../release/inParallel';
import { ReleaseError } from '../release/ReleaseError';
import { isFresh } from './freshness';
import { run } from './run';
import { listRooms } from './workspace';

/** Builds a room in a process of its own. @throws ReleaseError when it does not build */
export async function buildInChild(room: string): Promise<void> {
  const exitCode = await run(process.execPath, [require.resolve('../cli/main'), 'build'], { cwd: room });
  if (exitCode !== 0) {
    throw new ReleaseError(
      `${basename(room)} did not build`,
      'Mend what is said above and run the command again.',
    );
  }
}

/**
 * Builds those rooms whose sources have changed since their last build, one for each core at a time.
 * @param rooms their folders. @default all rooms of the workspace
 * @returns the names of those built
 */
export async function buildStale(workspace: string, rooms = listRooms(workspace)): Promise<string[]> {
  const stale = rooms.filter((room) => !isFresh(workspace, room));
  await inParallel(stale, availableParallelism(), buildInChild);
  return stale.map((room) => basename(room));
}
