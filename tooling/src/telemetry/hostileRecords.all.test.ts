import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { formatVisit, parseVisit, type Failure, type Visit } from '@farekite/shared/telemetry';
import { labelOf } from '../release/manifest';
import { createRandom } from '../testing/createRandom';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { VisitMetrics } from './VisitMetrics';

jest.mock('../compose/runInSandbox');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const random = createRandom(1);
const below = (limit: number) => Math.floor(random() * limit);
const hex = (digits = 16) => Array.from({ length: digits }, () => below(16).toString(16)).join('');

/** A visit that has the form of one, and half of the time names what is live. */
function hostileVisit(live: string): Visit {
  const release = below(2) === 0 ? live : `mfe-${hex()}@${hex()}`;
  const file = below(2) === 0 ? 'browser/first-class-deals.js' : `browser/${hex()}.js`;
  const frame = { file, line: 1 + below(9), column: 1 + below(2 ** 30) };
  const failure: Failure = { release, step: 'uncaught', error: `${hex().replace(/\d/g, 'x')}Error`, frame };
  return {
    language: 'abcdefghij'.slice(below(8)).slice(0, 2),
    pair: `shell@${hex()} ${release}`,
    vitals: { lcp: below(10_000), inp: below(1_000), cls: random() },
    views: [{ route: `/${hex()}`, release, isRepaired: true, failure }],
  };
}

it('100,000 hostile records make few time series, and take no memory', async () => {
  const deals = fakeDeals('Live');
  const metrics = new VisitMetrics(await publishedSite(fakeShell().dist, deals.dist));
  const take = async (records: number) => {
    for (let count = 0; count < records; count += 1) {
      const visit = parseVisit(JSON.stringify(formatVisit(hostileVisit(labelOf(deals.release)), 0)));
      if (!visit) throw new Error('The visit does not have the form of one');
      await metrics.take(visit);
    }
    return (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('farekite_'))
      .length;
  };
  const early = await take(20_000);
  const before = heapBytes();
  expect(await take(80_000)).toBe(early);
  expect(early).toBeLessThan(100);
  expect(heapBytes() - before).toBeLessThan(10_000_000);
});
