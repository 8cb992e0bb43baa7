import { cp, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FolderStore } from '../store/FolderStore';
import { announce, listAnnouncements } from '../store/announcements';
import { readHistory } from '../store/history';
import { objectMetadata } from '../store/objectMetadata';
import { isSameState, readPointers } from '../store/pointers';
import { listVersions } from '../store/releases';
import { fakeRemote, fakeRemoteShowing, fakeShell, pageSource } from '../testing/fakeReleases';
import { moveByHand, storeUnchecked } from '../testing/moveByHand';
import { planAll } from '../testing/planAll';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { readText } from '../testing/readText';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { ConflictError } from '../util/UserError';
import { compose } from './compose';
import { findDamage } from './findDamage';
import { publish } from './publish';

jest.mock('../compose/runInSandbox');

const HOME_PAGES = ['index.html', 'index.es.html'];
const DEALS_PAGES = ['first-class-deals/index.html', 'first-class-deals/index.es.html'];
const NOT_FOUND_PAGES = ['404.html', '404.es.html'];

let template: FolderStore;

beforeAll(async () => {
  template = await publishedSite(fakeShell().dist, fakeRemote('mfe-home').dist, fakeRemote('mfe-deals').dist);
});

/** A site with a shell and two remotes. */
async function siteWithThree(): Promise<FolderStore> {
  const site = emptySite();
  await cp(template.location, site.location, { recursive: true });
  return site;
}

function publicOf(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('.farekite/')));
}

/** The files that a web server may send. */
async function snapshotPublic(site: FolderStore): Promise<Readonly<Record<string, string>>> {
  return publicOf(await snapshot(site.location));
}

/** A release of mfe-deals whose page runs this code when it renders. */
function dealsRunning(body: string) {
  return fakeRemote('mfe-deals', { pages: { '/first-class-deals': pageSource(body) } });
}

describe('publish', () => {
  it('composes every route in both languages, the 404 page and the root files when a shell is published', async () => {
    const site = emptySite();
    const { files, isNew } = await publish(fakeShell().dist, site);
    expect(isNew).toBe(true);
    expect([...files].sort()).toEqual(
      [...HOME_PAGES, ...DEALS_PAGES, ...NOT_FOUND_PAGES, 'favicon.ico', 'robots.txt'].sort(),
    );
    expect((await site.get('favicon.ico'))?.bytes.subarray(0, 5)).toEqual(Buffer.from([0, 0, 1, 0, 255]));
    expect(await readText(site, 'index.html')).toContain('Nothing is live here.');
  });

  it('composes every page in each language of the new shell, and removes those in other languages', async () => {
    const french = ['index.fr.html', 'first-class-deals/index.fr.html', '404.fr.html'];
    const site = await siteWithThree();
    const { files } = await publish(fakeShell({ languages: ['en', 'es', 'fr'] }).dist, site);
    expect(files).toEqual(expect.arrayContaining(french));
    expect(await readText(site, 'index.fr.html')).toContain('mfe-home in fr');

    await publish(fakeShell().dist, site);
    const pages = Object.keys(await snapshot(site.location)).filter((file) => file.endsWith('.html'));
    expect(pages.sort()).toEqual([...HOME_PAGES, ...DEALS_PAGES, ...NOT_FOUND_PAGES].sort());
  });

  it('removes root files that the new shell does not have, and no others', async () => {
    const site = await siteWithThree();
    await writeFile(join(site.location, 'verification.txt'), 'of the operators');
    const { files } = await publish(fakeShell({ icon: 'icon.ico' }).dist, site);
    expect(files).toEqual(expect.arrayContaining(['favicon.ico', 'icon.ico']));
    const present = Object.keys(await snapshot(site.location)).filter((file) => !file.includes('/'));
    expect(present).toEqual(expect.arrayContaining(['icon.ico', 'robots.txt', 'verification.txt']));
    expect(present.filter((file) => file.startsWith('favicon.ico'))).toEqual([]);
  });

  it('removes root files of a shell whose files are damaged', async () => {
    const old = fakeShell();
    const site = await publishedSite(old.dist);
    await truncate(site.fileOf(`releases/shell/${old.release.version}/server/shell.js`), 0);
    await publish(fakeShell({ icon: 'icon.ico' }).dist, site);
    expect(await site.get('favicon.ico')).toBeUndefined();
    expect(await site.get('icon.ico')).toBeDefined();
  });

  it('composes the pages of a remote with the live shell', async () => {
    const site = await publishedSite(fakeShell().dist);
    const { files } = await publish(fakeRemote('mfe-deals').dist, site);
    expect(files).toEqual(DEALS_PAGES);
    expect(await readText(site, 'first-class-deals/index.html')).toContain('<p>Welcome</p>mfe-deals in en');
    expect(await readText(site, 'first-class-deals/index.es.html')).toContain(
      '<p>Welcome</p>mfe-deals in es',
    );
  });

  it('accepts a remote before any shell, whose publish then composes the remote’s pages', async () => {
    const site = emptySite();
    expect((await publish(fakeRemote('mfe-home').dist, site)).files).toEqual([]);
    await publish(fakeShell().dist, site);
    expect(await readText(site, 'index.html')).toContain('mfe-home in en');
  });

  it('composes every page again with a new shell', async () => {
    const site = await siteWithThree();
    await publish(fakeShell({ greeting: 'Hello' }).dist, site);
    expect(await readText(site, 'index.es.html')).toContain('<p>Hello</p>mfe-home in es');
    expect(await readText(site, 'robots.txt')).toBe('Hello\n');
  });

  it('removes the pages of a route that the new shell does not have', async () => {
    const site = await siteWithThree();
    const { files } = await publish(fakeShell({ routes: [{ path: '/', remote: 'mfe-home' }] }).dist, site);
    expect(files).toEqual(expect.arrayContaining(DEALS_PAGES));
    const left = Object.keys(await snapshot(site.location));
    expect(left.filter((file) => file.startsWith('first-class-deals'))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining([...HOME_PAGES, ...NOT_FOUND_PAGES]));
  });

  it('removes compressed variants that are left of a page', async () => {
    const site = await siteWithThree();
    for (const page of DEALS_PAGES) await site.delete(page);
    await publish(fakeShell({ routes: [{ path: '/', remote: 'mfe-home' }] }).dist, site);
    const left = Object.keys(await snapshot(site.location));
    expect(left.filter((file) => file.startsWith('first-class-deals'))).toEqual([]);
  });

  it('leaves pages that it has not written, in a folder with other files', async () => {
    const site = emptySite();
    const others = {
      'node_modules/some-package/index.html':
        '<meta name="generator" content="Docs 1.0"><p>Documentation</p>',
      'node_modules/some-package/index.html.gz': 'no variant',
      'node_modules/@/index.html': 'in a folder that no key can name',
      'reports/404.html': '',
      'left/index.html.br': 'no variant',
    };
    for (const [file, content] of Object.entries(others)) {
      await mkdir(dirname(join(site.location, file)), { recursive: true });
      await writeFile(join(site.location, file), content);
    }
    await publish(fakeShell().dist, site, { create: true });
    for (const [file, content] of Object.entries(others)) {
      expect(await readFile(join(site.location, file), 'utf8')).toBe(content);
    }
    expect(await findDamage(site)).toEqual([]);
  });

  it('lets a page require the modules of the live shell', async () => {
    const site = await publishedSite(fakeShell().dist);
    await publish(dealsRunning("return require('react').name").dist, site);
    expect(await readText(site, 'first-class-deals/index.html')).toContain('the React of the live shell');
  });

  it('compresses the pages of a small site as well as brotli can, whoever publishes them', async () => {
    const site = await siteWithThree();
    const code = `return Array.from({ length: 500 }, (_, index) => language + index * index).join(' ')`;
    for (const { dist } of [dealsRunning(code), fakeShell({ greeting: 'Hello' })]) {
      await publish(dist, site);
      const [page, variant] = await Promise.all(
        ['', '.br'].map(async (extension) => (await site.get(`${DEALS_PAGES[0]}${extension}`))?.bytes),
      );
      expect(variant).toEqual(brotliCompressSync(page ?? ''));
    }
  });

  it('writes nothing when the release is live already', async () => {
    const shell = fakeShell();
    const site = await publishedSite(shell.dist);
    const before = await snapshot(site.location);
    expect(await publish(shell.dist, site)).toEqual({ release: shell.release, isNew: false, files: [] });
    expect(await snapshot(site.location)).toEqual(before);
  });

  it('changes no files but those of the published remote', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.location);
    const { release } = await publish(dealsRunning("return 'Other fares'").dist, site);
    const after = await snapshot(site.location);
    const touched = Object.keys(after).filter((file) => after[file] !== before[file]);
    const belongsToDeals = (file: string) =>
      DEALS_PAGES.some((page) => file.startsWith(page)) ||
      file.startsWith(`releases/mfe-deals/${release.version}/`) ||
      file === 'live/mfe-deals.json' ||
      /^\.farekite\/(?:history|pages)\/mfe-deals\//.test(file) ||
      /^\.farekite\/store\/versions\/(?:live\/mfe-deals\.json|first-class-deals|\.farekite\/pages\/mfe-deals)\//.test(
        file,
      );
    expect(touched.filter((file) => !belongsToDeals(file))).toEqual([]);
    expect(touched).toEqual(expect.arrayContaining(DEALS_PAGES));
    const removed = Object.keys(before).filter((file) => !(file in after));
    expect(removed.filter((file) => !belongsToDeals(file))).toEqual([]);
  });

  it('records in the history who published what', async () => {
    const { dist, release } = fakeShell();
    const site = await publishedSite(dist);
    const history = await readHistory(site, await readPointers(site));
    expect(history).toEqual([
      {
        name: 'shell',
        version: release.version,
        action: 'publish',
        at: expect.any(String),
        by: expect.any(String),
        serial: 1,
        id: expect.any(String),
      },
    ]);
  });

  it('refuses a folder that does not exist, or has other files, unless a site is to be begun there', async () => {
    const { dist } = fakeShell();
    const missing = new FolderStore(join(temporaryFolder(), 'sites'));
    await expect(publish(dist, missing)).rejects.toThrow(
      `There is no site in ${missing.location}. Choose another place with --site, or begin a site there with --create.`,
    );
    const other = emptySite();
    await writeFile(join(other.location, 'thesis.doc'), 'of somebody');
    await expect(publish(dist, other)).rejects.toThrow(`There is no site in ${other.location}.`);
    expect(Object.keys(await snapshot(other.location))).toEqual(['thesis.doc']);

    await publish(dist, missing, { create: true });
    expect(await listVersions(missing, 'shell')).toHaveLength(1);
  });

  it('replaces a damaged file of a stored release', async () => {
    const { dist, release } = fakeShell();
    const site = await publishedSite(dist);
    const before = await snapshot(site.location);
    await writeFile(site.fileOf(`releases/shell/${release.version}/browser/shell.js`), 'damaged');
    await publish(dist, site);
    expect(await snapshotPublic(site)).toEqual(publicOf(before));
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
  ])('%s', async (_what, body, problem) => {
    const site = await siteWithThree();
    const before = await snapshot(site.location);
    const { dist, release } = dealsRunning(body);
    await expect(publish(dist, site)).rejects.toThrow(new RegExp(`^${subject(release.version)} ${problem}`));
    expect(await snapshot(site.location)).toEqual(before);
  });

  it('a page that throws while it is loaded', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.location);
    const { dist, release } = fakeRemote('mfe-deals', {
      pages: { '/first-class-deals': "throw new Error('Too early')" },
    });
    await expect(publish(dist, site)).rejects.toThrow(
      new RegExp(`^${subject(release.version)} does not render: Error: Too early. Fix it and publish again`),
    );
    expect(await snapshot(site.location)).toEqual(before);
  });

  it('a faulty page, and then accepts its correction', async () => {
    const site = await siteWithThree();
    await expect(publish(dealsRunning("throw new Error('No fares')").dist, site)).rejects.toThrow('No fares');
    await publish(dealsRunning("return 'Fares again'").dist, site);
    expect(await readText(site, 'first-class-deals/index.html')).toContain('Fares again');
  });
});

describe('Two releases that do not work together and go live at the same moment', () => {
  const older = fakeRemoteShowing('mfe-deals', 'Older');
  const deals = fakeRemote('mfe-deals', { contract: '2.0.0' });

  /** A site whose shell hosts two contracts. */
  async function siteWithTwoContracts(): Promise<FolderStore> {
    return publishedSite(
      fakeShell({ contract: '2.0.0', hosts: [1, 2] }).dist,
      fakeRemote('mfe-home', { contract: '2.0.0' }).dist,
      deals.dist,
    );
  }

  /** Publishes a release of the older contract, which another publisher drops when the gate has passed. */
  async function publishOlder(site: FolderStore): Promise<unknown> {
    return publish(older.dist, site, {
      verify: async () => {
        await publish(fakeShell({ contract: '2.0.0', hosts: [2] }).dist, site);
      },
    });
  }

  /** Does something before the release is taken back, when the second entry of its history is written. */
  function beforeTakingBack(site: FolderStore, work: () => Promise<unknown>): void {
    const put = site.put.bind(site);
    let isDone = false;
    jest.spyOn(site, 'put').mockImplementation(async (key, ...rest) => {
      if (!isDone && key.startsWith('.farekite/history/mfe-deals/3-')) {
        isDone = true;
        await work();
      }
      return put(key, ...rest);
    });
  }

  it('do not both stay live: the one that finds out takes itself back', async () => {
    const site = await siteWithTwoContracts();
    const before = await readPointers(site);
    const rejected = expect(publishOlder(site)).rejects;
    await rejected.toThrow(ConflictError);
    await rejected.toThrow(
      /was built against contract 1\.0\.0, but shell@\w+ hosts 2\.x; .* mfe-deals@\w+ was taken back\. Publish/,
    );
    const live = (await readPointers(site)).get('mfe-deals');
    expect(live).toMatchObject({ version: before.get('mfe-deals')?.version, serial: 3 });
    expect(await readText(site, 'first-class-deals/index.html')).toContain('mfe-deals in en');
    expect(await listAnnouncements(site)).toEqual([]);
    expect(await findDamage(site)).toEqual([]);
  });

  it('are replaced by yet another release, which nobody takes back', async () => {
    const site = await siteWithTwoContracts();
    const newer = fakeRemote('mfe-deals', { contract: '2.0.0', shared: {} });
    beforeTakingBack(site, () => publish(newer.dist, site));
    await expect(publishOlder(site)).rejects.toThrow(/ mfe-deals@\w+ was replaced by yet another release\. /);
    expect((await readPointers(site)).get('mfe-deals')?.version).toBe(newer.release.version);
    expect(await listAnnouncements(site)).toEqual([]);
    expect(await findDamage(site)).toEqual([]);
  });

  it('both stay live when the release before was removed, and the message says so', async () => {
    const site = await siteWithTwoContracts();
    const { version } = deals.release;
    beforeTakingBack(site, () => site.delete(`releases/mfe-deals/${version}/release.json`));
    await expect(publishOlder(site)).rejects.toThrow(
      ` mfe-deals@${older.release.version} stays live, because mfe-deals@${version} was removed. `,
    );
    expect((await readPointers(site)).get('mfe-deals')?.version).toBe(older.release.version);
  });
});

describe('A publisher that was killed', () => {
  const next = dealsRunning("return 'Other fares'");

  it('before it moved the pointer, leaves the old site, and can be run again', async () => {
    const site = await siteWithThree();
    const pageBefore = await readText(site, 'first-class-deals/index.html');
    await storeUnchecked(site, next);
    await announce(site, 'mfe-deals', { serial: 2, id: 'killed' });
    expect(await readText(site, 'first-class-deals/index.html')).toBe(pageBefore);
    expect(await publish(next.dist, site)).toMatchObject({ isNew: true, files: DEALS_PAGES });
  });

  it('after it moved the pointer, leaves old pages that the next publish of any remote updates', async () => {
    const site = await siteWithThree();
    const announcement = await announce(site, 'mfe-deals', { serial: 2, id: 'killed' });
    await moveByHand(site, next);
    expect(await readText(site, 'first-class-deals/index.html')).not.toContain('Other fares');
    await publish(fakeRemote('mfe-home').dist, site);
    expect(await readText(site, 'first-class-deals/index.html')).toContain('Other fares');
    expect(await listAnnouncements(site)).toEqual([]);
    expect(await site.get(announcement)).toBeUndefined();
  });

  it('leaves pages that nobody can compose, which do not stop the publish of another remote', async () => {
    const site = await siteWithThree();
    const announcement = await announce(site, 'mfe-deals', { serial: 2, id: 'killed' });
    const broken = dealsRunning("throw new Error('No fares')");
    await moveByHand(site, broken);
    const news = fakeRemote('mfe-home', { pages: { '/': pageSource("return 'News'") } });
    await publish(news.dist, site);
    expect(await readText(site, 'index.html')).toContain('News');
    expect(await readText(site, 'first-class-deals/index.html')).toContain('mfe-deals in en');
    expect(await site.get(announcement)).toBeDefined();
  });

  it('leaves root files of the shell before, which the next publish of any remote removes', async () => {
    const site = await siteWithThree();
    await announce(site, 'shell', { serial: 2, id: 'killed' });
    await moveByHand(site, fakeShell({ icon: 'icon.ico' }));
    await publish(fakeRemote('mfe-home').dist, site);
    expect(await site.get('favicon.ico')).toBeUndefined();
    expect(await site.get('icon.ico')).toBeDefined();
    expect(await findDamage(site)).toEqual([]);
  });

  it('between two pages, leaves an old page that compose updates', async () => {
    const site = await siteWithThree();
    await moveByHand(site, next);
    const pointers = await readPointers(site);
    const [first] = await planAll(site, { scope: 'mfe-deals' });
    if (!first?.content || !first.etag) throw new Error('Nothing was planned');
    await site.put(first.key, first.content, objectMetadata(first.key), { etag: first.etag });
    expect(await compose(site)).toEqual(DEALS_PAGES);
    expect(await compose(site)).toEqual([]);
    expect(isSameState(pointers, await readPointers(site))).toBe(true);
  });
});

describe('compose', () => {
  it('restores files that were deleted', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.location);
    await rm(join(site.location, 'index.html'));
    await rm(join(site.location, '404.html'));
    await compose(site);
    expect(await snapshotPublic(site)).toEqual(publicOf(before));
  });

  it('repairs damaged pages and compressed variants, and nothing else', async () => {
    const { dist, release } = fakeShell();
    const site = await publishedSite(dist, fakeRemote('mfe-home').dist);
    const { version } = release;
    const before = await snapshot(site.location);
    const damaged = [
      '404.html',
      'index.es.html.br',
      'robots.txt',
      `releases/shell/${version}/browser/shell.js.gz`,
    ];
    for (const key of damaged) await truncate(site.fileOf(key), 0);
    expect((await findDamage(site)).map((line) => line.split(' ')[0])).toEqual(
      expect.arrayContaining(damaged),
    );
    expect([...(await compose(site))].sort()).toEqual(
      ['404.html', 'index.es.html', 'robots.txt', damaged[3]].sort(),
    );
    expect(await snapshotPublic(site)).toEqual(publicOf(before));
    expect(await findDamage(site)).toEqual([]);
  });

  it('refuses a folder without a site, and leaves nothing in it', async () => {
    const site = emptySite();
    await expect(compose(site)).rejects.toThrow(`There is no site in ${site.location}. Publish a release`);
    expect(await snapshot(site.location)).toEqual({});
  });

  it('names a damaged pointer and how to repair it', async () => {
    const site = await siteWithThree();
    const pointer = join(site.location, 'live/mfe-home.json');
    await writeFile(pointer, (await readFile(pointer, 'utf8')).slice(0, 20));
    await expect(compose(site)).rejects.toThrow(new RegExp(`^${pointer} is corrupt: .*\\. Copy releases/`));
  });
});
