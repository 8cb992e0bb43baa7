import { UserError } from '../util/UserError';
import { runTasks } from '../workspace/runTasks';

/**
 * Builds the packages that have changed since their last build, also after one has not built, and restores the builds of
 * the others.
 *
 * @param directories the folders of the packages. @default all packages of the workspace
 * @throws UserError when a package does not build
 */
export async function buildStale(workspace: string, directories: readonly string[] = []): Promise<void> {
  if (await runTasks(workspace, ['build'], { directories })) return;
  throw new UserError(
    'Not every package builds',
    'Fix the errors that are printed above and run the command again.',
  );
}
