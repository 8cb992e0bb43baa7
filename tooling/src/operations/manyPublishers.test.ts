import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listAnnouncements } from '../store/announcements';
import { readMoves } from '../store/history';
import { openStore } from '../store/openStore';
import { readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { assertCompiled } from '../testing/compiledTool';
import { fakeRemoteShowing, fakeShell, FIVE_ROUTES, type FakeRemoteName } from '../testing/fakeReleases';
import { S3Server } from '../testing/S3Server';
import { temporaryFolder } from '../testing/temporaryFolder';
import { compose } from './compose';
import { findDamage } from './findDamage';
import { publish } from './publish';

const TOOL = join(__dirname, '../../bin/farekite.js');
const SHIFT_CLOCK = require.resolve('../testing/shiftClock.cjs');
const HOUR_MS = 3_600_000;
/** While twenty publishers start on two cores, some of them have finished by then. */
const MAX_DELAY_MS = 8_000;
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

const names = FIVE_ROUTES.map(({ remote }) => remote as FakeRemoteName);
const shells = ['One', 'Two', 'Three', 'Four', 'Five'].map((greeting) =>
  fakeShell({ greeting, routes: FIVE_ROUTES }),
);
const remotes = names.flatMap((name) => ['One', 'Two', 'Three'].map((text) => fakeRemoteShowing(name, text)));

interface Place {
  readonly site: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a publisher in a process of its own, whose clock is up to an hour wrong. @returns its errors and exit code */
async function runPublisher(dist: string, { site, env }: Place, index: number, signal?: NodeJS.Signals) {
  const clockOffsetMs = ((index % 3) - 1) * HOUR_MS;
  const child = spawn(process.execPath, ['--require', SHIFT_CLOCK, TOOL, 'publish', dist, '--site', site], {
    env: { ...process.env, ...env, CLOCK_OFFSET_MS: String(clockOffsetMs) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const closed = once(child, 'close') as Promise<[number | null]>;
  if (signal) {
    await Promise.race([closed, sleep(((index * 37) % 100) * (MAX_DELAY_MS / 100))]);
    child.kill(signal);
  }
  const [exitCode] = await closed;
  return { exitCode, stderr: errors.join(''), signal };
}

/** Every page, pointer and release is whole, and the history has each publication. */
async function expectWhole(store: Store): Promise<void> {
  expect(await findDamage(store)).toEqual([]);
  for (const [name, pointer] of await readPointers(store)) {
    expect(await readMoves(store, name, pointer)).toHaveLength(pointer.serial);
  }
}

/** Runs all publishers at once, and ends every other one at some time. */
async function publishAtOnce(place: Place) {
  return Promise.all(
    [...shells, ...remotes].map(({ dist }, index) =>
      runPublisher(dist, place, index, index % 2 === 0 ? SIGNALS[index % SIGNALS.length] : undefined),
    ),
  );
}

let server: S3Server;

beforeAll(async () => {
  await assertCompiled();
  server = await S3Server.start();
});

afterAll(() => server.stop());

describe.each(['a folder', 'an object store'])('Twenty publishers that share only %s', (kind) => {
  async function newSite(): Promise<{ place: Place; store: Store }> {
    const place =
      kind === 'a folder'
        ? { site: temporaryFolder(), env: {} }
        : { site: server.site.replace('test', `test-${String(Date.now())}`), env: server.env };
    Object.assign(process.env, place.env);
    const store = openStore(place.site);
    await publish(fakeShell({ routes: FIVE_ROUTES }).dist, store, { create: true });
    return { place, store };
  }

  it('leave a site that the next command completes when every other one is killed or cancelled', async () => {
    const { place, store } = await newSite();
    const outcomes = await publishAtOnce(place);
    const undisturbed = outcomes.filter(({ signal }) => !signal);
    expect(undisturbed.filter(({ exitCode, stderr }) => exitCode !== 0 || stderr !== '')).toEqual([]);

    await compose(store);
    await expectWhole(store);
    expect(await listAnnouncements(store)).toEqual([]);
  }, 180_000);
});
