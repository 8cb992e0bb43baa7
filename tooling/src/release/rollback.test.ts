import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readHistory } from './history';
import { publish } from './publish';
import { rollback } from './rollback';
import { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/sourceThreads'));

const PAGE = 'first-class-deals/index.html';
const shell = fakeShell();
const first = fakeDeals('First');
const second = fakeDeals('Second');
const third = fakeDeals('Third');

async function liveVersion(site: Site): Promise<string | undefined> {
  return (await site.pointers()).get('mfe-deals')?.version;
}

describe('Rolling back', () => {
  it('gives the site of before, to the byte, but for the log and the release that is kept', async () => {
    const site = await publishedSite(shell.dist, first.dist);
    const before = await snapshot(site.directory);
    await publish(second.dist, site);
    const { release, isNew, files } = await rollback('mfe-deals', site);
    expect(release).toEqual(first.release);
    expect(isNew).toBe(true);
    expect(files).toEqual([PAGE, 'first-class-deals/index.es.html']);
    const after = await snapshot(site.directory);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(
      changed.filter((file) => !file.startsWith(`releases/mfe-deals/${second.release.version}/`)),
    ).toEqual(['.farekite/history.jsonl']);
  });

  it('twice goes two releases back, and not to and fro', async () => {
    const site = await publishedSite(shell.dist, first.dist, second.dist, third.dist);
    await rollback('mfe-deals', site);
    expect(await liveVersion(site)).toBe(second.release.version);
    await rollback('mfe-deals', site);
    expect(await liveVersion(site)).toBe(first.release.version);
    await expect(rollback('mfe-deals', site)).rejects.toThrow(
      `No release of mfe-deals that was live before ${first.release.version} is kept. Kept of mfe-deals: `,
    );
  });

  it('after the same release was published again goes to what was live in between', async () => {
    const site = await publishedSite(shell.dist, first.dist, second.dist, first.dist);
    await rollback('mfe-deals', site);
    expect(await liveVersion(site)).toBe(second.release.version);
  });

  it('goes to a version that is named, by all of it or by its beginning', async () => {
    const site = await publishedSite(shell.dist, first.dist, second.dist, third.dist);
    await rollback('mfe-deals', site, { to: first.release.version });
    expect(await site.read(PAGE)).toContain('First in en');
    await rollback('mfe-deals', site, { to: third.release.version.slice(0, 6) });
    expect(await site.read(PAGE)).toContain('Third in en');
  });

  it('is remembered as what it was', async () => {
    const site = await publishedSite(shell.dist, first.dist, second.dist);
    await rollback('mfe-deals', site);
    expect((await readHistory(site)).at(-1)).toMatchObject({
      name: 'mfe-deals',
      version: first.release.version,
      action: 'rollback',
    });
  });

  it('of the shell composes every page', async () => {
    const site = await publishedSite(shell.dist, first.dist, fakeShell({ greeting: 'Bienvenido' }).dist);
    await rollback('shell', site);
    expect(await site.read(PAGE)).toContain('<p>Welcome</p>First in en');
    expect(await site.read('404.html')).toContain('<p>Welcome</p>');
  });
});

describe('A rollback is refused, and the site stays as it was to the byte', () => {
  it.each([
    ['of what is not live', 'mfe-home', undefined, 'Nothing of mfe-home is live. farekite status tells'],
    ['to a version that is not kept', 'mfe-deals', 'ffff', 'No version ffff of mfe-deals is kept. Kept of'],
    ['to a beginning that several have', 'mfe-deals', '', 'Several kept versions of mfe-deals begin with '],
    ['of what was never different', 'shell', undefined, 'No release of shell that was live before'],
  ])('%s', async (_what, name, to, problem) => {
    const site = await publishedSite(shell.dist, first.dist, second.dist);
    const before = await snapshot(site.directory);
    await expect(rollback(name, site, to === undefined ? {} : { to })).rejects.toThrow(problem);
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('to a release that the live shell cannot host', async () => {
    const site = await publishedSite(
      fakeShell({ provides: { react: '18.0.0' } }).dist,
      fakeRemote('mfe-deals', { shared: { react: '^18.0.0' } }).dist,
    );
    rmSync(join(site.directory, 'live/mfe-deals.json'));
    await publish(shell.dist, site);
    await publish(first.dist, site);
    await expect(rollback('mfe-deals', site)).rejects.toThrow(/wants react \^18\.0\.0, shell@\w+ shares 19/);
    expect(await liveVersion(site)).toBe(first.release.version);
  });

  it('to a release whose files were damaged', async () => {
    const site = await publishedSite(shell.dist, first.dist, second.dist);
    appendFileSync(join(site.releaseDirectory(first.release), 'browser/remoteEntry.js'), '//');
    await expect(rollback('mfe-deals', site)).rejects.toThrow(
      /remoteEntry\.js is not the one that was built/,
    );
    expect(await liveVersion(site)).toBe(second.release.version);
  });

  it('of a folder without a site', async () => {
    await expect(rollback('mfe-deals', new Site(temporaryFolder()))).rejects.toThrow('There is no site in');
  });
});
