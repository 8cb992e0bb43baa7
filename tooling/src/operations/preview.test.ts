import { pairOfReleases } from '../compose/pairs';
import { labelOf } from '../release/manifest';
import { createApp } from '../serve/createApp';
import { objectsOf } from '../serve/objectsOf';
import { readHistory } from '../store/history';
import { completeKey, ownPair, pageFile, pairKey } from '../store/keys';
import { readPointers } from '../store/pointers';
import { listPreviewed, listPreviews } from '../store/previews';
import { fakeDeals, fakeRemote, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { siteOfEachTest } from '../testing/publishedSite';
import { readPage, readText } from '../testing/readPage';
import { changedSince, snapshot } from '../testing/snapshot';
import { promote } from './promote';
import { publish } from './publish';
import { publishPreview } from './publishPreview';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';
const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const live = fakeDeals('Live');
const next = fakeDeals('Next');
const home = fakeRemoteShowing('mfe-home', 'Live');
const nextHome = fakeRemoteShowing('mfe-home', 'Next');

const site = siteOfEachTest(home.dist, live.dist, shell.dist);

function previewKey(of: typeof shell, remote: typeof next, path = DEALS): string {
  const pair = pairOfReleases({ shell: of.release, remote: remote.release, isPreview: true });
  return pairKey(pair, pageFile(path, 'en'));
}

function storedPage(...args: Parameters<typeof previewKey>): Promise<string | undefined> {
  return readText(site(), previewKey(...args));
}

describe('A preview', () => {
  it('can show several remotes and the shell together', async () => {
    const { paths } = await publishPreview([nextShell.dist, next.dist, nextHome.dist], site());
    expect(paths.toSorted()).toEqual(['/', DEALS]);
    expect(await storedPage(nextShell, next)).toContain('<p>Hello</p>Next in en');
    expect(await storedPage(nextShell, nextHome, '/')).toContain('<p>Hello</p>Next in en');
    const own = { ...ownPair(nextShell.release.version), isPreview: true };
    expect(await site().get(completeKey(own))).toBeDefined();
    expect(await listPreviewed(site(), 'mfe-deals')).toEqual([next.release.version]);
  });

  it('can show a remote with stored releases that are not live', async () => {
    await publishPreview([nextShell.dist], site());
    const labels = [labelOf(nextShell.release)];
    expect((await publishPreview([next.dist], site(), { with: labels })).releases).toEqual([
      next.release,
      nextShell.release,
    ]);
    expect(await storedPage(nextShell, next)).toBeDefined();
    const pairs = (await listPreviews(site())).flatMap((preview) => preview.pairs);
    expect(pairs).toContain(`${nextShell.release.version}/${labelOf(next.release)}`);
  });

  it('is shown with its shell after another one went live', async () => {
    await publishPreview([next.dist], site());
    await publish(nextShell.dist, site());
    const app = createApp(objectsOf(site()));
    const open = async () => {
      const page = await app.request(DEALS, { headers: { Cookie: `preview=${labelOf(next.release)}` } });
      return page.text();
    };
    expect(await open()).toBe(await storedPage(shell, next));
    await publishPreview([next.dist], site());
    expect(await open()).toBe(await storedPage(nextShell, next));
  });

  it('is refused for a page that the shell cannot host', async () => {
    const { dist } = fakeRemote('mfe-deals', { contract: '2.0.0' });
    await expect(publishPreview([dist], site())).rejects.toThrow(/hosts 1\.x\./);
    expect(await listPreviewed(site(), 'mfe-deals')).toEqual([]);
  });
});

describe('promote', () => {
  it('makes a preview live, byte for byte, and writes nothing but the pages, the pointer and the history', async () => {
    await publishPreview([next.dist], site());
    const before = await snapshot(site().location);
    const previewed = await storedPage(shell, next);
    expect(await promote(labelOf(next.release), site())).toMatchObject({ isNew: true, paths: [DEALS] });
    const changed = (await changedSince(before, site())).sort();
    expect(changed.filter((key) => !key.startsWith('pages/'))).toEqual([
      expect.stringMatching(/^\.farekite\/store\/followers\/live\/mfe-deals\.json\//),
      expect.stringMatching(/^history\/mfe-deals\/2-/),
      'live/mfe-deals.json',
    ]);
    expect(await readPage(site(), DEALS)).toBe(previewed);
    const history = await readHistory(site(), await readPointers(site()), 'mfe-deals');
    expect(history.map(({ action }) => action)).toEqual(['publish', 'promote']);
  });

  it.each([
    ['page', ''],
    ['compressed page', '.br'],
  ])(
    'refuses a release with which another %s was previewed than it renders, and names the ways out',
    async (_what, extension) => {
      await publishPreview([next.dist], site());
      const label = labelOf(next.release);
      await site().put(previewKey(shell, next) + extension, Buffer.from('forged'), 'always');
      await expect(promote(label, site())).rejects.toThrow(
        `${previewKey(shell, next)} in ${site().location} is not the page that ${label} renders now. Preview it again and look at it, or publish it from its build.`,
      );
      expect(await readPage(site(), DEALS)).toContain('Live in en');
      await publishPreview([next.dist], site());
      await promote(label, site());
      expect(await readPage(site(), DEALS)).toContain('Next in en');
    },
  );

  it('renders the pages with what went live since', async () => {
    await publishPreview([next.dist], site());
    await publish(nextShell.dist, site());
    await promote(labelOf(next.release), site());
    expect(await readPage(site(), DEALS)).toContain('<p>Hello</p>Next in en');
  });
});
