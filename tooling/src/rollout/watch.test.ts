import { Counter, Gauge, Registry } from 'prom-client';
import { promote } from '../operations/promote';
import { publish } from '../operations/publish';
import { rollback } from '../operations/rollback';
import { labelOf } from '../release/manifest';
import { readHistory } from '../store/history';
import { readPointers } from '../store/pointers';
import { StoreAwayError } from '../store/Store';
import { answering, stopAnswering } from '../testing/answering';
import { beforeWrite } from '../testing/beforeWrite';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { siteOfEachTest } from '../testing/publishedSite';
import type { Arms } from './decide';
import { LOOK_INTERVAL_MS, watch } from './watch';

jest.mock('../compose/runInSandbox');

const NAME = 'mfe-deals';
const shell = fakeShell({ telemetry: { endpoint: '/telemetry', script: 'browser/telemetry.js' } });
const silentShell = fakeShell();
const [live, canary] = [fakeDeals('Live'), fakeDeals('Canary')];
const RULES = { steps: [5, 25, 50, 100], stepMs: 15 * LOOK_INTERVAL_MS, visitors: 1_000 };

const registry = new Registry();
const started = new Gauge({ name: 'process_start_time_seconds', help: '-', registers: [registry] });
const visitors = new Counter({
  name: 'farekite_visitors_total',
  help: '-',
  labelNames: ['name', 'version', 'arm', 'outcome'],
  registers: [registry],
});

const GOOD: Arms = { canary: { heard: 100, failed: 1 }, control: { heard: 100, failed: 1 } };
const BAD: Arms = { ...GOOD, canary: { heard: 100, failed: 8 } };

function add(count: Arms): void {
  const { version } = canary.release;
  for (const [arm, outcomes] of Object.entries(count))
    for (const [outcome, by] of Object.entries(outcomes))
      visitors.inc({ name: NAME, version, arm, outcome }, by);
}

const site = siteOfEachTest(shell.dist, live.dist);
let metrics: URL;
/** Instead of the first count. */
let nonsense: string | undefined;
let isAway: boolean;
let nowMs: number;
let reports: string[];

beforeEach(async () => {
  visitors.reset();
  started.set(1_700_000_000);
  [nonsense, isAway, nowMs, reports] = [undefined, false, 1_800_000_000_000, []];
  await publish(canary.dist, site(), { share: 5 });
  const origin = await answering((_request, response) => {
    if (isAway) response.writeHead(503).end('Away');
    else void registry.metrics().then((text) => response.end(text.replace(/(?<=\} )\d+/, nonsense ?? '$&')));
  });
  metrics = new URL(`${origin}/metrics`);
});

afterEach(stopAnswering);

class Killed extends Error {}

/** With a clock that moves from look to look, before which something happens; after too many the watch is killed. */
function start(happen: (look: number) => unknown, looks = 200, label = NAME): ReturnType<typeof watch> {
  let look = 0;
  const wait = async (ms: number) => {
    look += 1;
    if (look >= looks) throw new Killed(`no end after ${String(looks)} looks`);
    nowMs += ms;
    await happen(look);
  };
  const report = (line: string) => reports.push(line);
  return watch(site(), label, { ...RULES, metrics, clock: { now: () => nowMs, wait }, report });
}

async function watchUntilKilled(looks: number, happen: (look: number) => unknown = () => undefined) {
  await expect(start(happen, looks)).rejects.toThrow(Killed);
}

const pointer = async () => (await readPointers(site())).get(NAME);

async function counted(): Promise<unknown> {
  return (JSON.parse(String((await site().get('rollouts/mfe-deals.json'))?.bytes)) as { arms: unknown }).arms;
}

async function shares(): Promise<unknown[][]> {
  const history = await readHistory(site(), await readPointers(site()), NAME);
  return history.slice(1).map(({ action, canary: shared, because }) => [action, shared?.share, because]);
}

describe('farekite watch', () => {
  it('gives a good canary more visitors step by step, and makes it live, with the figures in the history', async () => {
    const result = await start(() => add(GOOD));
    expect(result).toMatchObject({ outcome: 'promoted', release: { name: NAME } });
    expect((await pointer())?.version).toBe(canary.release.version);
    const figures = expect.stringMatching(
      /^canary: [\d,]+ visitors, \d+ failed; control: .* of 100$/,
    ) as string;
    expect(await shares()).toEqual([
      ['canary', 5, undefined],
      ['canary', 25, figures],
      ['canary', 50, figures],
      ['promote', undefined, figures],
    ]);
    // Three steps of fifteen minutes, and a look before the first.
    expect(reports).toHaveLength(46);
  });

  it('takes a bad canary back, and says why', async () => {
    const result = await start(() => add(BAD));
    expect(result).toMatchObject({
      outcome: 'taken back',
      why: expect.stringContaining('More of its visitors fail') as string,
    });
    expect(await pointer()).toMatchObject({ version: live.release.version });
    expect(await pointer()).not.toHaveProperty('canary');
    expect((await shares()).at(-1)).toEqual(['rollback', 0, result.why]);
  });

  const restart = () => {
    visitors.reset();
    started.set(nowMs / 1_000);
  };
  it.each([
    ['of a server that starts anew', 1, restart],
    ['of a server that forgets what it has counted', 1, () => visitors.reset()],
    ['by two watches that look at once', 2, () => undefined],
  ])('counts each visitor once, %s', async (_how, watches, happen) => {
    let added = 0;
    const come = (look: number) => {
      if (look % 5 === 0) happen();
      add(GOOD);
      added += 1;
    };
    await Promise.all(Array.from({ length: watches }, () => watchUntilKilled(12, come)));
    await watchUntilKilled(2);
    const all = { heard: 100 * added, failed: added };
    expect(await counted()).toEqual({ canary: all, control: all });
  });

  it('counts anew when the same release is a canary again, whoever has ended it before', async () => {
    await watchUntilKilled(3, () => add(BAD));
    await rollback(NAME, site());
    await publish(canary.dist, site(), { share: 5 });
    await watchUntilKilled(3, () => add(GOOD));
    const twice = { heard: 200, failed: 2 };
    expect(await counted()).toEqual({ canary: twice, control: twice });
  });

  it('counts nothing twice that is read elsewhere', async () => {
    await watchUntilKilled(3, () => add(GOOD));
    const before = await counted();
    metrics = new URL('/other/metrics', metrics);
    started.set(nowMs / 1_000);
    await watchUntilKilled(2);
    expect(await counted()).toEqual(before);
  });

  it('pauses while a count is none, and goes on with what is right', async () => {
    const result = await start((look) => {
      add(BAD);
      nonsense = ['NaN', '0.5', '-1'][look - 1];
    });
    expect(reports.filter((line) => line.includes('for a count'))).toHaveLength(3);
    expect(result.outcome).toBe('taken back');
  });

  it('goes on with a rollout that is damaged in the store, from the beginning', async () => {
    await site().put('rollouts/mfe-deals.json', Buffer.from('{'), 'always');
    expect((await start(() => add(GOOD))).outcome).toBe('promoted');
  });

  it('goes on where it was when it is killed and started again, and two of them decide once', async () => {
    await watchUntilKilled(10, () => add(GOOD));
    const both = await Promise.allSettled([start(() => add(GOOD)), start(() => add(GOOD))]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    expect((await shares()).map(([, share]) => share)).toEqual([5, 25, 50, undefined]);
  });

  it.each<[string, () => unknown, () => unknown]>([
    ['the metrics are', () => (isAway = true), () => (isAway = false)],
    [
      'the store is',
      () => jest.spyOn(site(), 'get').mockRejectedValue(new StoreAwayError('The store is away', 'Wait.')),
      () => jest.restoreAllMocks(),
    ],
  ])('changes nothing while %s away for ten minutes', async (_what, leave, comeBack) => {
    let before: unknown;
    await start(async (look) => {
      add(GOOD);
      if (look === 30) {
        before = await pointer();
        leave();
      }
      if (look === 40) {
        comeBack();
        expect(await pointer()).toEqual(before);
      }
    });
    expect(reports.filter((line) => line.startsWith('paused: '))).toHaveLength(10);
  });

  it('raises no share by a clock that jumps, nor without fresh counts of both arms', async () => {
    const happen = (look: number) => {
      nowMs += look === 3 ? 10 * 60 * LOOK_INTERVAL_MS : look === 5 ? -20 * 60 * LOOK_INTERVAL_MS : 0;
      if (look < 13) add(GOOD);
    };
    await watchUntilKilled(100, happen);
    expect((await pointer())?.canary?.share).toBe(5);
    expect(reports.at(-1)).toContain('paused: no new visitor of the control');
  });

  it('leaves the decision to who has made one meanwhile, also when it is started again, for a release that is named', async () => {
    const [label, other] = [canary, live].map(({ release }) => labelOf(release)) as [string, string];
    const promoted = await start(async (look) => look === 2 && promote(NAME, site()));
    expect(promoted).toMatchObject({ outcome: 'promoted', why: 'somebody else has done it' });
    await publish(live.dist, site());
    expect(await start(() => undefined, 2, label)).toMatchObject({ outcome: 'promoted' });
    await expect(start(() => undefined, 2, other)).rejects.toThrow(/no canary any more/);
  });

  it('changes nothing when somebody was faster in the moment in which it decides', async () => {
    beforeWrite(site(), 'live/mfe-deals.json', () => rollback(NAME, site()));
    await expect(start(() => add(GOOD))).rejects.toThrow(/no canary any more/);
  });

  it.each([
    ['no canary', () => rollback(NAME, site()), 'has no canary'],
    ['no telemetry', () => publish(silentShell.dist, site()), 'has no telemetry'],
    ['other metrics', () => (metrics = new URL('/elsewhere', metrics)), 'not what a Prometheus answers'],
  ])('is refused where there is %s', async (_what, prepare, message) => {
    await prepare();
    await expect(start(() => undefined)).rejects.toThrow(message);
  });
});
