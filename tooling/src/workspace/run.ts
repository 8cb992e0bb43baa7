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

/**
 * Runs a program and collects its output, so that several programs can run at once without mixing theirs.
 * @returns its exit code, as {@link run} does, and the text of its standard output and standard error
 */
export function runKeepingOutput(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: RunOptions,
): Promise<{ readonly exitCode: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => {
      resolve({ exitCode: 1, output: `${command}: ${error.message}\n` });
    });
    child.once('close', (code) => {
      resolve({ exitCode: code ?? 1, output });
    });
  });
}
