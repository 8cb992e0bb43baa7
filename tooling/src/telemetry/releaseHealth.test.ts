import type { Counter } from './readMetrics';
import { failsMore, healthOf, type Health } from './releaseHealth';

const NAME = 'mfe-deals';
const OWN = { name: NAME, version: '77c1d0a95ee2b346' };
const NOTHING = healthOf([], NAME);

function counted(metric: string, labels: Readonly<Record<string, string>>, ...increments: number[]): Counter {
  return {
    metric: `farekite_${metric}_total`,
    labels: { ...OWN, ...labels },
    increments: increments.map((by) => ({ atMs: 0, by })),
  };
}

describe('The health of a release', () => {
  it('is the sum over all servers, of its version or of all', () => {
    const counters = [
      counted('views', { instance: 'a' }, 3, 4),
      counted('views', { instance: 'b' }, 5),
      counted('views', { version: 'other' }, 100),
      counted('views', { name: 'shell' }, 1_000),
      counted('failed_views', {}, 2),
      counted('repaired_views', {}, 1),
    ];
    const own = healthOf(counters, NAME, OWN.version);
    expect(own).toMatchObject({ views: 12, failedViews: 2, repairedViews: 1 });
    expect(healthOf(counters, NAME).views).toBe(112);
  });

  it('names the three commonest failures', () => {
    const counters = ['A1', 'B4', 'C0', 'D2', 'E3', 'B1'].map(([error = '', count]) =>
      counted('failures', { step: 'page', error, frame: 'other' }, Number(count)),
    );
    const { failures } = healthOf(counters, NAME, OWN.version);
    expect(failures.map(({ error, count }) => `${error} ${String(count)}`)).toEqual(['B 5', 'E 3', 'D 2']);
  });

  it.each([
    [75, 0, 25, 'good'],
    [74, 1, 25, 'needs-improvement'],
    [74, 0, 26, 'poor'],
    [0, 0, 0, null],
  ])('puts a vital that was %d times good, %d middling, %d poor at the 75th percentile: %s', (...row) => {
    const [good, middling, poor, p75] = row;
    const counters = Object.entries({ good, 'needs-improvement': middling, poor }).map(([band, count]) =>
      counted('web_vitals', { vital: 'lcp', band }, count),
    );
    const { vitals } = healthOf(counters, NAME, OWN.version);
    expect(vitals.lcp).toEqual({ good, 'needs-improvement': middling, poor, p75 });
    expect(vitals.inp.p75).toBeNull();
  });
});

it.each([
  [1_000, 12, 1_000, 8, false],
  [1_000, 30, 10_000, 10, true],
  [20, 1, 10_000, 10, false],
  [20, 3, 10_000, 10, true],
])('Of %d views %d fail, of %d before %d did: that is worse than chance explains: %s', (...row) => {
  const [views, failedViews, viewsBefore, failedBefore, isWorse] = row;
  const live: Health = { ...NOTHING, views, failedViews };
  const before: Health = { ...NOTHING, views: viewsBefore, failedViews: failedBefore };
  expect(failsMore(live, before)).toBe(isWorse);
});
