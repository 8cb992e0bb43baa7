import './afterAllAtExit';
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publish } from '../src/operations/publish';
import { openStore } from '../src/store/openStore';
import { assertCompiled } from '../src/testing/compiledTool';
import { fakeDeals, fakeRemote, fakeShell } from '../src/testing/fakeReleases';
import { sendRequest } from '../src/testing/sendRequest';
import { isNginxInstalled, startNginx } from '../src/testing/startNginx';

const USAGE = `npx jiti tooling/trials/load.ts --site SITE [--connections N] [--seconds N] [--nginx]

Lets many visitors read a new site below SITE, a folder or s3://BUCKET/PREFIX, from farekite serve, or with --nginx from
nginx, while releases are published. Prints how many answers there were, which errors, how long they took, and how much
memory the server needed at most.
`;

const TOOL = join(__dirname, '../bin/farekite.js');
const JITI = join(require.resolve('jiti/package.json'), '../lib/jiti-cli.mjs');
const PATHS = ['/', '/first-class-deals', '/live/shell.json', '/robots.txt', '/nowhere'];
const PAUSE_BETWEEN_PUBLISHES_MS = 1_000;
const KIBIBYTES_PER_MEGABYTE = 1_024;

interface Figures {
  readonly answers: number;
  readonly errors: Readonly<Record<string, number>>;
  /** How long answers took, in no particular order. */
  readonly durationsMs: readonly number[];
}

/** Reads the site over many connections, each of which sends its next request when it has its answer. */
async function visit(port: number, connections: number, seconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const endMs = performance.now() + seconds * 1_000;
  const durationsMs: number[] = [];
  const errors: Record<string, number> = {};
  const visitor = async (first: number) => {
    for (let turn = first; performance.now() < endMs; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const headers = { 'Accept-Encoding': 'gzip, br', Cookie: turn % 2 === 0 ? 'language=es' : '' };
      const startMs = performance.now();
      const outcome = await sendRequest({ port, path, headers, agent, timeout: 30_000 }).then(
        ({ status }) => (status === (path === '/nowhere' ? 404 : 200) ? '' : `status ${String(status)}`),
        (error: unknown) => (error as Error).message,
      );
      durationsMs.push(performance.now() - startMs);
      if (outcome !== '') errors[outcome] = (errors[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => visitor(index)));
  agent.destroy();
  return { answers: durationsMs.length, errors, durationsMs };
}

function percentile(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
}

/** The memory of a process and its children, of which nginx has some, in megabytes. */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .trim()
    .split(' ');
  const ownKibibytes = Number(
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1],
  );
  return children.reduce(
    (total, child) => total + (child === '' ? 0 : memoryOf(Number(child))),
    ownKibibytes / KIBIBYTES_PER_MEGABYTE,
  );
}

async function startFarekite(site: string) {
  const server = spawn(process.execPath, [TOOL, 'serve', '--site', site, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const port = Number(/:(\d+)/.exec(line)?.[1]);
    return { port, pid: server.pid ?? 0, stop: () => stopProcess(server) };
  }
  throw new Error('farekite serve has printed nothing');
}

async function stopProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Visitors are a process of their own, so that they do not take the time of who publishes. */
async function visitInOtherProcess(port: number, connections: number, seconds: number): Promise<Figures> {
  const child = fork(JITI, [__filename, '--visit', ...[port, connections, seconds].map(String)]);
  const [figures] = (await once(child, 'message')) as [Figures];
  return figures;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: process.env.FAREKITE_SITE ?? '' },
      connections: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '60' },
      nginx: { type: 'boolean', default: false },
    },
  });
  if (values.site === '') throw new Error(USAGE);
  if (values.nginx && !isNginxInstalled()) throw new Error('nginx is not installed');
  await assertCompiled();
  const site = `${values.site}/load-${String(Date.now())}`;
  const store = openStore(site);
  for (const { dist } of [fakeShell(), fakeRemote('mfe-home'), fakeDeals('deals')]) {
    await publish(dist, store, { create: true });
  }
  const server = values.nginx ? await startNginx(site) : await startFarekite(site);
  let isRunning = true;
  let [publishes, memoryMegabytes] = [0, 0];
  const publishing = (async () => {
    for (; isRunning; publishes += 1) {
      await publish(fakeDeals(`deals ${String(publishes)}`).dist, store);
      await sleep(PAUSE_BETWEEN_PUBLISHES_MS);
    }
  })();
  const watching = setInterval(() => {
    memoryMegabytes = Math.max(memoryMegabytes, memoryOf(server.pid));
  }, 500);
  const seconds = Number(values.seconds);
  const { answers, errors, durationsMs } = await visitInOtherProcess(
    server.port,
    Number(values.connections),
    seconds,
  );
  isRunning = false;
  clearInterval(watching);
  await publishing;
  await server.stop();
  const sorted = durationsMs.toSorted((one, other) => one - other);
  console.info(
    `${values.nginx ? 'nginx' : 'farekite serve'}, ${values.connections} connections, ${String(publishes)} publishes: ` +
      `${(answers / seconds).toFixed(0)} answers a second, median ${percentile(sorted, 0.5)}, ` +
      `99 % ${percentile(sorted, 0.99)}, longest ${percentile(sorted, 0.999_999)}, ` +
      `errors ${JSON.stringify(errors)}, ${memoryMegabytes.toFixed(0)} MB at most`,
  );
}

if (process.argv[2] === '--visit') {
  const [port = 0, connections = 0, seconds = 0] = process.argv.slice(3).map(Number);
  void visit(port, connections, seconds).then((figures) => {
    process.send?.(figures, () => {
      process.disconnect();
    });
  });
} else {
  void main();
}
