import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The time limit of a test that installs or builds packages: minutes, on a slow machine. */
export const BUILD_TEST_TIMEOUT_MS = 900_000;

/** Runs a program to its end. @throws Error with all that it printed when it fails */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await execute(command, args, options).catch((error: unknown) => {
    const { stdout: printed = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...args].join(' ')} failed in ${cwd}\n${printed}\n${stderr}`, {
      cause: error,
    });
  });
  return stdout;
}

/** The path of a program that is installed in a folder or in one above it. npx would start it half a second later. */
function findInstalled(program: string, folder: string): string {
  const path = join(folder, 'node_modules/.bin', program);
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${program} is not installed`);
  return findInstalled(program, parent);
}

/** Runs a program that a dependency of a folder has installed, such as `farekite`. @throws Error as {@link run} does */
export async function runInstalled(
  program: string,
  args: readonly string[],
  cwd: string,
  env?: Readonly<Record<string, string>>,
): Promise<string> {
  return run(findInstalled(program, cwd), args, cwd, env);
}

export interface ServedSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a farekite command that serves a site, on a free port. */
async function startServing(args: readonly string[], cwd: string): Promise<ServedSite> {
  const server = spawn(findInstalled('farekite', cwd), args, {
    cwd,
    env: { ...process.env, PORT: '0' },
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
  throw new Error(`farekite ${args.join(' ')} has served nothing`);
}

/** Starts `farekite serve` for a site's folder. */
export async function serveSite(site: string, cwd: string): Promise<ServedSite> {
  return startServing(['serve', '--site', site], cwd);
}

/** Starts `farekite start`: builds what has changed, publishes it to a site's folder and serves that. */
export async function startSite(site: string, cwd: string): Promise<ServedSite> {
  return startServing(['start', '--site', site], cwd);
}

/** Starts `farekite dev`. */
export async function startDeveloping(cwd: string, args: readonly string[]): Promise<ServedSite> {
  return startServing(['dev', ...args], cwd);
}
