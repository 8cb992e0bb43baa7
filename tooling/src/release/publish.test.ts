import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeRemote, fakeShell, renders } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { compose, composeStalePages, writeComposed } from './compose';
import { readHistory } from './history';
import { publish } from './publish';
import { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/sourceThreads'));

const HOME_PAGES = ['index.html', 'index.es.html'];
const DEALS_PAGES = ['first-class-deals/index.html', 'first-class-deals/index.es.html'];
const UNKNOWN_PAGES = ['404.html', '404.es.html'];

let template: Site;

beforeAll(async () => {
  template = await publishedSite(fakeShell().dist, fakeRemote('mfe-home').dist, fakeRemote('mfe-deals').dist);
});

/** A site with a shell, a home page and deals. */
async function wholeSite(): Promise<Site> {
  const site = new Site(temporaryFolder());
  await cp(template.directory, site.directory, { recursive: true });
  return site;
}

function dealsThat(body: string) {
  return fakeRemote('mfe-deals', { pages: { '/first-class-deals': renders(body) } });
}

describe('Publishing', () => {
  it('a shell composes every route in both languages, the page of unknown paths and the files of the root', async () => {
    const site = new Site(temporaryFolder());
    const { files, isNew } = await publish(fakeShell().dist, site);
    expect(isNew).toBe(true);
    expect([...files].sort()).toEqual(
      [...HOME_PAGES, ...DEALS_PAGES, ...UNKNOWN_PAGES, 'favicon.ico', 'robots.txt'].sort(),
    );
    expect((await site.readBytes('favicon.ico'))?.subarray(0, 5)).toEqual(Buffer.from([0, 0, 1, 0, 255]));
    expect(await site.read('index.html')).toContain('Nothing is live here.');
  });

  it('a shell takes the files of the root away that it has no more, and nobody else’s', async () => {
    const site = await wholeSite();
    await writeFile(join(site.directory, 'verification.txt'), 'of the operators');
    const { files } = await publish(fakeShell({ icon: 'icon.ico' }).dist, site);
    expect(files).toEqual(expect.arrayContaining(['favicon.ico', 'icon.ico']));
    const present = Object.keys(await snapshot(site.directory)).filter((file) => !file.includes('/'));
    expect(present).toEqual(expect.arrayContaining(['icon.ico', 'robots.txt', 'verification.txt']));
    expect(present.filter((file) => file.startsWith('favicon.ico'))).toEqual([]);
  });

  it('a remote composes its own pages with the live shell', async () => {
    const site = await publishedSite(fakeShell().dist);
    const { files } = await publish(fakeRemote('mfe-deals').dist, site);
    expect(files).toEqual(DEALS_PAGES);
    expect(await site.read('first-class-deals/index.html')).toContain('<p>Welcome</p>mfe-deals in en');
    expect(await site.read('first-class-deals/index.es.html')).toContain('<p>Welcome</p>mfe-deals in es');
  });

  it('a remote before any shell stores it, and the shell then composes its pages', async () => {
    const site = new Site(temporaryFolder());
    expect((await publish(fakeRemote('mfe-home').dist, site)).files).toEqual([]);
    await publish(fakeShell().dist, site);
    expect(await site.read('index.html')).toContain('mfe-home in en');
  });

  it('a new shell composes every page again', async () => {
    const site = await wholeSite();
    await publish(fakeShell({ greeting: 'Hello' }).dist, site);
    expect(await site.read('index.es.html')).toContain('<p>Hello</p>mfe-home in es');
    expect(await site.read('robots.txt')).toBe('Hello\n');
  });

  it('a shell without a route removes the page that nobody has any more', async () => {
    const site = await wholeSite();
    const { files } = await publish(fakeShell({ routes: [{ path: '/', remote: 'mfe-home' }] }).dist, site);
    expect(files).toEqual(expect.arrayContaining(DEALS_PAGES));
    const left = Object.keys(await snapshot(site.directory));
    expect(left.filter((file) => file.startsWith('first-class-deals'))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining([...HOME_PAGES, ...UNKNOWN_PAGES]));
  });

  it('lends the modules of the live shell to a page', async () => {
    const site = await publishedSite(fakeShell().dist);
    await publish(dealsThat("return require('react').name").dist, site);
    expect(await site.read('first-class-deals/index.html')).toContain('the React of the live shell');
  });

  it('the same twice writes nothing', async () => {
    const shell = fakeShell();
    const site = await publishedSite(shell.dist);
    const before = await snapshot(site.directory);
    expect(await publish(shell.dist, site)).toEqual({ release: shell.release, isNew: false, files: [] });
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('one remote leaves every other file as it was, to the byte', async () => {
    const site = await wholeSite();
    const before = await snapshot(site.directory);
    const { release } = await publish(dealsThat("return 'Other fares'").dist, site);
    const after = await snapshot(site.directory);
    const touched = Object.keys(after).filter((file) => after[file] !== before[file]);
    const isItsOwn = (file: string) =>
      DEALS_PAGES.some((page) => file.startsWith(page)) ||
      file.startsWith(`releases/mfe-deals/${release.version}/`) ||
      ['live/mfe-deals.json', '.farekite/history.jsonl'].includes(file);
    expect(touched.filter((file) => !isItsOwn(file))).toEqual([]);
    expect(touched).toEqual(expect.arrayContaining(DEALS_PAGES));
    expect(Object.keys(before).filter((file) => !(file in after))).toEqual([]);
  });

  it('remembers who made what live', async () => {
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

  it('clears away what a publisher that was killed left half written', async () => {
    const site = await publishedSite(fakeShell().dist);
    await writeFile(join(site.privateDirectory, 'tmp', 'half'), 'a pa');
    await publish(fakeRemote('mfe-home').dist, site);
    expect(await site.read('.farekite/tmp/half')).toBeUndefined();
  });
});

describe('A release that does not render is refused, and the site stays as it was to the byte', () => {
  const subject = (version: string) => `/first-class-deals \\(en\\) of shell@\\w+ mfe-deals@${version}`;

  it.each([
    ['a page that throws', "throw new Error('No fares')", 'does not render: Error: No fares. Mend it'],
    ['a page that throws no error', "throw 'No fares'", 'does not render: Error: No fares. Mend it'],
    [
      'a page that wants what the shell does not share',
      "require('left-pad')",
      'does not render: Error: .*server/first-class-deals.js wants left-pad, which the live shell does not share',
    ],
    ['a page that ends the process', 'process.exit(0)', 'ended the renderer or waits for ever. Look for a'],
    [
      'a page that waits for what never comes',
      'return new Promise(() => undefined)',
      'ended the renderer or waits for ever. Look for a process.exit, or a promise that nobody resolves',
    ],
  ])('%s', async (_what, body, problem) => {
    const site = await wholeSite();
    const before = await snapshot(site.directory);
    const { dist, release } = dealsThat(body);
    await expect(publish(dist, site)).rejects.toThrow(new RegExp(`^${subject(release.version)} ${problem}`));
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('a page in an endless loop', async () => {
    const site = await wholeSite();
    const before = await snapshot(site.directory);
    const { dist, release } = dealsThat('for (;;);');
    await expect(publish(dist, site, { timeoutMs: 1_000 })).rejects.toThrow(
      new RegExp(
        `^${subject(release.version)} did not render within 1 s. ` +
          'Look for an endless loop in it; the live site is untouched',
      ),
    );
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('a page that throws as soon as it is loaded', async () => {
    const site = await wholeSite();
    const before = await snapshot(site.directory);
    const { dist, release } = fakeRemote('mfe-deals', {
      pages: { '/first-class-deals': "throw new Error('Too early')" },
    });
    await expect(publish(dist, site)).rejects.toThrow(
      new RegExp(`^${subject(release.version)} does not render: Error: Too early. Mend it and publish again`),
    );
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('and can be published again once it was mended', async () => {
    const site = await wholeSite();
    await expect(publish(dealsThat("throw new Error('No fares')").dist, site)).rejects.toThrow('No fares');
    await publish(dealsThat("return 'Fares again'").dist, site);
    expect(await site.read('first-class-deals/index.html')).toContain('Fares again');
  });
});

describe('A publisher that was killed', () => {
  it('before the flip leaves the old site, and publishing again makes the release live', async () => {
    const site = await wholeSite();
    const pageBefore = await site.read('first-class-deals/index.html');
    const { dist, release } = dealsThat("return 'Other fares'");
    await site.store(dist, release);
    expect(await site.read('first-class-deals/index.html')).toBe(pageBefore);
    expect(await publish(dist, site)).toMatchObject({ isNew: true, files: DEALS_PAGES });
  });

  it('between the flip and the pages is healed by the next publish, whoever makes it', async () => {
    const site = await wholeSite();
    const { dist, release } = dealsThat("return 'Other fares'");
    await site.store(dist, release);
    await site.flip(release);
    const { files } = await publish(fakeRemote('mfe-home').dist, site);
    expect(files).toEqual(DEALS_PAGES);
    expect(await site.read('first-class-deals/index.html')).toContain('Other fares');
  });

  it('amid the pages is healed by composing', async () => {
    const site = await wholeSite();
    const { dist, release } = dealsThat("return 'Other fares'");
    await site.store(dist, release);
    await site.flip(release);
    const [first] = await composeStalePages(site, await site.pointers());
    await writeComposed(site, first ? [first] : []);
    expect(await compose(site)).toEqual([DEALS_PAGES[1]]);
    expect(await compose(site)).toEqual([]);
  });
});

describe('Composing', () => {
  it('writes a page that was lost, and nothing else', async () => {
    const site = await wholeSite();
    const before = await snapshot(site.directory);
    await rm(join(site.directory, 'index.html'));
    expect(await compose(site)).toEqual(['index.html']);
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('writes all pages when it is forced to, with the same bytes', async () => {
    const site = await wholeSite();
    const before = await snapshot(site.directory);
    expect(await compose(site, { force: true })).toHaveLength(6);
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('refuses a folder without a site, and leaves nothing in it', async () => {
    const site = new Site(temporaryFolder());
    await expect(compose(site)).rejects.toThrow(`There is no site in ${site.directory}. Publish a release`);
    expect(await snapshot(site.directory)).toEqual({});
  });

  it('says which pointer is damaged, and how to mend it', async () => {
    const site = await wholeSite();
    const pointer = join(site.directory, 'live/mfe-home.json');
    await writeFile(pointer, (await readFile(pointer, 'utf8')).slice(0, 20));
    await expect(compose(site)).rejects.toThrow(
      new RegExp(
        `^The pointer ${pointer} cannot be read .*\\. Copy the live release's own release.json over it`,
      ),
    );
  });
});
