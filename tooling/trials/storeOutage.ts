import './afterAllAtExit';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '../src/operations/publish';
import { serve, SERVING_S3_LIMITS } from '../src/serve/serve';
import { S3Store } from '../src/store/S3Store';
import { fakeDeals, fakeRemote, fakeShell } from '../src/testing/fakeReleases';
import { S3Server, type S3Fault } from '../src/testing/S3Server';
import { sendRequest } from '../src/testing/sendRequest';

// npx jiti tooling/trials/storeOutage.ts
// Visits a site in a bucket while that works, while it closes every connection, while it is silent, and when it is back.
// Prints for each phase what visitors got. The pages in KNOWN_PATHS were visited before, the other one was not.

const PHASES: readonly (readonly [name: string, seconds: number, fault: S3Fault | undefined])[] = [
  ['works', 10, undefined],
  ['closes connections', 30, 'lost request'],
  ['is silent', 30, 'no answer'],
  ['is back', 10, undefined],
];
const KNOWN_PATHS = ['/', '/first-class-deals', '/live/shell.json', '/robots.txt'];
const UNKNOWN_PATH = '/blog';
const VISITORS = 20;
const PAUSE_BETWEEN_VISITS_MS = 100;

interface Tally {
  count: number;
  longestMs: number;
}

async function main(): Promise<void> {
  const bucket = await S3Server.start();
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
  for (const [name, seconds, fault] of PHASES) {
    tallies = new Map();
    bucket.faultOf = () => fault;
    const endMs = performance.now() + seconds * 1_000;
    const visitor = async (first: number) => {
      for (let turn = first; performance.now() < endMs; turn += 1) {
        const isUnknown = fault !== undefined && turn % 5 === 0;
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
  await bucket.stop();
}

void main();
