import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { inParallel } from '../util/inParallel';
import { print } from '../util/print';
import { UserError } from '../util/UserError';
import { isFresh } from './buildStamp';
import { run } from './run';
import { listSitePackages } from './workspace';

/** The command line of this tool. */
const FAREKITE = join(__dirname, '../../bin/farekite.js');

/** Builds the package in a folder in a child process. @throws UserError when it does not build */
export async function buildInChildProcess(directory: string): Promise<void> {
  const exitCode = await run(process.execPath, [FAREKITE, 'build'], { cwd: directory });
  if (exitCode !== 0) {
    throw new UserError(
      `${basename(directory)} did not build`,
      'Fix the errors that are printed above and run the command again.',
    );
  }
}

/**
 * Builds the packages whose sources have changed since their last build, as many at a time as there are cores.
 *
 * @param directories the folders of the packages. @default all packages of the workspace
 * @returns the names of the packages that were built
 * @throws UserError when a package does not build
 */
export async function buildStale(
  workspace: string,
  directories = listSitePackages(workspace),
): Promise<string[]> {
  const stale = directories.filter((directory) => !isFresh(workspace, directory));
  const names = stale.map((directory) => basename(directory));
  if (names.length > 0) print(`Building ${names.join(', ')}`);
  await inParallel(stale, availableParallelism(), buildInChildProcess);
  return names;
}
