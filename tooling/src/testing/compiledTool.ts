import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../release/files';

const SOURCES = join(__dirname, '..');
const COMPILED = join(__dirname, '../../dist');
const TOOL = join(__dirname, '../../bin/farekite.js');

/** What a command said, and how it ended. */
export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The commands are tested as they are shipped. @throws Error when the sources are newer than what was compiled */
export async function assertCompiled(): Promise<void> {
  const changed = (await listFiles(SOURCES)).filter((file) => {
    const compiled = join(COMPILED, file.replace(/\.ts$/, '.js'));
    const isShipped = !file.startsWith('testing/') && !file.endsWith('.test.ts');
    return (
      isShipped &&
      (!existsSync(compiled) || statSync(compiled).mtimeMs < statSync(join(SOURCES, file)).mtimeMs)
    );
  });
  if (changed.length > 0) {
    throw new Error(`Run "npx tsc -p tooling/tsconfig.build.json" first: ${changed.join(', ')} changed`);
  }
}

/** Runs a command of the tool as its users do. */
export async function farekite(
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
