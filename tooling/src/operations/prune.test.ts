import { listVersions } from '../store/releases';
import type { Store } from '../store/Store';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { storeUnchecked } from '../testing/moveByHand';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { prune } from './prune';
import { rollback } from './rollback';

const TWO_DAYS_LATER_MS = Date.now() + 2 * 24 * 60 * 60 * 1_000;

const shell = fakeShell();
const deals = ['First', 'Second', 'Third', 'Fourth'].map(fakeDeals);
const versions = deals.map(({ release }) => release.version);

function sorted(...kept: readonly (string | undefined)[]): string[] {
  return kept.filter((version) => version !== undefined).sort();
}

async function siteWithFour(): Promise<Store> {
  return publishedSite(shell.dist, ...deals.map(({ dist }) => dist));
}

describe('prune', () => {
  it('keeps the live release and the given number of releases that were live before it', async () => {
    const site = await siteWithFour();
    expect(await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS })).toEqual(
      sorted(versions[0], versions[1]).map((version) => ({ name: 'mfe-deals', version })),
    );
    expect(await listVersions(site, 'mfe-deals')).toEqual(sorted(versions[2], versions[3]));
  });

  it('keeps the releases that were live last, not those that were built last', async () => {
    const site = await siteWithFour();
    await rollback('mfe-deals', site, { to: versions[0] ?? '' });
    await prune(site, { keep: 1, nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual(sorted(versions[0], versions[3]));
  });

  it('keeps the live release when no other is to be kept', async () => {
    const site = await siteWithFour();
    await prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual([versions[3]]);
    expect(await listVersions(site, 'shell')).toEqual([shell.release.version]);
  });

  it('removes a release that a killed publisher stored without making it live', async () => {
    const site = await publishedSite(shell.dist, deals[0]?.dist ?? '');
    await storeUnchecked(site, fakeDeals('Second'));
    await prune(site, { keep: 5, nowMs: TWO_DAYS_LATER_MS });
    expect(await listVersions(site, 'mfe-deals')).toEqual([versions[0]]);
  });

  it('changes no page, pointer or history', async () => {
    const site = await siteWithFour();
    const outside = async () =>
      Object.entries(await snapshot(site.location)).filter(([file]) => !file.startsWith('releases/'));
    const before = await outside();
    await prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS });
    expect(await outside()).toEqual(before);
  });

  it('refuses a folder without a site', async () => {
    await expect(prune(emptySite(), { keep: 1 })).rejects.toThrow('There is no site in');
  });
});
