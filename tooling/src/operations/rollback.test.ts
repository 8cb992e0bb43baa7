import { appendFileSync } from 'node:fs';
import { readPointers } from '../store/pointers';
import type { FolderStore } from '../store/FolderStore';
import { pairKey, releaseKey } from '../store/keys';
import type { Store } from '../store/Store';
import { beforeWrite } from '../testing/beforeWrite';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { copyOf, publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { changedSince, snapshot } from '../testing/snapshot';
import { ConflictError } from '../util/UserError';
import { doctor } from './doctor';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback, type RollbackOptions } from './rollback';

jest.mock('../compose/runInSandbox');

const PAGE = '/first-class-deals';
const shell = fakeShell();
const first = fakeDeals('First');
const second = fakeDeals('Second');
const third = fakeDeals('Third');

/** A site with two releases of mfe-deals. */
let template: FolderStore;

beforeAll(async () => {
  template = await publishedSite(shell.dist, first.dist, second.dist);
});

async function liveVersion(site: Store): Promise<string | undefined> {
  return (await readPointers(site)).get('mfe-deals')?.version;
}

describe('rollback', () => {
  it('shows every page as it was, and changes nothing but the pointer and the history', async () => {
    const site = await copyOf(template);
    const before = await snapshot(site.location);
    const { release, isNew, paths } = await rollback('mfe-deals', site);
    expect({ release, isNew, paths }).toEqual({ release: first.release, isNew: true, paths: [PAGE] });
    const changed = await changedSince(before, site);
    expect(changed.filter((file) => !/^(?:\.farekite|history)\//.test(file))).toEqual([
      'live/mfe-deals.json',
    ]);
    const other = await publishedSite(shell.dist, first.dist);
    expect(await readPage(site, PAGE)).toBe(await readPage(other, PAGE));
  });

  it.each([
    ['two releases back when it is called twice', [first, second, third], [second, first]],
    ['to the release in between when the same one was published twice', [first, second, first], [second]],
  ])('goes %s', async (_what, published, expected) => {
    const site = await publishedSite(shell.dist, ...published.map(({ dist }) => dist));
    for (const { release } of expected) {
      await rollback('mfe-deals', site);
      expect(await liveVersion(site)).toBe(release.version);
    }
  });

  it('goes to the release before one that was never published', async () => {
    const site = await copyOf(template);
    await publishPreview([third.dist], site);
    await rollback('mfe-deals', site, { to: third.release.version });
    await rollback('mfe-deals', site);
    expect(await liveVersion(site)).toBe(second.release.version);
    await rollback('mfe-deals', site);
    expect(await liveVersion(site)).toBe(first.release.version);
  });

  it('goes to a given version, or to the version that begins with the given characters', async () => {
    const site = await publishedSite(shell.dist, first.dist, second.dist, third.dist);
    await rollback('mfe-deals', site, { to: first.release.version });
    expect(await readPage(site, PAGE)).toContain('First in en');
    await rollback('mfe-deals', site, { to: third.release.version.slice(0, 6) });
    expect(await readPage(site, PAGE)).toContain('Third in en');
  });

  it('renders the pages again when a compressed variant of one is missing', async () => {
    const site = await copyOf(template);
    const pair = { shell: shell.release.version, ...first.release };
    await site.delete(pairKey(pair, 'first-class-deals/en.html.br'));
    await rollback('mfe-deals', site);
    expect(await doctor(site)).toEqual({ damages: [], repaired: [] });
  });

  it('shows every page with the shell before when it rolls back the shell', async () => {
    const site = await publishedSite(shell.dist, first.dist, fakeShell({ greeting: 'Bienvenido' }).dist);
    await rollback('shell', site);
    expect(await readPage(site, PAGE)).toContain('<p>Welcome</p>First in en');
    expect(await readPage(site, null)).toContain('<p>Welcome</p>');
  });
});

describe('rollback, while another publisher makes another release live,', () => {
  /** A site with two releases of mfe-deals; the third one is published before the next write. */
  async function siteWithRival(): Promise<Store> {
    const site = await copyOf(template);
    beforeWrite(site, '', () => publish(third.dist, site));
    return site;
  }

  it('does not undo that one', async () => {
    const site = await siteWithRival();
    const rejected = expect(rollback('mfe-deals', site)).rejects;
    await rejected.toThrow(ConflictError);
    await rejected.toThrow(
      `mfe-deals@${third.release.version} went live while mfe-deals@${second.release.version} was to be ` +
        `replaced by mfe-deals@${first.release.version}. Nothing was changed: run farekite status`,
    );
    expect(await liveVersion(site)).toBe(third.release.version);
    expect(await readPage(site, PAGE)).toContain('Third in en');
  });

  it('makes the version live that was asked for', async () => {
    const site = await siteWithRival();
    await rollback('mfe-deals', site, { to: first.release.version });
    expect(await liveVersion(site)).toBe(first.release.version);
  });
});

describe('rollback refuses, and leaves the site as it was,', () => {
  it.each<[string, string, RollbackOptions, string]>([
    ['a name without a live release', 'mfe-home', {}, 'No release of mfe-home is live. Run farekite'],
    [
      'a version that is not kept',
      'mfe-deals',
      { to: 'ffff' },
      'keeps no version of mfe-deals that begins with ffff. It keeps ',
    ],
    [
      'a version that is ambiguous',
      'mfe-deals',
      { to: '' },
      'keeps more than one version of mfe-deals that begins with ',
    ],
    ['a name with no earlier release', 'shell', {}, 'keeps no version of shell that was live before '],
    [
      'a reason of two lines',
      'mfe-deals',
      { because: 'one\ntwo' },
      'The reason is not a line of text. Write',
    ],
    [
      'a reason that is too long',
      'mfe-deals',
      { because: 'x'.repeat(301) },
      'The reason is not a line of text.',
    ],
    ['a reason without words', 'mfe-deals', { because: '' }, 'The reason is not a line of text.'],
  ])('%s', async (_what, name, options, problem) => {
    const site = await copyOf(template);
    const before = await snapshot(site.location);
    await expect(rollback(name, site, options)).rejects.toThrow(problem);
    expect(await snapshot(site.location)).toEqual(before);
  });

  it('a release that the live shell cannot host', async () => {
    const site = await publishedSite(
      fakeShell({ provides: { react: '18.0.0' } }).dist,
      fakeRemote('mfe-deals', { shared: { react: '^18.0.0' } }).dist,
    );
    const old = (await readPointers(site)).get('mfe-deals')?.version ?? '';
    await site.delete('live/mfe-deals.json');
    await publish(shell.dist, site);
    await publish(first.dist, site);
    const before = await snapshot(site.location);
    await expect(rollback('mfe-deals', site, { to: old })).rejects.toThrow(
      /needs react \^18\.0\.0, but shell@\w+ provides 19/,
    );
    expect(await snapshot(site.location)).toEqual(before);
  });

  it('a release with a damaged file', async () => {
    const site = await copyOf(template);
    appendFileSync(site.fileOf(releaseKey(first.release, 'browser/remoteEntry.js')), '//');
    await expect(rollback('mfe-deals', site)).rejects.toThrow(
      /remoteEntry\.js in .* is damaged\. Publish mfe-deals@\w+ again/,
    );
    expect(await liveVersion(site)).toBe(second.release.version);
  });
});
