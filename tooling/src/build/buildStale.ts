import { runTasks } from '../workspace/runTasks';
import { UserError } from '../util/UserError';

interface BuildStaleOptions {
  /** The folders of the packages. @default all packages of the workspace */
  readonly directories?: readonly string[];
}

/**
 * Builds the packages that have changed since their last build, also after one has not built, and restores the builds of
 * the others.
 *
 * @throws UserError when a package does not build
 */
export async function buildStale(workspace: string, options: BuildStaleOptions = {}): Promise<void> {
  if (await runTasks(workspace, ['build'], options)) return;
  throw new UserError(
    'Not every package builds',
    'Fix the errors that are printed above and run the command again.',
  );
}
