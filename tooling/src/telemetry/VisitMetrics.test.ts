import type { Failure, Visit } from '@farekite/shared/telemetry';
import { publish } from '../operations/publish';
import { publishPreview } from '../operations/publishPreview';
import { labelOf } from '../release/manifest';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { siteOfEachTest } from '../testing/publishedSite';
import { MAX_RELEASES } from './knownReleases';
import { VisitMetrics } from './VisitMetrics';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const before = fakeDeals('Before');
const deals = fakeDeals('Live');
const previewed = fakeDeals('Previewed');
const newest = fakeDeals('Newest');
const guides = fakeRemote('mfe-guides');
const [SHELL, DEALS] = [labelOf(shell.release), labelOf(deals.release)];
const site = siteOfEachTest(shell.dist, before.dist, deals.dist);

const FRAME = { file: 'browser/first-class-deals.js', line: 1, column: 2345 };
const FAILURE: Failure = { release: DEALS, step: 'uncaught', error: 'TypeError', frame: FRAME };
const VIEW = { route: '/first-class-deals', release: DEALS, isRepaired: false } as const;
const VISIT: Visit = { language: 'es', pair: `${SHELL} ${DEALS}`, vitals: {}, views: [VIEW] };

let metrics: VisitMetrics;
beforeEach(() => {
  metrics = new VisitMetrics(site());
});

const of = ({ version }: { readonly version: string }, name = 'mfe-deals') =>
  `name="${name}",version="${version}"`;

async function counts(): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.registry.metrics()).matchAll(/^farekite_(\w+)_total(?:\{(.*)\})? (\d+)$/gm);
  return Object.fromEntries(
    [...lines].map(([, name, labels = '', count]) => [`${name} ${labels}`, Number(count)]),
  );
}

describe('VisitMetrics', () => {
  it('counts views, failures and repairs for the releases that they belong to', async () => {
    await metrics.take({
      ...VISIT,
      views: [
        { ...VIEW, isRepaired: true },
        { ...VIEW, failure: FAILURE },
      ],
    });
    await metrics.take({ ...VISIT, views: [{ route: null, isRepaired: false }] });
    expect(await counts()).toEqual({
      'visits language="es"': 2,
      [`views ${of(shell.release, 'shell')}`]: 3,
      [`views ${of(deals.release)}`]: 2,
      [`repaired_views ${of(shell.release, 'shell')}`]: 1,
      [`repaired_views ${of(deals.release)}`]: 1,
      [`failed_views ${of(deals.release)}`]: 1,
      [`failures ${of(deals.release)},step="uncaught",error="TypeError",frame="${FRAME.file}:1:2345"`]: 1,
    });
  });

  it.each([
    ['lcp', 2_500, 'good'],
    ['lcp', 2_501, 'needs-improvement'],
    ['lcp', 4_001, 'poor'],
    ['inp', 501, 'poor'],
    ['cls', 0.26, 'poor'],
  ])('counts %s %d as %s, for the releases of the document', async (vital, value, band) => {
    await metrics.take({ ...VISIT, vitals: { [vital]: value }, views: [] });
    const labels = `vital="${vital}",band="${band}"`;
    expect(await counts()).toMatchObject({
      [`web_vitals ${of(shell.release, 'shell')},${labels}`]: 1,
      [`web_vitals ${of(deals.release)},${labels}`]: 1,
    });
  });

  it('names what was live before, and what is previewed; of others at most the remote', async () => {
    await publishPreview([previewed.dist], site());
    const releases = [before.release, previewed.release].map(labelOf);
    const unknown = ['mfe-deals@0123456789abcdef', 'mfe-deals@unknown', labelOf(guides.release)];
    for (const release of [...releases, ...unknown])
      await metrics.take({ ...VISIT, language: 'xx', views: [{ ...VIEW, release }] });
    expect(await counts()).toMatchObject({
      'visits language="other"': 5,
      [`views ${of(before.release)}`]: 1,
      [`views ${of(previewed.release)}`]: 1,
      [`views ${of({ version: 'other' })}`]: 2,
      [`views ${of({ version: 'other' }, 'other')}`]: 1,
    });
  });

  it('counts the first visits alike, however many come while it reads which releases there are', async () => {
    await Promise.all([metrics.take(VISIT), metrics.take(VISIT), metrics.take(VISIT)]);
    expect(await counts()).toMatchObject({ 'visits language="es"': 3, [`views ${of(deals.release)}`]: 3 });
  });

  it('reads few objects for visits that name what nobody knows', async () => {
    await metrics.take(VISIT);
    const get = jest.spyOn(site(), 'get');
    for (const version of ['unknown', '0123456789abcdef', 'fedcba9876543210'])
      await metrics.take({ ...VISIT, views: [{ ...VIEW, release: `mfe-deals@${version}` }] });
    expect(get).not.toHaveBeenCalled();
  });

  it.each([
    ['the file alone of a script that has not come', { line: 0, column: 0 }, FRAME.file],
    ['no place in a file that the release lacks', { file: 'browser/nowhere.js' }, 'other'],
  ])('names %s', async (_what, fields, named) => {
    const failure = { ...FAILURE, frame: { ...FRAME, ...fields } };
    await metrics.take({ ...VISIT, views: [{ ...VIEW, failure }] });
    expect(await counts()).toMatchObject({
      [`failures ${of(deals.release)},step="uncaught",error="TypeError",frame="${named}"`]: 1,
    });
  });

  it('counts the visitors of a canary by their arm, and those of no other release', async () => {
    await publish(newest.dist, site(), { share: 5 });
    const ofNewest = labelOf(newest.release);
    const heard = `canary=${ofNewest}:heard` as const;
    const marks = [heard, `canary=${ofNewest}:failed`, `canary=${DEALS}:heard`] as const;
    await metrics.take({ ...VISIT, marks });
    await metrics.take({ ...VISIT, marks: [`control=${ofNewest}:heard`] });
    const visitors = Object.entries(await counts()).filter(([line]) => line.startsWith('visitors'));
    expect(visitors).toEqual([
      [`visitors ${of(newest.release)},arm="canary",outcome="heard"`, 1],
      [`visitors ${of(newest.release)},arm="canary",outcome="failed"`, 1],
      [`visitors ${of(newest.release)},arm="control",outcome="heard"`, 1],
    ]);
  });

  it('forgets the counts of a release that is neither live nor previewed any more', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'] });
    await metrics.take({ ...VISIT, views: [{ ...VIEW, release: labelOf(before.release) }] });
    await publish(newest.dist, site());
    jest.advanceTimersByTime(60_000);
    await metrics.take(VISIT);
    expect(Object.keys(await counts()).filter((line) => line.includes(before.release.version))).toEqual([]);
    jest.useRealTimers();
  });

  it('has few time series of a release, and of all the unknown ones of its name, whatever visits tell', async () => {
    for (const release of [DEALS, 'mfe-deals@unknown', 'mfe-deals@0123456789abcdef']) {
      const views = Array.from({ length: 25 }, (_, index) => {
        const failure: Failure = { ...FAILURE, release, error: `${'x'.repeat(index)}Error` };
        return { ...VIEW, release, isRepaired: true, failure };
      });
      for (const lcp of [0, 3_000, 9_000]) {
        const vitals = { lcp, inp: lcp / 10, cls: lcp / 20_000 };
        await metrics.take({ ...VISIT, pair: `${SHELL} ${release}`, vitals, views });
      }
    }
    const counted = await counts();
    const seriesOf = (labels: string) => Object.keys(counted).filter((line) => line.includes(labels));
    const [own, unknown] = [deals.release, { version: 'other' }].map((one) => of(one)) as [string, string];
    expect(seriesOf(`failures ${own}`)).toHaveLength(21);
    expect(counted[`failures ${own},step="other",error="other",frame="other"`]).toBe(15);
    expect([seriesOf(own).length, seriesOf(unknown).length]).toEqual([33, 13]);
    const ofCanary = 4;
    expect(MAX_RELEASES * (33 + 13 + ofCanary)).toBeLessThanOrEqual(5_000);
  });
});
