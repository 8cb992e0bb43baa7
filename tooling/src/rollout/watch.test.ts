import type { Arm } from '@farekite/shared/canary';
import { shareCanary } from '../operations/canary';
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
import { LOOK_INTERVAL_MS, watch, type WatchOptions } from './watch';

jest.mock('../compose/runInSandbox');

const NAME = 'mfe-deals';
const shell = fakeShell({ telemetry: { endpoint: '/telemetry', script: 'browser/telemetry.js' } });
const silentShell = fakeShell();
const [live, canary] = [fakeDeals('Live'), fakeDeals('Canary')];
const RULES = { steps: [5, 25, 50, 100], stepMs: 15 * LOOK_INTERVAL_MS, visitors: 1_000 };

type Count = Readonly<Record<Arm, readonly [heard: number, failed: number]>>;

class Counters {
  startedAtMs = 1_700_000_000_000;
  /** Instead of the first count. */
  nonsense: string | undefined;
  isAway = false;
  private readonly counts = new Map<string, number>();

  add(count: Count): void {
    for (const [arm, [heard, failed]] of Object.entries(count))
      for (const [outcome, by] of Object.entries({ heard, failed })) {
        const labels = `name="${NAME}",version="${canary.release.version}",arm="${arm}",outcome="${outcome}"`;
        this.counts.set(labels, (this.counts.get(labels) ?? 0) + by);
      }
  }

  restart(): void {
    this.counts.clear();
    this.startedAtMs = nowMs;
  }

  text(): string {
    const lines = [...this.counts].map(([labels, value], index) => {
      return `farekite_visitors_total{${labels}} ${(index === 0 && this.nonsense) || String(value)}`;
    });
    const head = [
      '# TYPE farekite_visitors_total counter',
      `process_start_time_seconds ${String(this.startedAtMs / 1_000)}`,
    ];
    return [...head, ...lines, ''].join('\n');
  }
}

const site = siteOfEachTest(shell.dist, live.dist);
let counters: Counters;
let metrics: URL;
let nowMs: number;
let reports: string[];

beforeEach(async () => {
  counters = new Counters();
  nowMs = 1_800_000_000_000;
  reports = [];
  await publish(canary.dist, site(), { share: 5 });
  const origin = await answering((_request, response) => {
    response.writeHead(counters.isAway ? 503 : 200).end(counters.isAway ? 'Away' : counters.text());
  });
  metrics = new URL(`${origin}/metrics`);
});

afterEach(stopAnswering);

/** A clock that moves from look to look, before which something happens; after too many the watch is killed. */
class Killed extends Error {}
function clockOf(happen: (look: number) => unknown, looks = 200): NonNullable<WatchOptions['clock']> {
  let look = 0;
  return {
    now: () => nowMs,
    wait: async (ms) => {
      look += 1;
      if (look >= looks) throw new Killed(`no end after ${String(looks)} looks`);
      nowMs += ms;
      await happen(look);
    },
  };
}

const start = (happen: (look: number) => unknown, looks?: number): ReturnType<typeof watch> =>
  watch(site(), NAME, {
    ...RULES,
    metrics,
    clock: clockOf(happen, looks),
    report: (line) => reports.push(line),
  });

const watchOnce = (label: string) =>
  watch(site(), label, { ...RULES, metrics, clock: clockOf(() => undefined, 2) });

const GOOD: Count = { canary: [100, 1], control: [100, 1] };
const BAD: Count = { canary: [100, 8], control: [100, 1] };
const pointer = async () => (await readPointers(site())).get(NAME);

async function counted(): Promise<unknown> {
  return (JSON.parse(String((await site().get('rollouts/mfe-deals.json'))?.bytes)) as { arms: unknown }).arms;
}

async function shares(): Promise<unknown[]> {
  const history = await readHistory(site(), await readPointers(site()), NAME);
  return history.slice(1).map(({ action, canary: shared, because }) => [action, shared?.share, because]);
}

describe('farekite watch', () => {
  it('gives a good canary more visitors step by step, and makes it live, with the figures in the history', async () => {
    const result = await start(() => counters.add(GOOD));
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
    const result = await start(() => counters.add(BAD));
    expect(result).toMatchObject({
      outcome: 'taken back',
      why: expect.stringContaining('More of its visitors fail') as string,
    });
    expect(await pointer()).toMatchObject({ version: live.release.version });
    expect(await pointer()).not.toHaveProperty('canary');
    expect((await shares()).at(-1)).toEqual(['rollback', 0, result.why]);
  });

  it.each([
    ['of a server that starts anew', 1, (look: number) => look % 5 === 0],
    ['by two watches that look at once', 2, () => false],
  ])('counts each visitor once, %s', async (_how, watches, startsAnew) => {
    let added = 0;
    const come = (look: number) => {
      if (startsAnew(look)) counters.restart();
      counters.add(GOOD);
      added += 1;
    };
    const all = Array.from({ length: watches }, () => start(come, 12));
    for (const watched of await Promise.allSettled(all)) expect(watched.status).toBe('rejected');
    await expect(start(() => undefined, 2)).rejects.toThrow(Killed);
    const visitors = { heard: 100 * added, failed: added };
    expect(await counted()).toEqual({ canary: visitors, control: visitors });
  });

  it('counts anew when the same release is a canary again, whoever has ended it before', async () => {
    await expect(start(() => counters.add(BAD), 3)).rejects.toThrow(Killed);
    await rollback(NAME, site());
    await publish(canary.dist, site(), { share: 5 });
    await expect(start(() => counters.add(GOOD), 3)).rejects.toThrow(Killed);
    const visitors = { heard: 200, failed: 2 };
    expect(await counted()).toEqual({ canary: visitors, control: visitors });
  });

  it('counts nothing twice that is read elsewhere', async () => {
    await expect(start(() => counters.add(GOOD), 3)).rejects.toThrow(Killed);
    const before = await counted();
    metrics = new URL('/other/metrics', metrics);
    await expect(start(() => undefined, 2)).rejects.toThrow(Killed);
    expect(await counted()).toEqual(before);
  });

  it('pauses while a count is none, and goes on with what is right', async () => {
    const result = await start((look) => {
      counters.add(BAD);
      counters.nonsense = look < 4 ? ['NaN', '0.5', '-1'][look - 1] : undefined;
    });
    expect(reports.filter((line) => line.includes('for a count'))).toHaveLength(3);
    expect(result.outcome).toBe('taken back');
  });

  it('goes on with a rollout that is damaged in the store, from the beginning', async () => {
    await site().put('rollouts/mfe-deals.json', Buffer.from('{'), 'always');
    expect((await start(() => counters.add(GOOD))).outcome).toBe('promoted');
  });

  it('goes on where it was when it is killed and started again, and two of them decide once', async () => {
    await expect(start(() => counters.add(GOOD), 10)).rejects.toThrow(Killed);
    const both = await Promise.allSettled([start(() => counters.add(GOOD)), start(() => counters.add(GOOD))]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    expect((await shares()).map((entry) => (entry as unknown[])[1])).toEqual([5, 25, 50, undefined]);
  });

  it.each<[string, () => unknown, () => unknown]>([
    ['the metrics are', () => void (counters.isAway = true), () => void (counters.isAway = false)],
    [
      'the store is',
      () =>
        jest
          .spyOn(site(), 'get')
          .mockRejectedValue(new StoreAwayError('The store is away', 'Try again later.')),
      () => jest.restoreAllMocks(),
    ],
  ])('changes nothing while %s away for ten minutes', async (_what, leave, comeBack) => {
    let before: unknown;
    await start(async (look) => {
      counters.add(GOOD);
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
      if (look < 13) counters.add(GOOD);
    };
    await expect(start(happen, 100)).rejects.toThrow(Killed);
    expect((await pointer())?.canary?.share).toBe(5);
    expect(reports.at(-1)).toContain('paused: no new visitor of the control');
  });

  it('leaves the decision to who has made one meanwhile, also when it is started again, for a release that is named', async () => {
    const [label, other] = [canary, live].map(({ release }) => labelOf(release)) as [string, string];
    const promoted = await start(async (look) => look === 2 && promote(NAME, site()));
    expect(promoted).toMatchObject({ outcome: 'promoted', why: 'somebody else has done it' });
    await publish(live.dist, site());
    expect(await watchOnce(label)).toMatchObject({ outcome: 'promoted' });
    await expect(watchOnce(other)).rejects.toThrow(/no canary any more/);
  });

  it('begins a step anew where somebody has given the canary another share', async () => {
    await expect(
      start(async (look) => {
        counters.add(GOOD);
        if (look === 10) await shareCanary(site(), NAME, 10);
      }, 20),
    ).rejects.toThrow(Killed);
    expect((await pointer())?.canary?.share).toBe(10);
  });

  it('changes nothing when somebody was faster in the moment in which it decides', async () => {
    beforeWrite(site(), 'live/mfe-deals.json', () => rollback(NAME, site()));
    await expect(start(() => counters.add(GOOD))).rejects.toThrow(/no canary any more/);
  });

  it.each([
    ['no canary', () => rollback(NAME, site()), 'has no canary'],
    ['no telemetry', () => publish(silentShell.dist, site()), 'has no telemetry'],
    [
      'other metrics',
      () => void (metrics = new URL('/elsewhere', metrics)),
      'is not what a Prometheus answers',
    ],
  ])('is refused where there is %s', async (_what, prepare, message) => {
    await prepare();
    await expect(start(() => undefined)).rejects.toThrow(message);
  });
});
