import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { outputFile } from '../util/print';

export interface RunOptions {
  /** Where the program runs, relative to the workspace. @default the workspace itself */
  readonly folder?: string;
  /** Added to the environment of this process. @default none */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program that a dependency of the workspace has installed, with the input of this process and the output that
 * `print` has. Started through npx, it would start later.
 *
 * @returns its exit code; 1 when a signal ended it or it could not start
 */
export function run(
  workspace: string,
  program: string,
  args: readonly string[],
  { folder = '.', env = {} }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(workspace, 'node_modules/.bin', program), args, {
      cwd: join(workspace, folder),
      stdio: ['inherit', outputFile(), 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
