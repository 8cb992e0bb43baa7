import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../util/files';

const SOURCES = join(__dirname, '..');
const COMPILED = join(__dirname, '../../dist');
/** The file that Node runs. */
export const TOOL = join(__dirname, '../../bin/farekite.js');

/** The output and exit code of a command. */
export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * For tests that run the compiled tool.
 * @param folder ends in a slash @default all
 * @throws Error when a source file is newer than its compiled file
 */
export async function assertCompiled(folder = ''): Promise<void> {
  const changed = (await listFiles(SOURCES)).filter((file) => {
    const compiled = join(COMPILED, file.replace(/\.ts$/, '.js'));
    const isShipped = !/^testing\/|\/__mocks__\/|\.test\.ts$/.test(file) && file.startsWith(folder);
    return (
      isShipped &&
      (!existsSync(compiled) || statSync(compiled).mtimeMs < statSync(join(SOURCES, file)).mtimeMs)
    );
  });
  if (changed.length > 0) {
    throw new Error(`Run "npx tsc -p tooling/tsconfig.build.json" first: ${changed.join(', ')} changed`);
  }
}

/** Runs the compiled tool in a process of its own. */
export async function runFarekite(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  try {
    const output = await promisify(execFile)(process.execPath, [TOOL, ...args], {
      cwd,
      env: { ...process.env, ...env },
    });
    return { exitCode: 0, ...output };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { exitCode: code, stdout, stderr };
  }
}
