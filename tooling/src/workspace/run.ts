import { spawn } from 'node:child_process';

interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program with this one's input and output.
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
      stdio: 'inherit',
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
