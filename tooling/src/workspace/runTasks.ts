import { relative } from 'node:path';
import { run } from './run';

export interface TaskOptions {
  /** The folders of the packages. @default all of the workspace */
  readonly directories?: readonly string[];
  /** Runs tasks even if nothing has changed since they passed. @default false */
  readonly force?: boolean;
}

/**
 * Runs tasks of turbo.json, also after one has failed. One that passed before with the same inputs is not run: turbo
 * restores what it wrote. Nothing leaves this machine.
 *
 * @returns whether all passed
 */
export async function runTasks(
  workspace: string,
  tasks: readonly string[],
  { directories = [], force = false }: TaskOptions = {},
): Promise<boolean> {
  const filters = directories.map((directory) => `--filter=./${relative(workspace, directory)}`);
  const options = [
    ...(force ? ['--force'] : []),
    '--continue',
    '--output-logs=new-only',
    '--log-order=grouped',
  ];
  const exitCode = await run(workspace, 'turbo', ['run', ...tasks, ...filters, ...options], {
    env: {
      TURBO_TELEMETRY_DISABLED: '1',
      FAREKITE_NODE: [process.version, process.platform, process.arch].join(' '),
    },
  });
  return exitCode === 0;
}
