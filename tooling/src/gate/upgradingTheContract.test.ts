import { doctor } from '../operations/doctor';
import { publish } from '../operations/publish';
import type { Store } from '../store/Store';
import { fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { moveByHand } from '../testing/moveByHand';
import { publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { snapshot } from '../testing/snapshot';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';

const home = fakeRemote('mfe-home');
const deals = fakeRemote('mfe-deals');
const newerDeals = fakeRemote('mfe-deals', {
  contract: '2.0.0',
  pages: { '/first-class-deals': pageSource(`return 'deals of contract 2'`) },
});

/** Every file of a name's stored releases, with its hash. */
function snapshotReleases(site: Store, name: string) {
  return snapshot(`${site.location}/releases/${name}`);
}

describe('Upgrading to a minor version of the contract', () => {
  it('requires no new releases of the remotes, and accepts releases built against the version before', async () => {
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    const before = await snapshotReleases(site, 'mfe-deals');
    await publish(fakeShell({ contract: '1.1.0', hosts: [1], greeting: 'A minor more' }).dist, site);
    expect(await readPage(site, DEALS)).toContain('<p>A minor more</p>mfe-deals in en');
    expect(await snapshotReleases(site, 'mfe-deals')).toEqual(before);

    const again = fakeRemote('mfe-deals', {
      contract: '1.0.0',
      pages: { '/first-class-deals': pageSource(`return 'once more'`) },
    });
    await publish(again.dist, site);
    expect(await readPage(site, DEALS)).toContain('once more');
  });
});

describe('Upgrading to a major version of the contract', () => {
  it('starts with a shell that hosts both majors and ends, when all remotes have moved, with one that drops the older', async () => {
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    const remotes = await Promise.all(['mfe-home', 'mfe-deals'].map((name) => snapshotReleases(site, name)));
    await publish(fakeShell({ contract: '2.0.0', hosts: [1, 2], greeting: 'Both' }).dist, site);
    expect(await readPage(site, '/')).toContain('<p>Both</p>mfe-home in en');
    expect(await readPage(site, DEALS)).toContain('<p>Both</p>mfe-deals in en');
    expect(await Promise.all(['mfe-home', 'mfe-deals'].map((name) => snapshotReleases(site, name)))).toEqual(
      remotes,
    );

    expect((await publish(newerDeals.dist, site)).paths).toEqual([DEALS]);
    expect(await readPage(site, DEALS)).toContain('deals of contract 2');
    expect(await readPage(site, '/')).toContain('mfe-home in en');

    const dropping = fakeShell({ contract: '2.0.0', hosts: [2] });
    await expect(publish(dropping.dist, site)).rejects.toThrow('mfe-home@');
    await publish(fakeRemote('mfe-home', { contract: '2.0.0' }).dist, site);
    await publish(dropping.dist, site);
  });
});

describe('A pointer that was moved by hand to a release which the shell does not host', () => {
  /** A site where the pointer of mfe-deals was moved, without the gate, to a release of contract 2. */
  async function siteWithMovedPointer(): Promise<Store> {
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    await moveByHand(site, newerDeals);
    return site;
  }

  it('has no pages with that shell, also when the site is repaired', async () => {
    const site = await siteWithMovedPointer();
    const { damages } = await doctor(site, { fix: true });
    expect(damages).toEqual([
      expect.stringMatching(/^mfe-deals@\w+ was built against contract 2\.0\.0, but shell@/),
    ]);
    expect(await readPage(site, DEALS)).toBeUndefined();
  });

  it('does not block publishes of other remotes, even when its page does not render', async () => {
    const broken = fakeRemote('mfe-deals', {
      contract: '2.0.0',
      pages: { '/first-class-deals': pageSource(`throw new Error('No such prop')`) },
    });
    const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
    await moveByHand(site, broken);
    const { paths } = await publish(
      fakeRemote('mfe-home', { pages: { '/': pageSource(`return 'Home again'`) } }).dist,
      site,
    );
    expect(paths).toEqual(['/']);
  });

  it('is corrected by publishing a release that the shell hosts', async () => {
    const site = await siteWithMovedPointer();
    await publish(fakeRemote('mfe-deals', { contract: '1.2.0' }).dist, site);
    expect(await readPage(site, DEALS)).toContain('mfe-deals in en');
  });
});
