import type { Failure, Visit } from '@farekite/shared/telemetry';
import { MemoryStore } from '../testing/MemoryStore';
import { MAX_RELEASES } from './knownReleases';
import { VisitMetrics } from './VisitMetrics';

const FILE = 'browser/page.js';
const mockLabels = Array.from({ length: 100 }, (_, index) => `mfe-n${String(index)}@0123456789abcdef`);

jest.mock('./knownReleases', () => ({
  ...jest.requireActual<object>('./knownReleases'),
  knownReleases: () =>
    Promise.resolve({
      languages: ['en', 'es'],
      files: new Map(mockLabels.map((one) => [one, new Set([FILE])])),
    }),
}));

/** Visits that make every time series of a release that they can, and name what nobody knows. */
function visitsOf(release: string): Visit[] {
  const failures = Array.from({ length: 25 }, (_, index): Failure => {
    const frame = { file: index % 2 ? FILE : release, line: 1, column: index + 1 };
    return { release, step: 'page', error: `${'x'.repeat(index)}Error`, frame };
  });
  const views = failures.map((failure) => ({ route: '/', release, isRepaired: true, failure }));
  return [0, 3_000, 9_000].map((lcp) => {
    const vitals = { lcp, inp: lcp / 10, cls: lcp / 20_000 };
    return { language: release, pair: `shell@fedcba9876543210 ${release}`, vitals, views };
  });
}

it('The metrics have at most 5,000 time series when every release that is known has all of its own', async () => {
  expect(mockLabels).toHaveLength(MAX_RELEASES);
  const metrics = new VisitMetrics(new MemoryStore(new Map()));
  for (const label of mockLabels)
    for (const release of [label, label.replace('0123', 'ffff')])
      for (const visit of visitsOf(release)) await metrics.take(visit);
  const shown = await metrics.registry.metrics();
  const series = shown.split('\n').filter((line) => line.startsWith('farekite_')).length;
  expect(series).toBeGreaterThan(4_000);
  expect(series).toBeLessThanOrEqual(5_000);
});
