import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hasErrorCode } from '../util/files';
import { outputFile, print, printError } from '../util/print';
import { UserError } from '../util/UserError';

/** Runs npm, or a program that is installed in the workspace, without npx, which takes time. */
export async function run(
  workspace: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const installed = join(workspace, 'node_modules/.bin', program);
  const child = spawn(existsSync(installed) ? installed : program, args, {
    cwd: workspace,
    stdio: ['inherit', outputFile(), 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit').catch((cause: unknown) => {
    if (!hasErrorCode(cause, 'ENOENT')) throw cause;
    throw new UserError(
      `${program} is not installed`,
      'Run "npm ci --include=dev": with NODE_ENV=production npm leaves it out.',
      { cause },
    );
  });
  if (code === 0) return;
  throw new UserError(
    `${program} has failed (${String(code ?? child.signalCode)})`,
    'Fix the errors that are printed above and run the command again.',
  );
}

/**
 * Runs tasks of turbo.json, also after one has failed.
 * @param directories of packages @default all
 * @param flags of turbo
 */
export async function runTasks(
  workspace: string,
  tasks: readonly string[],
  directories: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<void> {
  const filters = directories.map((directory) => `--filter=./${relative(workspace, directory)}`);
  const options = ['--continue', '--output-logs=new-only', '--log-order=grouped', ...flags];
  await run(workspace, 'turbo', ['run', ...tasks, ...filters, ...options], {
    TURBO_TELEMETRY_DISABLED: '1',
    FAREKITE_NODE: [process.version, process.platform, process.arch].join(' '),
  });
}

export async function runStep(name: string, work: () => Promise<void>): Promise<boolean> {
  print(`\n── ${name}`);
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    printError(error.message);
    return false;
  }
}
