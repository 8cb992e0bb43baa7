import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { openStore } from '../store/openStore';
import { S3Store } from '../store/S3Store';
import { assertCompiled, TOOL } from '../testing/compiledTool';
import { createRandom } from '../testing/createRandom';
import {
  fakeRemoteShowing,
  fakeShell,
  FIVE_ROUTES,
  type FakeRelease,
  type FakeRemoteName,
} from '../testing/fakeReleases';
import { findLostWork } from '../testing/findLostWork';
import { S3Server, type S3Fault } from '../testing/S3Server';
import { temporaryFolder } from '../testing/temporaryFolder';
import { doctor } from './doctor';
import { publish } from './publish';

jest.mock('../compose/runInSandbox');

const KILLED_SHARE = 0.5;
/** By when. While twenty publishers start on two cores, some of them have finished. */
const KILL_WITHIN_MS = 8_000;
const SHIFT_CLOCK = require.resolve('../testing/shiftClock.cjs');
const HOUR_MS = 3_600_000;
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

const FAULT_SHARE = 0.02;
const FAULTS: readonly S3Fault[] = ['lost answer', 'lost request', 503];

const releases = [
  ...['One', 'Two', 'Three', 'Four', 'Five'].map((greeting) => fakeShell({ greeting, routes: FIVE_ROUTES })),
  ...FIVE_ROUTES.flatMap(({ remote }) =>
    ['One', 'Two', 'Three'].map((text) => fakeRemoteShowing(remote as FakeRemoteName, text)),
  ),
];

/** Runs the compiled tool in a process whose clock is up to an hour wrong. The exit code is `null` after a signal. */
async function runPublisher(
  { dist, release }: FakeRelease<ReleaseManifest>,
  site: string,
  index: number,
  killAfterMs: number | undefined,
) {
  const args = ['--require', SHIFT_CLOCK, TOOL, 'publish', dist, '--site', site];
  const options = {
    env: { ...process.env, CLOCK_OFFSET_MS: String(((index % 3) - 1) * HOUR_MS) },
    timeout: killAfterMs,
    killSignal: SIGNALS[index % SIGNALS.length],
  };
  const { code: exitCode, stderr } = await promisify(execFile)(process.execPath, args, options).then(
    (outcome) => ({ code: 0, ...outcome }),
    (error: unknown) => error as { readonly code: number | null; readonly stderr: string },
  );
  return { release, exitCode, stderr, isDisturbed: killAfterMs !== undefined };
}

let server: S3Server;

beforeAll(async () => {
  await assertCompiled();
  server = await S3Server.start();
});

afterAll(() => server.stop());

it.each<[string, () => string]>([
  ['a folder', temporaryFolder],
  ['an object store', () => server.site],
])(
  'Twenty publishers that share only %s leave a site that the next command completes when some are killed or cancelled',
  async (_name, siteOf) => {
    const random = createRandom(1);
    const site = siteOf();
    const store = openStore(site);
    await publish(fakeShell({ routes: FIVE_ROUTES }).dist, store, { create: true });
    const outcomes = await Promise.all(
      releases.map((release, index) => {
        const killAfterMs = Math.ceil(random() * KILL_WITHIN_MS);
        const isKilled = random() < KILLED_SHARE;
        return runPublisher(release, site, index, isKilled ? killAfterMs : undefined);
      }),
    );
    const failed = outcomes.filter(
      ({ exitCode, isDisturbed }) => exitCode !== 0 && !(isDisturbed && exitCode === null),
    );
    expect(failed).toEqual([]);
    expect(outcomes.filter(({ isDisturbed, stderr }) => !isDisturbed && stderr !== '')).toEqual([]);

    await doctor(store, { fix: true });
    expect((await doctor(store)).damages).toEqual([]);
    const published = outcomes.filter(({ exitCode }) => exitCode === 0).map(({ release }) => release);
    expect(await findLostWork(store, published)).toEqual([]);
  },
  600_000,
);

it('Publishers at once on an object store whose answers are lost lose nothing, publish nothing twice, and leave every page', async () => {
  const lossy = await S3Server.start();
  const random = createRandom(1);
  const site = () => new S3Store(lossy.site);
  await publish(fakeShell({ routes: FIVE_ROUTES }).dist, site(), { create: true });
  lossy.faultOf = () => FAULTS[Math.floor(random() / FAULT_SHARE)];
  await Promise.all(releases.map(({ dist }) => publish(dist, site())));
  lossy.faultOf = () => undefined;
  const published = releases.map(({ release }) => release);
  expect(await findLostWork(site(), published)).toEqual([]);
  expect((await doctor(site())).damages).toEqual([]);
  await lossy.stop();
}, 300_000);
