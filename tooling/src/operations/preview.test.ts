import { labelOf } from '../release/manifest';
import { createApp } from '../serve/createApp';
import { objectsOf } from '../serve/objectsOf';
import { readHistory } from '../store/history';
import type { FolderStore } from '../store/FolderStore';
import { completeKey, ownPair, pageFile, pairKey } from '../store/keys';
import { readPointers } from '../store/pointers';
import { listPreviewed, listPreviews } from '../store/previews';
import { fakeDeals, fakeRemote, fakeRemoteShowing, fakeShell, pageSource } from '../testing/fakeReleases';
import { copyOf, publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { changedSince, snapshot } from '../testing/snapshot';
import { promote } from './promote';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';
const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const live = fakeDeals('Live');
const next = fakeDeals('Next');
const home = fakeRemoteShowing('mfe-home', 'Live');
const nextHome = fakeRemoteShowing('mfe-home', 'Next');

let template: FolderStore;

beforeAll(async () => {
  template = await publishedSite(home.dist, live.dist, shell.dist);
});

const siteWithTwo = () => copyOf(template);

/** The page of a pair as it was stored. */
function keyOf(ofShell: typeof shell, { release }: typeof next, path = DEALS): string {
  return pairKey({ shell: ofShell.release.version, ...release }, pageFile(path, 'en'));
}

describe('A preview', () => {
  it('can show several remotes and the shell together', async () => {
    const site = await siteWithTwo();
    const { paths } = await publishPreview([nextShell.dist, next.dist, nextHome.dist], site);
    expect(paths.toSorted()).toEqual(['/', DEALS]);
    for (const [remote, path] of [
      [next, DEALS],
      [nextHome, '/'],
    ] as const) {
      expect((await site.get(keyOf(nextShell, remote, path)))?.bytes.toString()).toContain(
        '<p>Hello</p>Next in en',
      );
    }
    expect(await site.get(completeKey(ownPair(nextShell.release.version)))).toBeDefined();
    expect(await listPreviewed(site, 'mfe-deals')).toEqual([next.release.version]);
  });

  it('can show a remote with stored releases that are not live', async () => {
    const site = await siteWithTwo();
    await publishPreview([nextShell.dist], site);
    const labels = [labelOf(nextShell.release)];
    expect((await publishPreview([next.dist], site, { with: labels })).releases).toEqual([
      next.release,
      nextShell.release,
    ]);
    expect(await site.get(keyOf(nextShell, next))).toBeDefined();
    const pairs = (await listPreviews(site)).flatMap((preview) => preview.pairs);
    expect(pairs).toContain(`${nextShell.release.version}/${labelOf(next.release)}`);
  });

  it('is shown with its shell after another one went live', async () => {
    const site = await siteWithTwo();
    await publishPreview([next.dist], site);
    await publish(nextShell.dist, site);
    const app = createApp(objectsOf(site));
    const headers = { Cookie: `preview=${labelOf(next.release)}` };
    const page = await app.request(DEALS, { headers });
    expect(await page.text()).toBe(String((await site.get(keyOf(shell, next)))?.bytes));
    await publishPreview([next.dist], site);
    const again = await app.request(DEALS, { headers });
    expect(await again.text()).toBe(String((await site.get(keyOf(nextShell, next)))?.bytes));
  });

  it('is not a release that a rollback returns to', async () => {
    const site = await publishedSite(shell.dist, live.dist, fakeDeals('Newer').dist);
    await publishPreview([next.dist], site);
    expect((await rollback('mfe-deals', site)).release).toEqual(live.release);
  });

  it.each([
    [
      'a page that does not render',
      fakeRemote('mfe-deals', { pages: { [DEALS]: pageSource("throw new Error('No fares')") } }).dist,
      [],
      /does not render: Error: No fares/,
    ],
    [
      'a remote that the shell cannot host',
      fakeRemote('mfe-deals', { contract: '2.0.0' }).dist,
      [],
      /hosts 1\.x\./,
    ],
    ['a release beside it that is not stored', next.dist, ['mfe-home@0123456789abcdef'], /is not stored/],
    ['a label that is none', next.dist, ['mfe-home'], /"mfe-home" names no release\. Write name and version/],
  ])('is refused for %s', async (_what, dist, others, problem) => {
    const site = await siteWithTwo();
    await expect(publishPreview([dist], site, { with: others })).rejects.toThrow(problem);
    expect(await readPage(site, DEALS)).toContain('Live in en');
  });
});

describe('promote', () => {
  it('makes a preview live, byte for byte, and writes nothing but the pointer and the history', async () => {
    const site = await siteWithTwo();
    await publishPreview([next.dist], site);
    const before = await snapshot(site.location);
    const previewed = await site.get(keyOf(shell, next));
    const { isNew, paths } = await promote(labelOf(next.release), site);
    expect({ isNew, paths }).toEqual({ isNew: true, paths: [DEALS] });
    expect((await changedSince(before, site)).sort()).toEqual([
      expect.stringMatching(/^\.farekite\/store\/followers\/live\/mfe-deals\.json\//),
      expect.stringMatching(/^history\/mfe-deals\/2-/),
      'live/mfe-deals.json',
    ]);
    expect(await readPage(site, DEALS)).toBe(previewed?.bytes.toString());
    const history = await readHistory(site, await readPointers(site), 'mfe-deals');
    expect(history.map(({ action }) => action)).toEqual(['publish', 'promote']);
  });

  it('renders the pages with what went live since', async () => {
    const site = await siteWithTwo();
    await publishPreview([next.dist], site);
    await publish(nextShell.dist, site);
    await promote(labelOf(next.release), site);
    expect(await readPage(site, DEALS)).toContain('<p>Hello</p>Next in en');
    await publishPreview([shell.dist], site);
    await publish(nextHome.dist, site);
    await promote(labelOf(shell.release), site);
    expect(await readPage(site, '/')).toContain('<p>Welcome</p>Next in en');
  });

  it('refuses a release that is not stored, or that the live shell cannot host', async () => {
    const site = await publishedSite(fakeShell({ contract: '2.0.0', hosts: [1, 2] }).dist, live.dist);
    const label = labelOf(next.release);
    await expect(promote(label, site)).rejects.toThrow('is not stored in');
    await publishPreview([next.dist], site);
    await publish(fakeRemote('mfe-deals', { contract: '2.0.0' }).dist, site);
    await publish(fakeShell({ contract: '2.0.0', hosts: [2] }).dist, site);
    await expect(promote(label, site)).rejects.toThrow(/hosts 2\.x\./);
  });
});
