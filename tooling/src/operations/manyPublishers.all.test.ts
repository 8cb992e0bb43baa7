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

/** What can be set by hand: RACES_ROUNDS=100 FAREKITE_TEST=all npx jest manyPublishers */
const {
  RACES_ROUNDS = '1',
  /** The share of the publishers that are ended by signals. */
  RACES_KILLED = '0.5',
  /** By when, in seconds. While twenty publishers start on two cores, some of them have finished after 8. */
  RACES_KILL_WITHIN = '8',
  /** A real store, `s3://BUCKET/PREFIX`, instead of a folder and a store in this process. */
  RACES_SITE,
  /** The addresses of that store, separated by commas, which the publishers take by turns. */
  RACES_ENDPOINTS = '',
} = process.env;

const ROUNDS = Number(RACES_ROUNDS);
const SHIFT_CLOCK = require.resolve('../testing/shiftClock.cjs');
const HOUR_MS = 3_600_000;
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

/** Of all requests, so many fail in each of these ways. */
const FAULT_SHARE = 0.02;
const FAULTS: readonly S3Fault[] = ['lost answer', 'lost request', 503];

/** Five shells, and three releases of each remote that these have routes to. */
const releases = [
  ...['One', 'Two', 'Three', 'Four', 'Five'].map((greeting) => fakeShell({ greeting, routes: FIVE_ROUTES })),
  ...FIVE_ROUTES.flatMap(({ remote }) =>
    ['One', 'Two', 'Three'].map((text) => fakeRemoteShowing(remote as FakeRemoteName, text)),
  ),
];

/**
 * Runs the compiled tool in a process of its own, whose clock is up to an hour wrong.
 * @param killAfterMs when it is ended by a signal; `undefined` when it is not
 * @returns how it ended; the exit code is `null` after a signal
 */
async function runPublisher(
  { dist, release }: FakeRelease<ReleaseManifest>,
  site: string,
  index: number,
  killAfterMs: number | undefined,
) {
  const endpoints = RACES_ENDPOINTS.split(',').filter((endpoint) => endpoint !== '');
  const args = ['--require', SHIFT_CLOCK, TOOL, 'publish', dist, '--site', site];
  const options = {
    env: {
      ...process.env,
      ...(endpoints.length > 0 && { AWS_ENDPOINT_URL_S3: endpoints[index % endpoints.length] }),
      CLOCK_OFFSET_MS: String(((index % 3) - 1) * HOUR_MS),
    },
    timeout: killAfterMs,
    killSignal: SIGNALS[index % SIGNALS.length],
  };
  const { code: exitCode, stderr } = await promisify(execFile)(process.execPath, args, options).then(
    (outcome) => ({ code: 0, ...outcome }),
    (error: unknown) => error as { readonly code: number | null; readonly stderr: string },
  );
  return { release, exitCode, stderr, isDisturbed: killAfterMs !== undefined };
}

let server: S3Server | undefined;

beforeAll(async () => {
  await assertCompiled();
  // It sets the credentials in the environment, which are those of the real store otherwise.
  if (RACES_SITE === undefined) server = await S3Server.start();
});

afterAll(() => server?.stop());

describe.each<[string, () => string]>(
  RACES_SITE === undefined
    ? [
        ['a folder', temporaryFolder],
        ['an object store', () => server?.site ?? ''],
      ]
    : [[RACES_SITE, () => RACES_SITE]],
)('Twenty publishers that share only %s', (_name, siteOf) => {
  it(
    'leave a site that the next command completes when some are killed or cancelled',
    async () => {
      if (RACES_ENDPOINTS !== '') process.env.AWS_ENDPOINT_URL_S3 = RACES_ENDPOINTS.split(',')[0];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const startMs = performance.now();
        const random = createRandom(round);
        const site = `${siteOf()}/races-${String(Date.now())}`;
        const store = openStore(site);
        await publish(fakeShell({ routes: FIVE_ROUTES }).dist, store, { create: true });
        const outcomes = await Promise.all(
          releases.map((release, index) => {
            const killAfterMs = Math.ceil(random() * Number(RACES_KILL_WITHIN) * 1_000);
            const isKilled = random() < Number(RACES_KILLED);
            return runPublisher(release, site, index, isKilled ? killAfterMs : undefined);
          }),
        );
        const failed = outcomes.filter(
          ({ exitCode, isDisturbed }) => exitCode !== 0 && !(isDisturbed && exitCode === null),
        );
        expect(failed).toEqual([]);
        const warned = outcomes.filter(({ isDisturbed, stderr }) => !isDisturbed && stderr !== '');
        // A store outside this process may be away.
        expect(RACES_SITE === undefined ? warned : []).toEqual([]);

        await doctor(store, { fix: true });
        expect((await doctor(store)).damages).toEqual([]);
        const published = outcomes.filter(({ exitCode }) => exitCode === 0).map(({ release }) => release);
        expect(await findLostWork(store, published)).toEqual([]);
        const killed = outcomes.filter(({ exitCode }) => exitCode === null).length;
        const seconds = Math.round((performance.now() - startMs) / 1_000);
        console.info({ round, publishers: outcomes.length, killed, seconds });
      }
    },
    ROUNDS * 600_000,
  );
});

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
