import './afterAllAtExit';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publish } from '../src/operations/publish';
import { serve } from '../src/serve/serve';
import { FolderStore } from '../src/store/FolderStore';
import { openStore } from '../src/store/openStore';
import { fakeShell } from '../src/testing/fakeReleases';
import {
  createVersions,
  readAgainAndAgain,
  replaceAgainAndAgain,
  replaceInFolder,
  replaceInStore,
  type ReplaceObject,
} from '../src/testing/readWhileReplaced';
import { S3Server } from '../src/testing/S3Server';

const USAGE = `npx jiti tooling/trials/replacedPages.ts [options]

Replaces a page of a new site and its compressed variants again and again, in a process of its own, while visitors read
them. Counts the answers that are not one whole version.

  --folder FOLDER  where the site's folder is created (default: /dev/shm, which is memory)
  --s3             the site is in an object store instead, in the process that replaces the objects
  --seconds N      for how long (default: 60)
  --rate N         how many objects are replaced in a second (default: 1500)
`;

const JITI = join(require.resolve('jiti/package.json'), '../lib/jiti-cli.mjs');

/** What the process that replaces the page tells: where its site is, and how many objects it has replaced in the end. */
interface WriterMessage {
  readonly site?: string;
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly replacements?: number;
}

function tell(message: WriterMessage): void {
  process.send?.(message);
}

/** Replaces objects in the memory of an object store. Their versions were stored before as a publisher does. */
async function replaceInMemory(server: S3Server, versions: ReturnType<typeof createVersions>) {
  const store = openStore(server.site);
  const stored = new Map<Buffer, () => void>();
  for (const [key, bytes] of versions.flatMap(({ objects }) => objects)) {
    await replaceInStore(store)(key, bytes);
    const keyInBucket = [...server.objects.keys()].find((candidate) => candidate.endsWith(`/${key}`)) ?? '';
    const object = server.objects.get(keyInBucket);
    if (object) stored.set(bytes, () => server.objects.set(keyInBucket, object));
  }
  const replaceObject: ReplaceObject = (_key, bytes) => Promise.resolve(stored.get(bytes)?.());
  return replaceObject;
}

/** Leaves the processor to the server and its visitors in between. */
function limitRate(replaceObject: ReplaceObject, ratePerSecond: number): ReplaceObject {
  const startMs = performance.now();
  let replacements = 0;
  return async (key, bytes) => {
    replacements += 1;
    const aheadMs = (replacements / ratePerSecond) * 1_000 - (performance.now() - startMs);
    if (aheadMs > 1) await sleep(aheadMs);
    await replaceObject(key, bytes);
  };
}

/** The process that replaces the page. */
async function write(folder: string | undefined, seconds: number, ratePerSecond: number): Promise<void> {
  const server = folder === undefined ? await S3Server.start() : undefined;
  Object.assign(process.env, server?.env);
  const site = server?.site ?? folder ?? '';
  const store = openStore(site);
  await publish(fakeShell().dist, store, { create: true });
  const versions = createVersions();
  const replaceObject = server
    ? await replaceInMemory(server, versions)
    : replaceInFolder(store as FolderStore);
  for (const [key, bytes] of versions[0]?.objects ?? []) await replaceObject(key, bytes);
  tell({ site, env: server?.env });
  const endMs = performance.now() + seconds * 1_000;
  const replacements = await replaceAgainAndAgain(
    limitRate(replaceObject, ratePerSecond),
    versions,
    () => performance.now() < endMs,
  );
  tell({ replacements });
  // The server compares what it has with the store until it is told that this is over.
  await once(process, 'message');
  await server?.stop();
  process.disconnect();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: '/dev/shm' },
      s3: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '60' },
      rate: { type: 'string', default: '1500' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.info(USAGE);
    return;
  }
  const seconds = Number(values.seconds);
  if (values.write) {
    await write(values.s3 ? undefined : values.folder, seconds, Number(values.rate));
    return;
  }
  const folder = mkdtempSync(join(values.folder, 'farekite-replaced-pages-'));
  const kind = values.s3 ? ['--s3'] : ['--folder', folder];
  const writer = fork(JITI, [
    __filename,
    '--write',
    ...kind,
    '--seconds',
    values.seconds,
    '--rate',
    values.rate,
  ]);
  const [{ site = '', env }] = (await once(writer, 'message')) as [WriterMessage];
  Object.assign(process.env, env);
  const server = await serve(openStore(site), { port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as AddressInfo;
  let isRunning = true;
  const ended = once(writer, 'message').then(([message]) => {
    isRunning = false;
    return (message as WriterMessage).replacements ?? 0;
  });
  const { answers, faults } = await readAgainAndAgain(port, createVersions(), () => isRunning);
  const replacements = await ended;
  await server.stop();
  writer.send('ended');
  rmSync(folder, { recursive: true });
  for (const fault of faults.slice(0, 10)) console.error(fault);
  console.info(
    `${String(replacements)} objects replaced (${(replacements / seconds).toFixed(0)} a second), ` +
      `${String(answers)} answers, ${String(faults.length)} of them wrong`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

void main();
