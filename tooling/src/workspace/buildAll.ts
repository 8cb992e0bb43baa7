import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { inParallel } from '../util/inParallel';
import { UserError } from '../util/UserError';
import { isFresh } from './buildStamp';
import { run } from './run';
import { listSitePackages } from './workspace';

/** Builds a package in a process of its own. @throws UserError when it does not build */
export async function buildInChild(directory: string): Promise<void> {
  const exitCode = await run(process.execPath, [require.resolve('../cli/main'), 'build'], { cwd: directory });
  if (exitCode !== 0) {
    throw new UserError(
      `${basename(directory)} did not build`,
      'Mend what is said above and run the command again.',
    );
  }
}

/**
 * Builds those packages whose sources have changed since their last build, one for each core at a time.
 * @param directories their folders. @default all packages of the workspace
 * @returns the names of those built
 */
export async function buildStale(
  workspace: string,
  directories = listSitePackages(workspace),
): Promise<string[]> {
  const stale = directories.filter((directory) => !isFresh(workspace, directory));
  await inParallel(stale, availableParallelism(), buildInChild);
  return stale.map((directory) => basename(directory));
}
