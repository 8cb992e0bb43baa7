import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeStalePages, writeComposedFiles } from '../compose/composeStalePages';
import { readHistory } from '../store/history';
import { Site } from '../store/Site';
import { fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { compose } from './compose';
import { publish } from './publish';

const HOME_PAGES = ['index.html', 'index.es.html'];
const DEALS_PAGES = ['first-class-deals/index.html', 'first-class-deals/index.es.html'];
const NOT_FOUND_PAGES = ['404.html', '404.es.html'];

let template: Site;

beforeAll(async () => {
  template = await publishedSite(fakeShell().dist, fakeRemote('mfe-home').dist, fakeRemote('mfe-deals').dist);
});

/** A site with a shell and two remotes. */
async function siteWithThree(): Promise<Site> {
  const site = new Site(temporaryFolder());
  await cp(template.directory, site.directory, { recursive: true });
  return site;
}

/** A release of mfe-deals whose page runs this code when it renders. */
function dealsRunning(body: string) {
  return fakeRemote('mfe-deals', { pages: { '/first-class-deals': pageSource(body) } });
}

describe('publish', () => {
  it('composes every route in both languages, the 404 page and the root files when a shell is published', async () => {
    const site = new Site(temporaryFolder());
    const { files, isNew } = await publish(fakeShell().dist, site);
    expect(isNew).toBe(true);
    expect([...files].sort()).toEqual(
      [...HOME_PAGES, ...DEALS_PAGES, ...NOT_FOUND_PAGES, 'favicon.ico', 'robots.txt'].sort(),
    );
    expect((await site.readBytes('favicon.ico'))?.subarray(0, 5)).toEqual(Buffer.from([0, 0, 1, 0, 255]));
    expect(await site.read('index.html')).toContain('Nothing is live here.');
  });

  it('composes every page in each language of the new shell, and removes those in other languages', async () => {
    const french = ['index.fr.html', 'first-class-deals/index.fr.html', '404.fr.html'];
    const site = await siteWithThree();
    const { files } = await publish(fakeShell({ languages: ['en', 'es', 'fr'] }).dist, site);
    expect(files).toEqual(expect.arrayContaining(french));
    expect(await site.read('index.fr.html')).toContain('mfe-home in fr');

    await publish(fakeShell().dist, site);
    const pages = Object.keys(await snapshot(site.directory)).filter((file) => file.endsWith('.html'));
    expect(pages.sort()).toEqual([...HOME_PAGES, ...DEALS_PAGES, ...NOT_FOUND_PAGES].sort());
  });

  it('removes root files that the new shell does not have, and no others', async () => {
    const site = await siteWithThree();
    await writeFile(join(site.directory, 'verification.txt'), 'of the operators');
    const { files } = await publish(fakeShell({ icon: 'icon.ico' }).dist, site);
    expect(files).toEqual(expect.arrayContaining(['favicon.ico', 'icon.ico']));
    const present = Object.keys(await snapshot(site.directory)).filter((file) => !file.includes('/'));
    expect(present).toEqual(expect.arrayContaining(['icon.ico', 'robots.txt', 'verification.txt']));
    expect(present.filter((file) => file.startsWith('favicon.ico'))).toEqual([]);
  });

  it('composes the pages of a remote with the live shell', async () => {
    const site = await publishedSite(fakeShell().dist);
    const { files } = await publish(fakeRemote('mfe-deals').dist, site);
    expect(files).toEqual(DEALS_PAGES);
    expect(await site.read('first-class-deals/index.html')).toContain('<p>Welcome</p>mfe-deals in en');
    expect(await site.read('first-class-deals/index.es.html')).toContain('<p>Welcome</p>mfe-deals in es');
  });

  it('accepts a remote before any shell, whose publish then composes the remote’s pages', async () => {
    const site = new Site(temporaryFolder());
    expect((await publish(fakeRemote('mfe-home').dist, site)).files).toEqual([]);
    await publish(fakeShell().dist, site);
    expect(await site.read('index.html')).toContain('mfe-home in en');
  });

  it('composes every page again with a new shell', async () => {
    const site = await siteWithThree();
    await publish(fakeShell({ greeting: 'Hello' }).dist, site);
    expect(await site.read('index.es.html')).toContain('<p>Hello</p>mfe-home in es');
    expect(await site.read('robots.txt')).toBe('Hello\n');
  });

  it('removes the pages of a route that the new shell does not have', async () => {
    const site = await siteWithThree();
    const { files } = await publish(fakeShell({ routes: [{ path: '/', remote: 'mfe-home' }] }).dist, site);
    expect(files).toEqual(expect.arrayContaining(DEALS_PAGES));
    const left = Object.keys(await snapshot(site.directory));
    expect(left.filter((file) => file.startsWith('first-class-deals'))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining([...HOME_PAGES, ...NOT_FOUND_PAGES]));
  });

  it('lets a page require the modules of the live shell', async () => {
    const site = await publishedSite(fakeShell().dist);
    await publish(dealsRunning("return require('react').name").dist, site);
    expect(await site.read('first-class-deals/index.html')).toContain('the React of the live shell');
  });

  it('writes nothing when the release is live already', async () => {
    const shell = fakeShell();
    const site = await publishedSite(shell.dist);
    const before = await snapshot(site.directory);
    expect(await publish(shell.dist, site)).toEqual({ release: shell.release, isNew: false, files: [] });
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('changes no files but those of the published remote', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.directory);
    const { release } = await publish(dealsRunning("return 'Other fares'").dist, site);
    const after = await snapshot(site.directory);
    const touched = Object.keys(after).filter((file) => after[file] !== before[file]);
    const belongsToDeals = (file: string) =>
      DEALS_PAGES.some((page) => file.startsWith(page)) ||
      file.startsWith(`releases/mfe-deals/${release.version}/`) ||
      ['live/mfe-deals.json', '.farekite/history.jsonl'].includes(file);
    expect(touched.filter((file) => !belongsToDeals(file))).toEqual([]);
    expect(touched).toEqual(expect.arrayContaining(DEALS_PAGES));
    expect(Object.keys(before).filter((file) => !(file in after))).toEqual([]);
  });

  it('records in the history who published what', async () => {
    const { dist, release } = fakeShell();
    const history = await readHistory(await publishedSite(dist));
    expect(history).toEqual([
      {
        name: 'shell',
        version: release.version,
        action: 'publish',
        at: expect.any(String),
        by: expect.any(String),
      },
    ]);
  });

  it('removes temporary files that a killed publisher left', async () => {
    const site = await publishedSite(fakeShell().dist);
    await writeFile(join(site.privateDirectory, 'tmp', 'half'), 'a pa');
    await publish(fakeRemote('mfe-home').dist, site);
    expect(await site.read('.farekite/tmp/half')).toBeUndefined();
  });
});

describe('publish refuses, and leaves the site as it was,', () => {
  const subject = (version: string) => `/first-class-deals \\(en\\) of shell@\\w+ mfe-deals@${version}`;

  it.each([
    ['a page that throws', "throw new Error('No fares')", 'does not render: Error: No fares. Fix it'],
    [
      'a page that throws a value which is no Error',
      "throw 'No fares'",
      'does not render: Error: No fares. Fix it',
    ],
    [
      'a page that requires a module which the shell does not provide',
      "require('left-pad')",
      'does not render: Error: .*server/first-class-deals.js requires left-pad, which the live shell does not provide',
    ],
    [
      'a page that ends the process',
      'process.exit(0)',
      'does not render: ReferenceError: process is not defined. Fix it',
    ],
    [
      'a page that waits for a promise which never settles',
      'return new Promise(() => undefined)',
      'waits for a promise that never settles. Look for such a promise',
    ],
  ])('%s', async (_what, body, problem) => {
    const site = await siteWithThree();
    const before = await snapshot(site.directory);
    const { dist, release } = dealsRunning(body);
    await expect(publish(dist, site)).rejects.toThrow(new RegExp(`^${subject(release.version)} ${problem}`));
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('a page with an endless loop', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.directory);
    const { dist, release } = dealsRunning('for (;;);');
    await expect(publish(dist, site, { timeoutMs: 1_000 })).rejects.toThrow(
      new RegExp(
        `^${subject(release.version)} did not render within 1 s. ` +
          'Look for an endless loop in it; the live site is unchanged',
      ),
    );
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('a page that throws while it is loaded', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.directory);
    const { dist, release } = fakeRemote('mfe-deals', {
      pages: { '/first-class-deals': "throw new Error('Too early')" },
    });
    await expect(publish(dist, site)).rejects.toThrow(
      new RegExp(`^${subject(release.version)} does not render: Error: Too early. Fix it and publish again`),
    );
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('a faulty page, and then accepts its correction', async () => {
    const site = await siteWithThree();
    await expect(publish(dealsRunning("throw new Error('No fares')").dist, site)).rejects.toThrow('No fares');
    await publish(dealsRunning("return 'Fares again'").dist, site);
    expect(await site.read('first-class-deals/index.html')).toContain('Fares again');
  });
});

describe('A publisher that was killed', () => {
  it('before it moved the pointer, leaves the old site, and can be run again', async () => {
    const site = await siteWithThree();
    const pageBefore = await site.read('first-class-deals/index.html');
    const { dist, release } = dealsRunning("return 'Other fares'");
    await site.addRelease(dist, release);
    expect(await site.read('first-class-deals/index.html')).toBe(pageBefore);
    expect(await publish(dist, site)).toMatchObject({ isNew: true, files: DEALS_PAGES });
  });

  it('after it moved the pointer, leaves old pages that the next publish of any remote updates', async () => {
    const site = await siteWithThree();
    const { dist, release } = dealsRunning("return 'Other fares'");
    await site.addRelease(dist, release);
    await site.movePointer(release);
    const { files } = await publish(fakeRemote('mfe-home').dist, site);
    expect(files).toEqual(DEALS_PAGES);
    expect(await site.read('first-class-deals/index.html')).toContain('Other fares');
  });

  it('between two pages, leaves an old page that compose updates', async () => {
    const site = await siteWithThree();
    const { dist, release } = dealsRunning("return 'Other fares'");
    await site.addRelease(dist, release);
    await site.movePointer(release);
    const [first] = await composeStalePages(site, await site.readPointers());
    await writeComposedFiles(site, first ? [first] : []);
    expect(await compose(site)).toEqual([DEALS_PAGES[1]]);
    expect(await compose(site)).toEqual([]);
  });
});

describe('compose', () => {
  it('writes only the page that was lost', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.directory);
    await rm(join(site.directory, 'index.html'));
    expect(await compose(site)).toEqual(['index.html']);
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('writes all pages with the same bytes when forced', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.directory);
    expect(await compose(site, { force: true })).toHaveLength(6);
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('refuses a folder without a site, and leaves nothing in it', async () => {
    const site = new Site(temporaryFolder());
    await expect(compose(site)).rejects.toThrow(`There is no site in ${site.directory}. Publish a release`);
    expect(await snapshot(site.directory)).toEqual({});
  });

  it('names a damaged pointer and how to repair it', async () => {
    const site = await siteWithThree();
    const pointer = join(site.directory, 'live/mfe-home.json');
    await writeFile(pointer, (await readFile(pointer, 'utf8')).slice(0, 20));
    await expect(compose(site)).rejects.toThrow(
      new RegExp(`^The pointer ${pointer} cannot be read .*\\. Replace it with a copy of releases/`),
    );
  });
});
