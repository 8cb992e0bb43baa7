import { listPreviews } from '../store/previews';
import type { Store } from '../store/Store';
import { fakeDeals, fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { readText } from '../testing/readText';
import { snapshot } from '../testing/snapshot';
import { endPreview } from './endPreview';
import { prune } from './prune';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const TWO_DAYS_LATER_MS = Date.now() + 2 * 24 * 60 * 60 * 1_000;

const shell = fakeShell();
const live = fakeDeals('Live');
const next = fakeDeals('Next');
const label = `mfe-deals@${next.release.version}`;

async function readPreviewed(site: Store): Promise<string[]> {
  return listPreviews(site, 'mfe-deals');
}

describe('A preview', () => {
  it('stores the release and changes nothing that is live', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    const before = await snapshot(site.location);
    expect(await publishPreview(next.dist, site)).toEqual(next.release);
    const after = await snapshot(site.location);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed.filter((file) => !file.startsWith(`releases/mfe-deals/${next.release.version}/`))).toEqual(
      [
        expect.stringMatching(/^\.farekite\/history\/mfe-deals\/previews\/1-.*\.json$/),
        `.farekite/previews/mfe-deals/${next.release.version}.json`,
      ],
    );
    expect(await readPreviewed(site)).toEqual([next.release.version]);
  });

  it('is not pruned before it is ended', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publishPreview(next.dist, site);
    expect(await prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS })).toEqual([]);
    await endPreview(label, site);
    expect(await readPreviewed(site)).toEqual([]);
    expect(await prune(site, { keep: 0, nowMs: TWO_DAYS_LATER_MS })).toEqual([
      { name: 'mfe-deals', version: next.release.version },
    ]);
  });

  it('ends when the release is published', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publishPreview(next.dist, site);
    await publish(next.dist, site);
    expect(await readPreviewed(site)).toEqual([]);
    expect(await readText(site, 'first-class-deals/index.html')).toContain('Next in en');
  });

  it('of a live release is not recorded', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publishPreview(live.dist, site);
    expect(await readPreviewed(site)).toEqual([]);
  });

  it('is not a release that a rollback returns to', async () => {
    const site = await publishedSite(shell.dist, live.dist, fakeDeals('Newer').dist);
    await publishPreview(next.dist, site);
    expect((await rollback('mfe-deals', site)).release).toEqual(live.release);
  });
});

describe('publishPreview refuses, and leaves the site as it was,', () => {
  it.each([
    ['a shell', shell.dist, /is a shell, and only remotes can be previewed\. Publish it into a copy/],
    [
      'a page that does not render',
      fakeRemote('mfe-deals', { pages: { '/first-class-deals': pageSource("throw new Error('No fares')") } })
        .dist,
      /does not render: Error: No fares/,
    ],
    [
      'a remote that the shell cannot host',
      fakeRemote('mfe-deals', { contract: '2.0.0' }).dist,
      /hosts 1\.x\./,
    ],
  ])('%s', async (_what, dist, problem) => {
    const site = await publishedSite(shell.dist, live.dist);
    const before = await snapshot(site.location);
    await expect(publishPreview(dist, site)).rejects.toThrow(problem);
    expect(await snapshot(site.location)).toEqual(before);
  });
});

describe('endPreview', () => {
  it('refuses a release that is not previewed', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await expect(endPreview(label, site)).rejects.toThrow(`${label} is not previewed. Run farekite status`);
  });
});
