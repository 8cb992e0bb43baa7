import { parseArgs } from 'node:util';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { readEntries } from '../src/store/history';
import { openStore } from '../src/store/openStore';
import { readPointers } from '../src/store/pointers';
import type { Store } from '../src/store/Store';
import { assertCompiled, runFarekite } from '../src/testing/compiledTool';
import { fakeShell, FIVE_ROUTES, type FakeRelease } from '../src/testing/fakeReleases';
import { findLostWork } from '../src/testing/findLostWork';
import { createTwentyReleases, publishAtOnce, type PublisherOutcome } from '../src/testing/publishAtOnce';
import { createTestFolder } from '../src/testing/temporaryFolder';

const USAGE = `npx jiti tooling/trials/races.ts --site SITE [options]

Lets twenty publishers at a time race on a new site below SITE, a folder or s3://BUCKET/PREFIX, and ends some of them
by SIGKILL, SIGTERM and SIGINT. After each round the next command must complete the site.

  --rounds N            how many rounds (default: 10)
  --killed SHARE        the share of the publishers to be ended (default: 0.5)
  --kill-within SECONDS by when they are ended, each at a random time (default: 8)
  --endpoints URL,URL   the addresses of the object store, which the publishers take by turns
                        (default: AWS_ENDPOINT_URL_S3)
`;

const { values: options } = parseArgs({
  options: {
    site: { type: 'string', default: process.env.FAREKITE_SITE ?? '' },
    rounds: { type: 'string', default: '10' },
    killed: { type: 'string', default: '0.5' },
    'kill-within': { type: 'string', default: '8' },
    endpoints: { type: 'string', default: process.env.AWS_ENDPOINT_URL_S3 ?? '' },
  },
});
const endpoints = options.endpoints.split(',');
const killWithinMs = Number(options['kill-within']) * 1_000;

/** The counts of a round, or of all. */
interface Figures {
  readonly publishers: number;
  /** Those that a signal ended. The others were done before, or were let alone. */
  readonly killed: number;
  /** How often a pointer moved, without the first one of the new site. */
  readonly moves: number;
  /** How often a publisher was about to move a pointer and was overtaken or killed. */
  readonly conflicts: number;
  readonly seconds: number;
  readonly wrong: number;
}

function describe({ publishers, killed, moves, conflicts, seconds, wrong }: Figures): string {
  return (
    `${String(publishers)} publishers, ${String(killed)} killed, ${String(moves)} pointers moved, ` +
    `${String(conflicts)} attempts overtaken or killed, ${seconds.toFixed(0)} s, ${String(wrong)} wrong`
  );
}

function sum(rounds: readonly Figures[], count: keyof Figures): number {
  return rounds.reduce((total, figures) => total + figures[count], 0);
}

/** What is wrong with how publishers ended: each is successful, unless it was killed. */
function findFailures(outcomes: readonly PublisherOutcome[]): string[] {
  return outcomes
    .filter(({ exitCode, isDisturbed }) => exitCode !== 0 && !(exitCode === null && isDisturbed))
    .map(({ exitCode, stderr }) => `A publisher ended with exit code ${String(exitCode)}: ${stderr}`);
}

/** Runs the compiled tool. @returns what it printed if it failed */
async function findProblem(...args: readonly string[]): Promise<string[]> {
  const { exitCode, stdout, stderr } = await runFarekite(args, process.cwd());
  return exitCode === 0 ? [] : [`farekite ${args.join(' ')}: ${stdout}${stderr}`];
}

/** How many publications the history of a site has, and how many of them moved a pointer. */
async function countPublications(store: Store): Promise<{ recorded: number; moves: number }> {
  const recorded = (await readEntries(store)).length;
  const serials = [...(await readPointers(store)).values()].map(({ serial }) => serial);
  return { recorded, moves: serials.reduce((total, serial) => total + serial, 0) };
}

async function createSite(site: string): Promise<void> {
  const { dist } = fakeShell({ routes: FIVE_ROUTES });
  const [problem] = await findProblem('publish', dist, '--create', '--site', site);
  if (problem) throw new Error(problem);
}

async function runRound(releases: readonly FakeRelease<ReleaseManifest>[], site: string): Promise<Figures> {
  const startMs = performance.now();
  await createSite(site);
  const outcomes = await publishAtOnce(
    releases,
    (index) => ({ site, env: { AWS_ENDPOINT_URL_S3: endpoints[index % endpoints.length] ?? '' } }),
    () => (Math.random() < Number(options.killed) ? Math.random() * killWithinMs : undefined),
  );
  const published = outcomes.filter(({ exitCode }) => exitCode === 0).map(({ release }) => release);
  const store = openStore(site);
  const wrong = [
    ...findFailures(outcomes),
    ...(await findProblem('doctor', '--fix', '--site', site)),
    ...(await findProblem('doctor', '--site', site)),
    ...(await findLostWork(store, published)),
  ];
  for (const problem of wrong) console.error(problem);
  const { recorded, moves } = await countPublications(store);
  return {
    publishers: outcomes.length,
    killed: outcomes.filter(({ exitCode }) => exitCode === null).length,
    moves: moves - 1,
    conflicts: recorded - moves,
    seconds: (performance.now() - startMs) / 1_000,
    wrong: wrong.length,
  };
}

async function main(): Promise<void> {
  if (!options.site) throw new Error(USAGE);
  await assertCompiled();
  createTestFolder();
  // Of this process and the commands that it runs.
  process.env.AWS_ENDPOINT_URL_S3 = endpoints[0];
  const releases = createTwentyReleases();
  const place = `${options.site}/races-${String(Date.now())}`;
  const rounds: Figures[] = [];
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    const figures = await runRound(releases, `${place}/${String(round)}`);
    rounds.push(figures);
    console.info(`Round ${String(round)}: ${describe(figures)}`);
  }
  const total: Figures = {
    publishers: sum(rounds, 'publishers'),
    killed: sum(rounds, 'killed'),
    moves: sum(rounds, 'moves'),
    conflicts: sum(rounds, 'conflicts'),
    seconds: sum(rounds, 'seconds'),
    wrong: sum(rounds, 'wrong'),
  };
  console.info(`All ${String(rounds.length)} rounds: ${describe(total)}`);
  if (total.wrong > 0) process.exitCode = 1;
}

void main();
