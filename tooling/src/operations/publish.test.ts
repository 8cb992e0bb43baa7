import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { pairOfReleases } from '../compose/pairs';
import { labelOf } from '../release/manifest';
import { FolderStore } from '../store/FolderStore';
import { readHistory } from '../store/history';
import { ownPair, pairKey, releaseKey, rootFile } from '../store/keys';
import { readPointers } from '../store/pointers';
import { builtFiles, listVersions, storeRelease } from '../store/releases';
import { S3Store } from '../store/S3Store';
import { listKeys, type Store } from '../store/Store';
import { beforeWrite } from '../testing/beforeWrite';
import { dealsRunning, fakeDeals, fakeRemote, fakeShell, type FakeRelease } from '../testing/fakeReleases';
import { inFull } from '../testing/inFull';
import { MemoryStore } from '../testing/MemoryStore';
import { emptySite, publishedSite, siteOfEachTest } from '../testing/publishedSite';
import { readPage, readText } from '../testing/readPage';
import { S3Server } from '../testing/S3Server';
import { changedSince, snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { ConflictError } from '../util/UserError';
import { doctor } from './doctor';
import { publish, publishAll } from './publish';
import { publishPreview } from './publishPreview';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';
const WHOLE = { damages: [], repaired: [] };
const shell = fakeShell();
const staging = fakeShell({ greeting: 'Staging' });
const hosting = (...hosts: readonly number[]) =>
  fakeShell({ contract: `${String(hosts.at(-1))}.0.0`, hosts });
const home = fakeRemote('mfe-home');
const deals = fakeRemote('mfe-deals');
const next = fakeDeals('Next');
const newer = fakeRemote('mfe-deals', { contract: '2.0.0' });
const pairOfNext = pairOfReleases({ shell: shell.release, remote: next.release });

function placeOf({ location }: Store, { release }: FakeRelease<ReleaseManifest>): string {
  return `${location}/${labelOf(release)}`;
}

const site = siteOfEachTest(home.dist, deals.dist, shell.dist);

describe('publish', () => {
  it('stores a shell with its 404 page, the files in the root, and the pages of live remotes, in its languages', async () => {
    const first = emptySite();
    expect((await publish(home.dist, first)).paths).toEqual([]);
    expect(await publish(shell.dist, first)).toMatchObject({ isNew: true, paths: ['/'] });
    expect(await readPage(first, null, 'es')).toContain('Nothing is live here.');
    const own = ownPair(shell.release.version);
    expect(await readText(first, pairKey(own, rootFile('robots.txt')))).toBe('Welcome\n');
    const icon = await first.get(pairKey(own, rootFile('favicon.ico')));
    expect(icon?.bytes.subarray(0, 5)).toEqual(Buffer.from([0, 0, 1, 0, 255]));

    const { dist } = fakeShell({ greeting: 'Hello', languages: ['en', 'es', 'fr'] });
    expect((await publish(dist, site())).paths).toEqual(['/', DEALS]);
    expect(await readPage(site(), '/', 'fr')).toContain('<p>Hello</p>mfe-home in fr');
    expect(await readPage(site(), DEALS)).toContain('<p>Hello</p>mfe-deals in en');
  });

  it('stores the pages of a remote, which name both releases, says that they are complete, and moves the pointer last', async () => {
    const put = jest.spyOn(site(), 'put');
    expect((await publish(next.dist, site())).paths).toEqual([DEALS]);
    const folder = `pages/${shell.release.version}/${labelOf(next.release)}/`;
    const keys = put.mock.calls.map(([key]) => key);
    const page = `${folder}first-class-deals/en.html`;
    expect(keys.filter((key) => key.startsWith(folder))).toEqual(
      expect.arrayContaining([page, `${page}.br`, `${page}.gz`, `${folder}first-class-deals/es.html`]),
    );
    expect(keys.slice(-3)).toEqual([
      `${folder}complete.json`,
      expect.stringMatching(/^history\/mfe-deals\/2-.*\.json$/),
      'live/mfe-deals.json',
    ]);
    expect(await readPage(site(), DEALS)).toContain(
      `content="${labelOf(shell.release)} ${labelOf(next.release)}"`,
    );
  });

  it('names in the pointer the pair that it was made with and what it replaced, and in the history who did it', async () => {
    // In a container, a user may have no name.
    jest.spyOn(os, 'userInfo').mockImplementationOnce(() => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    await publish(next.dist, site());
    const pointers = await readPointers(site());
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
    expect((await readHistory(site(), pointers)).slice(-2)).toMatchObject([
      { ...ofShell, name: 'shell', action: 'publish', id, by: os.userInfo().username },
      { name: 'mfe-deals', by: `user ${String(process.getuid?.())}` },
    ]);
  });

  it('writes nothing when the release is live already, and replaces a damaged file of it', async () => {
    const before = await snapshot(site().location);
    expect(await publish(deals.dist, site())).toEqual({ release: deals.release, isNew: false, paths: [] });
    expect(await changedSince(before, site())).toEqual([]);
    await writeFile(site().fileOf(`releases/mfe-deals/${deals.release.version}/browser/remoteEntry.js`), 'x');
    await publish(deals.dist, site());
    expect(await changedSince(before, site())).toEqual([]);
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
    for (const file of ['first-class-deals/en.html', 'complete.json'])
      await site().put(pairKey(pairOfNext, file), Buffer.from('{"files":{}}'), 'absent');
    await publish(next.dist, site());
    expect(await readPage(site(), DEALS)).toContain('Next in en');
    expect(await doctor(site())).toEqual(WHOLE);
  });
});

describe('A release of another site', () => {
  it('goes live byte for byte, from a bucket to a folder, in the pages of the shell that is live there', async () => {
    const server = await S3Server.start();
    server.keysPerList = 1_000;
    const from = new S3Store(server.site);
    await publish(staging.dist, from, { create: true });
    await publish(next.dist, from);
    const before = new Map(server.objects);
    const outcome = { release: next.release, isNew: true, paths: [DEALS] };
    expect(await publish(placeOf(from, next), site())).toEqual(outcome);
    const keys = await listKeys(from, releaseKey(next.release, ''));
    expect(await listKeys(site(), releaseKey(next.release, ''))).toEqual(keys);
    for (const key of keys) expect((await site().get(key))?.bytes).toEqual((await from.get(key))?.bytes);
    expect(await readPage(site(), DEALS)).toMatch(/Welcome.*Next in en/);
    expect(await doctor(site())).toEqual(WHOLE);
    expect(server.objects).toEqual(before);
    await server.stop();
  });

  it('is previewed there, too', async () => {
    const from = await publishedSite(next.dist);
    expect((await publishPreview([placeOf(from, next)], site())).paths).toEqual([DEALS]);
    expect(await readPage(site(), DEALS)).toContain('mfe-deals in en');
  });

  const forged = fakeRemote('mfe-deals', { others: { 'browser/login.html': '' } });
  it.each<[string, (from: Store) => string, RegExp]>([
    [
      'of which a file is damaged',
      (from) => placeOf(from, next),
      /^releases\/mfe-deals\/\w+\/browser\/first-class-deals\.js in \/.* is damaged\. Publish mfe-deals@\w+ again from its build/,
    ],
    [
      'whose manifest is of another one',
      (from) => placeOf(from, deals),
      /release\.json in \/.* is the manifest of mfe-deals@/,
    ],
    [
      'with a document of its own, as a preview may have stored it',
      (from) => placeOf(from, forged),
      /\/browser\/login\.html is an HTML or XML file\. Leave it out of the build\.$/,
    ],
    [
      'of which only the first characters are given',
      (from) => placeOf(from, next).slice(0, -8),
      /^"mfe-deals@\w{8}" names no release\. Write name and version, as farekite status lists them/,
    ],
    [
      'whose site is not given',
      () => labelOf(next.release),
      /^mfe-deals@\w+ names no site\. Write SITE\/mfe-deals@/,
    ],
  ])('is refused, and the site stays as it was, when it is one %s', async (_what, placeIn, problem) => {
    const from = await publishedSite(next.dist);
    const manifest = await from.get(releaseKey(next.release, 'release.json'));
    await from.put(releaseKey(deals.release, 'release.json'), manifest?.bytes ?? Buffer.of(), 'always');
    await from.put(releaseKey(next.release, 'browser/first-class-deals.js'), Buffer.from('forged'), 'always');
    await storeRelease(from, forged.release, builtFiles(forged.dist));
    const before = await snapshot(site().location);
    await expect(publish(placeIn(from), site())).rejects.toThrow(problem);
    expect(await changedSince(before, site())).toEqual([]);
  });
});

describe('Several releases', () => {
  it.each<[string, FakeRelease<ReleaseManifest>, FakeRelease<ReleaseManifest>[], number[]]>([
    ['the given order, where the gate allows it', hosting(1), [next, staging], [0, 1]],
    ['the shell first that hosts what a remote needs', hosting(1), [newer, hosting(1, 2)], [1, 0]],
    ['the shell last that hosts no more what is live', hosting(1, 2), [hosting(2), newer], [1, 0]],
  ])('go live in an order that fits: %s', async (_what, live, releases, order) => {
    const from = await publishedSite(deals.dist);
    for (const { dist, release } of releases) await storeRelease(from, release, builtFiles(dist));
    const to = await publishedSite(live.dist, deals.dist);
    const places = releases.map((release) => placeOf(from, release));
    const published = await publishAll(places, to);
    expect(published.map(({ release }) => release)).toEqual(order.map((index) => releases[index]?.release));
    expect(await doctor(to)).toEqual(WHOLE);
  });

  it('of remotes alone do not ask for the pointers of others, which may be damaged', async () => {
    await site().put('live/mfe-home.json', Buffer.from('{'), 'always');
    expect(await publishAll([next.dist], site())).toMatchObject([{ isNew: true }]);
  });

  it('do not go live, none of them, when no order fits', async () => {
    const before = await snapshot(site().location);
    await expect(publishAll([next.dist, hosting(2).dist], site())).rejects.toThrow(
      /mfe-home@\w+ was built against contract 1\.0\.0, but shell@\w+ hosts 2\.x/,
    );
    expect(await changedSince(before, site())).toEqual([]);
  });
});

describe('Two releases that do not work together and go live at the same moment', () => {
  /** Another publisher drops the older contract when the gate has passed. */
  async function publishOlder(to: FolderStore): Promise<unknown> {
    beforeWrite(to, 'history/mfe-deals/', () => publish(hosting(2).dist, to));
    return publish(next.dist, to);
  }

  it('do not both stay live: the one that finds out takes itself back', async () => {
    const newHome = fakeRemote('mfe-home', { contract: '2.0.0' });
    const hostingBoth = await publishedSite(hosting(1, 2).dist, newHome.dist, newer.dist);
    const rejected = expect(publishOlder(hostingBoth)).rejects;
    await rejected.toThrow(ConflictError);
    await rejected.toThrow(
      /was built against contract 1\.0\.0, but shell@\w+ hosts 2\.x; .* mfe-deals@\w+ did not stay live\. Publish/,
    );
    expect((await readPointers(hostingBoth)).get('mfe-deals')).toMatchObject({
      version: newer.release.version,
      from: next.release.version,
      serial: 3,
    });
    expect(await readPage(hostingBoth, DEALS)).toContain('mfe-deals in en');
    expect(await doctor(hostingBoth)).toEqual(WHOLE);
  });

  it('are taken back also when the contract fits and a page does not render with the new shell', async () => {
    const fragile = dealsRunning("if (require('react').broken) throw new Error('No fares'); return 'Fares'");
    const breaking = fakeShell({ greeting: 'Hello', react: "{ name: 'React', broken: true }" });
    beforeWrite(site(), 'history/mfe-deals/', () => publish(breaking.dist, site()));
    await expect(publish(fragile.dist, site())).rejects.toThrow(
      /does not render: Error: No fares.* at the same/,
    );
    expect(await readPage(site(), DEALS)).toContain('mfe-deals in en');
  });

  it('both stay live when there is none to go back to, and the message says so', async () => {
    await expect(publishOlder(await publishedSite(hosting(1, 2).dist))).rejects.toThrow(
      ` mfe-deals@${next.release.version} stays live, because there is no release before it. `,
    );
  });
});

describe('A publisher that is killed at any write leaves a site as before or as after, and the next one goes on where it was, with', () => {
  async function killAtWrites(
    step: number,
    work: (to: Store) => Promise<unknown>,
    before: RegExp,
    after: RegExp,
  ) {
    const published = new Map<string, Buffer>();
    for (const { dist } of [home, deals, shell])
      await publish(dist, new MemoryStore(published), { create: true });
    for (let writes = 0, isDone = false; !isDone; writes += step) {
      const objects = new Map(published);
      const killed = new MemoryStore(objects);
      const put = killed.put.bind(killed);
      let left = writes;
      killed.put = (...args) => (left-- > 0 ? put(...args) : Promise.reject(new Error('killed')));
      isDone = await work(killed).then(
        () => true,
        () => false,
      );
      const memory = new MemoryStore(objects);
      expect(await readPage(memory, DEALS)).toMatch(isDone ? after : before);
      const stored = new Map(objects);
      await work(memory);
      expect(await readPage(memory, DEALS)).toMatch(after);
      const replaced = [...stored.keys()].filter((key) => stored.get(key) !== objects.get(key));
      expect(replaced.filter((key) => isDone || !key.startsWith('live/'))).toEqual([]);
      expect(await doctor(memory)).toEqual(WHOLE);
    }
  }

  it('a release', () =>
    killAtWrites(1, (to) => publish(next.dist, to), /Welcome.*mfe-deals in en/, /Welcome.*Next in en/));

  it('two releases from another site', async () => {
    const from = await publishedSite(next.dist, staging.dist);
    const places = [next, staging].map((release) => placeOf(from, release));
    const before = /(?:Welcome|Staging).*(?:mfe-deals|Next) in en/;
    await killAtWrites(inFull(1, 5), (to) => publishAll(places, to), before, /Staging.*Next in en/);
  });
});
