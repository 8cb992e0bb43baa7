import { compose } from '../operations/compose';
import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { storeSuite } from '../testing/storeSuite';
import { WatchedStore } from './WatchedStore';

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;

storeSuite('WatchedStore', () => Promise.resolve(new WatchedStore(emptySite(), () => undefined)));

describe('WatchedStore', () => {
  it('tells what a publish, compose and prune do', async () => {
    const first = fakeDeals('First');
    const site = await publishedSite(fakeShell().dist, first.dist);
    const steps: string[] = [];
    const watched = new WatchedStore(site, (step) => steps.push(step));
    const next = fakeDeals('Second');
    await publish(next.dist, watched);
    expect(new Set(steps)).toEqual(new Set(['reading files of releases', 'storing files', 'writing pages']));
    const count = (step: string) => steps.filter((candidate) => candidate === step).length;
    expect(count('storing files')).toBeGreaterThanOrEqual(Object.keys(next.release.files).length);
    await compose(watched);
    expect(count('comparing pages')).toBeGreaterThan(0);
    await prune(watched, { keep: 0, nowMs: Date.now() + TWO_DAYS_MS });
    expect(count('removing files')).toBeGreaterThanOrEqual(Object.keys(first.release.files).length);
  });
});
