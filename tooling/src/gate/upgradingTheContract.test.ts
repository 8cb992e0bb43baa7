import { doctor } from '../operations/doctor';
import { publish } from '../operations/publish';
import { fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { moveByHand } from '../testing/moveByHand';
import { publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { snapshot } from '../testing/snapshot';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';

const home = fakeRemote('mfe-home');
const newerHome = fakeRemote('mfe-home', { contract: '2.0.0' });
const deals = fakeRemote('mfe-deals');
/** Of the next major of the contract. */
const newerDeals = (body: string) =>
  fakeRemote('mfe-deals', { contract: '2.0.0', pages: { [DEALS]: pageSource(body) } });

it('A major version starts with a shell that hosts both, and ends, when all remotes have moved, with one that drops the older', async () => {
  const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
  const releases = `${site.location}/releases/mfe-deals`;
  const before = await snapshot(releases);
  await publish(fakeShell({ contract: '2.0.0', hosts: [1, 2], greeting: 'Both' }).dist, site);
  expect(await readPage(site, '/')).toContain('<p>Both</p>mfe-home in en');
  expect(await readPage(site, DEALS)).toContain('<p>Both</p>mfe-deals in en');
  expect(await snapshot(releases)).toEqual(before);

  expect((await publish(newerDeals(`return 'of contract 2'`).dist, site)).paths).toEqual([DEALS]);
  expect(await readPage(site, DEALS)).toContain('of contract 2');
  expect(await readPage(site, '/')).toContain('mfe-home in en');

  const dropping = fakeShell({ contract: '2.0.0', hosts: [2] });
  await expect(publish(dropping.dist, site)).rejects.toThrow('mfe-home@');
  await publish(newerHome.dist, site);
  await publish(dropping.dist, site);
});

it('A pointer that was moved by hand to a release which the shell does not host has no page, and blocks nobody', async () => {
  const site = await publishedSite(fakeShell().dist, home.dist, deals.dist);
  await moveByHand(site, newerDeals(`throw new Error('No such prop')`));
  expect((await doctor(site, { fix: true })).damages).toEqual([
    expect.stringMatching(/^mfe-deals@\w+ was built against contract 2\.0\.0, but shell@/),
  ]);
  expect(await readPage(site, DEALS)).toBeUndefined();

  const again = fakeRemote('mfe-home', { pages: { '/': pageSource(`return 'Home again'`) } });
  expect((await publish(again.dist, site)).paths).toEqual(['/']);
  await publish(fakeRemote('mfe-deals', { contract: '1.2.0' }).dist, site);
  expect(await readPage(site, DEALS)).toContain('mfe-deals in en');
});
