import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../util/files';

const COMPILED = [
  { name: 'tooling', sources: join(__dirname, '..'), compiled: join(__dirname, '../../dist') },
  ...['protocol', 'telemetry'].map((part) => ({
    name: 'shared',
    sources: join(__dirname, '../../../shared', part),
    compiled: join(__dirname, '../../../shared/commonjs', part),
  })),
];
export const TOOL = join(__dirname, '../../bin/farekite.js');

export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** @param folder of the tool's sources, ends in a slash @default all */
export async function assertCompiled(folder = ''): Promise<void> {
  for (const { name, sources, compiled } of COMPILED) {
    const changed = (await listFiles(sources)).filter((file) => {
      const isOther = name === 'tooling' && !file.startsWith(folder);
      if (isOther || /^testing\/|\/__mocks__\/|\.test\.ts$/.test(file)) return false;
      const script = join(compiled, file.replace(/\.ts$/, '.js'));
      return !existsSync(script) || statSync(script).mtimeMs < statSync(join(sources, file)).mtimeMs;
    });
    if (changed.length > 0) {
      throw new Error(`Run "npx tsc -p ${name}/tsconfig.build.json" first: ${changed.join(', ')} changed`);
    }
  }
}

export async function runFarekite(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const options = { cwd, env: { ...process.env, ...env } };
  try {
    return { exitCode: 0, ...(await promisify(execFile)(process.execPath, [TOOL, ...args], options)) };
  } catch (error) {
    const { code: exitCode, stdout, stderr } = error as Outcome & { readonly code: number };
    return { exitCode, stdout, stderr };
  }
}
