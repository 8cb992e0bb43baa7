import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { outputFile } from '../util/print';

export interface RunOptions {
  readonly cwd: string;
  /** Added to the environment of this process. @default none */
  readonly env?: Readonly<Record<string, string>>;
}

/** The path of a program that a dependency of the workspace has installed. Started through npx, it would start later. */
export function installedProgram(workspace: string, name: string): string {
  return join(workspace, 'node_modules', '.bin', name);
}

/**
 * Runs a program with the input of this process and the output that `print` has.
 * @returns its exit code; 1 when a signal ended it or it could not start
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: RunOptions,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['inherit', outputFile(), 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
