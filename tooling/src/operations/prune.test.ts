import { Site } from '../store/Site';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { prune } from './prune';
import { rollback } from './rollback';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/typescriptThreads'));

const shell = fakeShell();
const deals = ['First', 'Second', 'Third', 'Fourth'].map(fakeDeals);
const versions = deals.map(({ release }) => release.version);

function sorted(...kept: readonly (string | undefined)[]): string[] {
  return kept.filter((version) => version !== undefined).sort();
}

async function siteWithFour(): Promise<Site> {
  return publishedSite(shell.dist, ...deals.map(({ dist }) => dist));
}

describe('prune', () => {
  it('keeps the live release and the given number of releases that were live before it', async () => {
    const site = await siteWithFour();
    expect(await prune(site, 1)).toEqual(
      sorted(versions[0], versions[1]).map((version) => ({ name: 'mfe-deals', version })),
    );
    expect(await site.listKeptVersions('mfe-deals')).toEqual(sorted(versions[2], versions[3]));
  });

  it('keeps the releases that were live last, not those that were built last', async () => {
    const site = await siteWithFour();
    await rollback('mfe-deals', site, { to: versions[0] ?? '' });
    await prune(site, 1);
    expect(await site.listKeptVersions('mfe-deals')).toEqual(sorted(versions[0], versions[3]));
  });

  it('keeps the live release when no other is to be kept', async () => {
    const site = await siteWithFour();
    await prune(site, 0);
    expect(await site.listKeptVersions('mfe-deals')).toEqual([versions[3]]);
    expect(await site.listKeptVersions('shell')).toEqual([shell.release.version]);
  });

  it('removes a release that a killed publisher stored without making it live', async () => {
    const site = await publishedSite(shell.dist, deals[0]?.dist ?? '');
    await site.addRelease(deals[1]?.dist ?? '', fakeDeals('Second').release);
    await prune(site, 5);
    expect(await site.listKeptVersions('mfe-deals')).toEqual([versions[0]]);
  });

  it('changes no page, pointer or history', async () => {
    const site = await siteWithFour();
    const outside = async () =>
      Object.entries(await snapshot(site.directory)).filter(([file]) => !file.startsWith('releases/'));
    const before = await outside();
    await prune(site, 0);
    expect(await outside()).toEqual(before);
  });

  it('refuses a folder without a site', async () => {
    await expect(prune(new Site(temporaryFolder()), 1)).rejects.toThrow('There is no site in');
  });
});
