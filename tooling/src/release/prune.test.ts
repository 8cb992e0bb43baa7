import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { prune } from './prune';
import { rollback } from './rollback';
import { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/sourceThreads'));

const shell = fakeShell();
const deals = ['First', 'Second', 'Third', 'Fourth'].map(fakeDeals);
const versions = deals.map(({ release }) => release.version);

function sorted(...kept: readonly (string | undefined)[]): string[] {
  return kept.filter((version) => version !== undefined).sort();
}

async function siteWithAll(): Promise<Site> {
  return publishedSite(shell.dist, ...deals.map(({ dist }) => dist));
}

describe('Pruning', () => {
  it('keeps what is live and as many as asked of what was live before it', async () => {
    const site = await siteWithAll();
    expect(await prune(site, 1)).toEqual(
      sorted(versions[0], versions[1]).map((version) => ({ name: 'mfe-deals', version })),
    );
    expect(await site.keptVersions('mfe-deals')).toEqual(sorted(versions[2], versions[3]));
  });

  it('goes by when a release was live last, not by when it was built', async () => {
    const site = await siteWithAll();
    await rollback('mfe-deals', site, { to: versions[0] ?? '' });
    await prune(site, 1);
    expect(await site.keptVersions('mfe-deals')).toEqual(sorted(versions[0], versions[3]));
  });

  it('never removes what is live, also when nothing else is kept', async () => {
    const site = await siteWithAll();
    await prune(site, 0);
    expect(await site.keptVersions('mfe-deals')).toEqual([versions[3]]);
    expect(await site.keptVersions('shell')).toEqual([shell.release.version]);
  });

  it('removes what a publisher that was killed left without making it live', async () => {
    const site = await publishedSite(shell.dist, deals[0]?.dist ?? '');
    await site.store(deals[1]?.dist ?? '', fakeDeals('Second').release);
    await prune(site, 5);
    expect(await site.keptVersions('mfe-deals')).toEqual([versions[0]]);
  });

  it('touches no page, pointer or log', async () => {
    const site = await siteWithAll();
    const outside = async () =>
      Object.entries(await snapshot(site.directory)).filter(([file]) => !file.startsWith('releases/'));
    const before = await outside();
    await prune(site, 0);
    expect(await outside()).toEqual(before);
  });

  it('is refused for a folder without a site', async () => {
    await expect(prune(new Site(temporaryFolder()), 1)).rejects.toThrow('There is no site in');
  });
});
