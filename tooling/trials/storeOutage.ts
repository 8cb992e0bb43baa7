import './afterAllAtExit';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '../src/operations/publish';
import { serve, SERVING_S3_LIMITS } from '../src/serve/serve';
import { S3Store } from '../src/store/S3Store';
import { fakeDeals, fakeRemote, fakeShell } from '../src/testing/fakeReleases';
import { S3Server } from '../src/testing/S3Server';
import { sendRequest } from '../src/testing/sendRequest';

// npx jiti tooling/trials/storeOutage.ts
// Visits a site in a bucket while the process of the bucket works, is stopped, goes on, and is killed. Prints for each phase
// what visitors got. The pages in KNOWN_PATHS were visited before, the other one was not.

const JITI = join(require.resolve('jiti/package.json'), '../lib/jiti-cli.mjs');
/** The argument with which this program is the process of the bucket. */
const BUCKET = '--bucket';

interface Phase {
  readonly name: string;
  readonly seconds: number;
  /** What the process of the bucket gets at the beginning. */
  readonly signal?: NodeJS.Signals;
  readonly isAway: boolean;
}

const PHASES: readonly Phase[] = [
  { name: 'works', seconds: 10, isAway: false },
  { name: 'is stopped', seconds: 60, signal: 'SIGSTOP', isAway: true },
  { name: 'goes on', seconds: 10, signal: 'SIGCONT', isAway: false },
  { name: 'is killed', seconds: 60, signal: 'SIGKILL', isAway: true },
];
const KNOWN_PATHS = ['/', '/first-class-deals', '/live/shell.json', '/robots.txt'];
const UNKNOWN_PATH = '/blog';
const VISITORS = 20;
const PAUSE_BETWEEN_VISITS_MS = 100;

interface Tally {
  count: number;
  longestMs: number;
}

type BucketMessage = Pick<S3Server, 'site' | 'env'>;

async function runBucket(): Promise<void> {
  const { site, env } = await S3Server.start();
  process.send?.({ site, env } satisfies BucketMessage);
}

async function startBucket(): Promise<BucketMessage & { readonly child: ChildProcess }> {
  const child = fork(JITI, [__filename, BUCKET]);
  const [message] = (await once(child, 'message')) as [BucketMessage];
  return { ...message, child };
}

async function main(): Promise<void> {
  const bucket = await startBucket();
  const store = new S3Store(bucket.site, bucket.env, SERVING_S3_LIMITS);
  for (const { dist } of [fakeShell(), fakeRemote('mfe-home'), fakeDeals('deals')]) {
    await publish(dist, store, { create: true });
  }
  const server = await serve(store, { port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  let tallies = new Map<string, Tally>();
  const visit = async (path: string) => {
    const startMs = performance.now();
    const { status, headers } = await sendRequest({ port, path, agent });
    const isKnown = path === UNKNOWN_PATH ? 'not visited before' : 'visited before';
    const kind = `${isKnown}: ${String(status)}, ${String(headers['cache-status'] ?? 'no Cache-Status')}`;
    const { count, longestMs } = tallies.get(kind) ?? { count: 0, longestMs: 0 };
    tallies.set(kind, { count: count + 1, longestMs: Math.max(longestMs, performance.now() - startMs) });
  };
  for (const path of KNOWN_PATHS) await visit(path);
  for (const { name, seconds, signal, isAway } of PHASES) {
    tallies = new Map();
    if (signal) bucket.child.kill(signal);
    const endMs = performance.now() + seconds * 1_000;
    const visitor = async (first: number) => {
      for (let turn = first; performance.now() < endMs; turn += 1) {
        const isUnknown = isAway && turn % 5 === 0;
        await visit(isUnknown ? UNKNOWN_PATH : (KNOWN_PATHS[turn % KNOWN_PATHS.length] ?? '/'));
        await sleep(PAUSE_BETWEEN_VISITS_MS);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(index)));
    console.info(`The bucket ${name} (${String(seconds)} s):`);
    for (const [kind, { count, longestMs }] of tallies) {
      console.info(`  ${String(count)} × ${kind}, at most ${longestMs.toFixed(0)} ms`);
    }
  }
  agent.destroy();
  await server.stop();
}

void (process.argv.includes(BUCKET) ? runBucket() : main());
