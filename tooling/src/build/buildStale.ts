import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { inParallel } from '../util/inParallel';
import { print } from '../util/print';
import { buildInChildProcess } from '../workspace/buildInChildProcess';
import { hashCommonInputs, isFresh } from '../workspace/buildStamp';
import { listSitePackages } from '../workspace/workspace';
import { buildPackage } from './buildPackage';

interface BuildStaleOptions {
  /** The folders of the packages. @default all packages of the workspace */
  readonly directories?: readonly string[];
  /**
   * Builds a package in this process if it is the only one. That is sooner done, but leaves webpack in the memory of the process.
   * @default false
   */
  readonly inThisProcess?: boolean;
}

/**
 * Builds the packages whose sources have changed since their last build, as many at a time as there are cores, also after
 * one has not built.
 *
 * @returns the names of the packages that were built
 * @throws UserError when a package does not build
 */
export async function buildStale(
  workspace: string,
  { directories = listSitePackages(workspace), inThisProcess = false }: BuildStaleOptions = {},
): Promise<string[]> {
  const commonHash = hashCommonInputs(workspace);
  const stale = directories.filter((directory) => !isFresh(workspace, directory, commonHash));
  const names = stale.map((directory) => basename(directory));
  if (names.length > 0) print(`Building ${names.join(', ')}`);
  const build = inThisProcess && stale.length === 1 ? buildPackage : buildInChildProcess;
  // One that does not build stops no other one, so that the errors of all are printed at once.
  const failures: unknown[] = [];
  await inParallel(stale, availableParallelism(), (directory) =>
    build(directory).catch((error: unknown) => failures.push(error)),
  );
  if (failures.length > 0) throw failures[0];
  return names;
}
