import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const WORKSPACE = join(import.meta.dirname, '../..');

export const BUILD_TEST_TIMEOUT_MS = 900_000;

/** Finds installed programs, such as `farekite`. npx would take half a second to. */
function environmentIn(folder: string): NodeJS.ProcessEnv {
  const installed = [folder, dirname(folder)].map((place) => join(place, 'node_modules/.bin'));
  return { ...process.env, PATH: [...installed, process.env.PATH].join(delimiter) };
}

export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd, env: { ...environmentIn(cwd), ...env }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await execute(program, args, options).catch((error: unknown) => {
    const { stdout: printed = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[program, ...args].join(' ')} failed in ${cwd}\n${printed}\n${stderr}`, {
      cause: error,
    });
  });
  return stdout;
}

export async function startServer(
  command: 'dev' | 'serve' | 'start',
  args: readonly string[],
  cwd: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = spawn('farekite', [command, ...args], {
    cwd,
    env: { ...environmentIn(cwd), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url) {
      return {
        url,
        stop: async () => {
          server.kill();
          await exited;
        },
      };
    }
  }
  throw new Error(`farekite ${command} has served nothing`);
}
