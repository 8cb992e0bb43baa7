import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labelOf } from '../release/manifest';
import { FolderStore } from '../store/FolderStore';
import { readHistory } from '../store/history';
import { ownPair, pairKey, rootFile } from '../store/keys';
import { readPointers } from '../store/pointers';
import { listVersions } from '../store/releases';
import { beforeWrite } from '../testing/beforeWrite';
import { fakeDeals, fakeRemote, fakeRemoteShowing, fakeShell, pageSource } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';
import { copyOf, emptySite, publishedSite } from '../testing/publishedSite';
import { readPage, readText } from '../testing/readPage';
import { changedSince, snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { ConflictError } from '../util/UserError';
import { doctor } from './doctor';
import { publish } from './publish';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';
const WHOLE = { damages: [], repaired: [] };
const shell = fakeShell();
const home = fakeRemote('mfe-home');
const deals = fakeRemote('mfe-deals');
const next = fakeDeals('Next');

let template: FolderStore;

beforeAll(async () => {
  template = await publishedSite(home.dist, deals.dist, shell.dist);
});

/** A site with a shell and two remotes. */
const siteWithThree = () => copyOf(template);

/** A release of mfe-deals whose page runs this code when it renders. */
function dealsRunning(body: string) {
  return fakeRemote('mfe-deals', { pages: { [DEALS]: pageSource(body) } });
}

describe('publish', () => {
  it('stores a shell with its 404 page in all languages, the files in the root, and the pages of live remotes', async () => {
    const site = emptySite();
    expect((await publish(home.dist, site)).paths).toEqual([]);
    const { isNew, paths } = await publish(shell.dist, site);
    expect({ isNew, paths }).toEqual({ isNew: true, paths: ['/'] });
    for (const language of ['en', 'es']) {
      expect(await readPage(site, null, language)).toContain('Nothing is live here.');
      expect(await readPage(site, '/', language)).toContain(`mfe-home in ${language}`);
    }
    const own = ownPair(shell.release.version);
    expect(await readText(site, pairKey(own, rootFile('robots.txt')))).toBe('Welcome\n');
    const icon = await site.get(pairKey(own, rootFile('favicon.ico')));
    expect(icon?.bytes.subarray(0, 5)).toEqual(Buffer.from([0, 0, 1, 0, 255]));
  });

  it('stores the pages of a remote under the live shell and itself, and says then that they are complete', async () => {
    const site = await publishedSite(shell.dist);
    const put = jest.spyOn(site, 'put');
    expect((await publish(deals.dist, site)).paths).toEqual([DEALS]);
    const pair = { shell: shell.release.version, name: 'mfe-deals', version: deals.release.version };
    const folder = pairKey(pair, '');
    expect(folder).toBe(`pages/${shell.release.version}/${labelOf(deals.release)}/`);
    const keys = put.mock.calls.map(([key]) => key);
    const page = `${folder}first-class-deals/en.html`;
    expect(keys.filter((key) => key.startsWith(folder))).toEqual(
      expect.arrayContaining([page, `${page}.br`, `${page}.gz`, `${folder}first-class-deals/es.html`]),
    );
    expect(keys.slice(-3)).toEqual([
      `${folder}complete.json`,
      expect.stringMatching(/^history\/mfe-deals\/1-.*\.json$/),
      'live/mfe-deals.json',
    ]);
  });

  it('makes pages that depend on the two releases alone, so that every site has the same bytes', async () => {
    const other = await publishedSite(shell.dist, home.dist, fakeDeals('Before').dist, deals.dist);
    for (const path of ['/', DEALS, null]) {
      expect(await readPage(other, path)).toBe(await readPage(template, path));
    }
    expect(await readPage(other, DEALS)).toContain(
      `content="${labelOf(shell.release)} ${labelOf(deals.release)}"`,
    );
  });

  it('names in the pointer the pair that it was made with and what it replaced, and in the history who did it', async () => {
    const site = await siteWithThree();
    await publish(next.dist, site);
    const pointers = await readPointers(site);
    const partners = { 'mfe-home': home.release.version, 'mfe-deals': deals.release.version };
    const ofShell = { version: shell.release.version, with: partners, from: null, serial: 1 };
    expect(pointers.get('shell')).toMatchObject(ofShell);
    expect(pointers.get('mfe-deals')).toMatchObject({
      version: next.release.version,
      with: shell.release.version,
      from: deals.release.version,
      serial: 2,
    });
    const { id } = pointers.get('shell') ?? {};
    expect(await readHistory(site, pointers, 'shell')).toEqual([
      {
        ...ofShell,
        name: 'shell',
        action: 'publish',
        id,
        at: expect.any(String),
        by: expect.any(String),
        modifiedMs: expect.any(Number),
      },
    ]);
  });

  it('renders the pages of all live remotes with a new shell, in its languages', async () => {
    const site = await siteWithThree();
    const { dist } = fakeShell({ greeting: 'Hello', languages: ['en', 'es', 'fr'] });
    expect((await publish(dist, site)).paths).toEqual(['/', DEALS]);
    expect(await readPage(site, '/', 'fr')).toContain('<p>Hello</p>mfe-home in fr');
    expect(await readPage(site, DEALS)).toContain('<p>Hello</p>mfe-deals in en');
  });

  it('writes nothing when the release is live already, and replaces a damaged file of it', async () => {
    const site = await siteWithThree();
    const before = await snapshot(site.location);
    expect(await publish(deals.dist, site)).toEqual({ release: deals.release, isNew: false, paths: [] });
    expect(await changedSince(before, site)).toEqual([]);
    await writeFile(site.fileOf(`releases/mfe-deals/${deals.release.version}/browser/remoteEntry.js`), 'x');
    await publish(deals.dist, site);
    expect(await changedSince(before, site)).toEqual([]);
  });

  it('does not show a page at a path that belongs to another remote', async () => {
    const site = await siteWithThree();
    const pages = { '/': pageSource("return 'not home'"), [DEALS]: pageSource("return 'Other fares'") };
    await publish(fakeRemote('mfe-deals', { pages }).dist, site);
    expect(await readPage(site, '/')).toContain('mfe-home in en');
    expect(await readPage(site, DEALS)).toContain('Other fares');
  });

  it('refuses a folder that does not exist, or has other files, unless a site is to be begun there', async () => {
    const missing = new FolderStore(join(temporaryFolder(), 'sites'));
    await expect(publish(shell.dist, missing)).rejects.toThrow(
      `There is no site in ${missing.location}. Choose another place with --site, or begin a site there with farekite publish --create.`,
    );
    const other = emptySite();
    await writeFile(join(other.location, 'thesis.doc'), 'of somebody');
    await expect(publish(shell.dist, other)).rejects.toThrow(`There is no site in ${other.location}.`);
    expect(Object.keys(await snapshot(other.location))).toEqual(['thesis.doc']);

    await publish(shell.dist, missing, { create: true });
    expect(await listVersions(missing, 'shell')).toHaveLength(1);
  });

  it('replaces pages that somebody else has put where its own belong', async () => {
    const site = await siteWithThree();
    const pair = { shell: shell.release.version, name: 'mfe-deals', version: next.release.version };
    for (const file of ['first-class-deals/en.html', 'complete.json']) {
      await site.put(pairKey(pair, file), Buffer.from('{"files":{}}'), 'absent');
    }
    await publish(next.dist, site);
    expect(await readPage(site, DEALS)).toContain('Next in en');
    expect(await doctor(site)).toEqual(WHOLE);
  });
});

describe('Two releases that do not work together and go live at the same moment', () => {
  const older = fakeRemoteShowing('mfe-deals', 'Older');
  const newer = fakeRemote('mfe-deals', { contract: '2.0.0' });
  const hosting = (...hosts: readonly number[]) => fakeShell({ contract: '2.0.0', hosts }).dist;

  /** A site whose shell hosts two contracts. */
  const siteWithTwoContracts = () =>
    publishedSite(hosting(1, 2), fakeRemote('mfe-home', { contract: '2.0.0' }).dist, newer.dist);

  /** Publishes a release of the older contract, which another publisher drops when the gate has passed. */
  async function publishOlder(site: FolderStore): Promise<unknown> {
    beforeWrite(site, 'history/mfe-deals/', () => publish(hosting(2), site));
    return publish(older.dist, site);
  }

  it('do not both stay live: the one that finds out takes itself back', async () => {
    const site = await siteWithTwoContracts();
    const rejected = expect(publishOlder(site)).rejects;
    await rejected.toThrow(ConflictError);
    await rejected.toThrow(
      /was built against contract 1\.0\.0, but shell@\w+ hosts 2\.x; .* mfe-deals@\w+ did not stay live\. Publish/,
    );
    expect((await readPointers(site)).get('mfe-deals')).toMatchObject({
      version: newer.release.version,
      from: older.release.version,
      serial: 3,
    });
    expect(await readPage(site, DEALS)).toContain('mfe-deals in en');
    expect(await doctor(site)).toEqual(WHOLE);
  });

  it('are taken back also when the contract fits and a page does not render with the new shell', async () => {
    const site = await siteWithThree();
    const fragile = dealsRunning("if (require('react').broken) throw new Error('No fares'); return 'Fares'");
    const breaking = fakeShell({ greeting: 'Hello', react: "{ name: 'React', broken: true }" });
    beforeWrite(site, 'history/mfe-deals/', () => publish(breaking.dist, site));
    await expect(publish(fragile.dist, site)).rejects.toThrow(
      /does not render: Error: No fares.*; another publisher made that live at the same moment, and mfe-deals@\w+ did not stay live/,
    );
    expect(await readPage(site, DEALS)).toContain('mfe-deals in en');
  });

  it('both stay live when there is none to go back to, and the message says so', async () => {
    const site = await publishedSite(hosting(1, 2));
    await expect(publishOlder(site)).rejects.toThrow(
      ` mfe-deals@${older.release.version} stays live, because there is no release before it. `,
    );
  });
});

describe('A publisher that was killed', () => {
  it('at any write leaves a site that is as before or as after, and the next one goes on where it was', async () => {
    const before = new Map<string, Buffer>();
    for (const { dist } of [home, deals, shell])
      await publish(dist, new MemoryStore(before), { create: true });
    for (let writes = 0, isDone = false; !isDone; writes += 1) {
      const objects = new Map(before);
      const site = new MemoryStore(objects);
      const { put } = site;
      let written = 0;
      jest.spyOn(site, 'put').mockImplementation((...args) => {
        written += 1;
        return written > writes ? Promise.reject(new Error('killed')) : put.apply(site, args);
      });
      isDone = await publish(next.dist, site).then(
        () => true,
        () => false,
      );
      jest.restoreAllMocks();
      expect(await readPage(site, DEALS)).toMatch(isDone ? /Next in en/ : /mfe-deals in en/);
      const left = new Map(objects);
      await publish(next.dist, site);
      expect(await readPage(site, DEALS)).toContain('Next in en');
      const replaced = [...left.keys()].filter((key) => left.get(key) !== objects.get(key));
      expect(replaced).toEqual(isDone ? [] : ['live/mfe-deals.json']);
      expect(await doctor(site)).toEqual(WHOLE);
    }
  });
});
