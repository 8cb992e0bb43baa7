import { fakeRemote, fakeShell, renders } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { compose } from './compose';
import { publish } from './publish';
import type { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/sourceThreads'));

const DEALS = 'first-class-deals/index.html';
const DEALS_PAGES = [DEALS, 'first-class-deals/index.es.html'];

const home = fakeRemote('mfe-home');
const deals = fakeRemote('mfe-deals');
const newerDeals = fakeRemote('mfe-deals', {
  contract: '2.0.0',
  pages: { '/first-class-deals': renders(`return 'deals of contract 2'`) },
});

function everyReleaseOf(site: Site, name: string) {
  return snapshot(`${site.directory}/releases/${name}`);
}

describe('A minor version of the contract', () => {
  it('asks nothing of anybody: a shell of it composes what was published against the one before', async () => {
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    const before = await everyReleaseOf(site, 'mfe-deals');
    await publish(fakeShell({ contract: '1.1.0', hosts: [1], greeting: 'A minor more' }).dist, site);
    expect(await site.read(DEALS)).toContain('<p>A minor more</p>mfe-deals in en');
    expect(await everyReleaseOf(site, 'mfe-deals')).toEqual(before);

    const again = fakeRemote('mfe-deals', {
      contract: '1.0.0',
      pages: { '/first-class-deals': renders(`return 'once more'`) },
    });
    await publish(again.dist, site);
    expect(await site.read(DEALS)).toContain('once more');
  });

  it('may be used by a remote before the shell has it', async () => {
    const site = await publishedSite(fakeShell().dist, home.dist);
    await publish(fakeRemote('mfe-deals', { contract: '1.1.0' }).dist, site);
    expect(await site.read(DEALS)).toContain('mfe-deals in en');
  });
});

describe('A major version of the contract', () => {
  it('comes with a shell that hosts both, then remote by remote, until a shell may drop the older', async () => {
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    const remotes = await Promise.all(['mfe-home', 'mfe-deals'].map((name) => everyReleaseOf(site, name)));
    await publish(fakeShell({ contract: '2.0.0', hosts: [1, 2], greeting: 'Both' }).dist, site);
    expect(await site.read('index.html')).toContain('<p>Both</p>mfe-home in en');
    expect(await site.read(DEALS)).toContain('<p>Both</p>mfe-deals in en');
    expect(await Promise.all(['mfe-home', 'mfe-deals'].map((name) => everyReleaseOf(site, name)))).toEqual(
      remotes,
    );

    expect((await publish(newerDeals.dist, site)).files).toEqual(DEALS_PAGES);
    expect(await site.read(DEALS)).toContain('deals of contract 2');
    expect(await site.read('index.html')).toContain('mfe-home in en');

    const dropping = fakeShell({ contract: '2.0.0', hosts: [2] });
    await expect(publish(dropping.dist, site)).rejects.toThrow('mfe-home@');
    await publish(fakeRemote('mfe-home', { contract: '2.0.0' }).dist, site);
    await publish(dropping.dist, site);
  });
});

describe('A release that was made live past the gate', () => {
  /** A site on which somebody has copied the pointer of a remote of contract 2 by hand. */
  async function forcedSite(): Promise<Site> {
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    await site.store(newerDeals.dist, newerDeals.release);
    await site.flip(newerDeals.release);
    return site;
  }

  it('is refused by the gate', async () => {
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    const before = await snapshot(site.directory);
    await expect(publish(newerDeals.dist, site)).rejects.toThrow('speaks contract 2.0.0');
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it.each([false, true])(
    'leaves the pages of before where they stand (composing is forced: %s)',
    async (force) => {
      const site = await forcedSite();
      await compose(site, { force });
      for (const page of DEALS_PAGES) {
        expect(await site.read(page)).toContain(`mfe-deals@${deals.release.version}`);
      }
    },
  );

  it('keeps nobody else from publishing, also where its page would not render', async () => {
    const broken = fakeRemote('mfe-deals', {
      contract: '2.0.0',
      pages: { '/first-class-deals': renders(`throw new Error('No such prop')`) },
    });
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    await site.store(broken.dist, broken.release);
    await site.flip(broken.release);
    const { files } = await publish(
      fakeRemote('mfe-home', { pages: { '/': renders(`return 'Home again'`) } }).dist,
      site,
    );
    expect(files).toEqual(['index.html', 'index.es.html']);
  });

  it('is told of on a page that was lost, as if nothing were live', async () => {
    const site = await forcedSite();
    await site.removePage(DEALS);
    expect(await compose(site)).toEqual([DEALS]);
    expect(await site.read(DEALS)).toContain('Nothing is live here.');
  });

  it('is healed by a publish of what the shell hosts', async () => {
    const site = await forcedSite();
    await publish(fakeRemote('mfe-deals', { contract: '1.2.0' }).dist, site);
    expect(await site.read(DEALS)).toContain('mfe-deals in en');
  });
});
