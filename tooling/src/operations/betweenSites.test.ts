import type { ReleaseManifest } from '@farekite/shared/protocol';
import { labelOf } from '../release/manifest';
import { releaseKey } from '../store/keys';
import { readPointers } from '../store/pointers';
import { builtFiles, storeRelease } from '../store/releases';
import { S3Store } from '../store/S3Store';
import { listKeys, type Store } from '../store/Store';
import { fakeDeals, fakeRemote, fakeShell, type FakeRelease } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { S3Server } from '../testing/S3Server';
import { doctor } from './doctor';
import { publish, publishAll } from './publish';
import { publishPreview } from './publishPreview';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';
const SCRIPT = 'browser/first-class-deals.js';
const [old, next] = [fakeDeals('Old'), fakeDeals('Next')];
const staging = fakeShell({ greeting: 'Staging' });
const production = fakeShell({ greeting: 'Production' });

function placeOf({ location }: Pick<Store, 'location'>, { release }: FakeRelease<ReleaseManifest>): string {
  return `${location}/${labelOf(release)}`;
}

async function contentsOf(site: Store, prefix = ''): Promise<Map<string, Buffer | undefined>> {
  const keys = await listKeys(site, prefix);
  return new Map(await Promise.all(keys.map(async (key) => [key, (await site.get(key))?.bytes] as const)));
}

describe('A release of another site', () => {
  it('goes live byte for byte, from a bucket to a folder, in the pages of the shell that is live there', async () => {
    const server = await S3Server.start();
    server.keysPerList = 1_000;
    const [from, to] = [new S3Store(server.site), emptySite()];
    await publish(staging.dist, from, { create: true });
    await publish(next.dist, from);
    for (const { dist } of [production, old]) await publish(dist, to);
    const before = await contentsOf(from);
    const outcome = { release: next.release, isNew: true, paths: [DEALS] };
    expect(await publish(placeOf(from, next), to)).toEqual(outcome);
    const folder = releaseKey(next.release, '');
    expect(await contentsOf(to, folder)).toEqual(await contentsOf(from, folder));
    expect(await readPage(to, DEALS)).toMatch(/Production.*Next in en/);
    expect((await doctor(to)).damages).toEqual([]);
    expect(await contentsOf(from)).toEqual(before);
    await server.stop();
  });

  it('is previewed there, too', async () => {
    const [from, to] = [await publishedSite(next.dist), await publishedSite(production.dist)];
    expect((await publishPreview([placeOf(from, next)], to)).paths).toEqual([DEALS]);
    expect((await readPointers(to)).has('mfe-deals')).toBe(false);
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
      (from) => placeOf(from, old),
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
    const [from, to] = [await publishedSite(next.dist), await publishedSite(production.dist)];
    const manifest = await from.get(releaseKey(next.release, 'release.json'));
    await from.put(releaseKey(old.release, 'release.json'), manifest?.bytes ?? Buffer.of(), 'always');
    await from.put(releaseKey(next.release, SCRIPT), Buffer.from('forged'), 'always');
    await storeRelease(from, forged.release, builtFiles(forged.dist));
    const before = await contentsOf(to);
    await expect(publish(placeIn(from), to)).rejects.toThrow(problem);
    expect(await contentsOf(to)).toEqual(before);
  });
});

describe('Several releases', () => {
  const newer = fakeRemote('mfe-deals', { contract: '2.0.0' });
  const hosting = (...hosts: readonly number[]) =>
    fakeShell({ contract: `${String(hosts.at(-1))}.0.0`, hosts });

  it.each<[string, FakeRelease<ReleaseManifest>, FakeRelease<ReleaseManifest>[], number[]]>([
    ['the given order, where the gate allows it', hosting(1), [next, production], [0, 1]],
    ['the shell first that hosts what a remote needs', hosting(1), [newer, hosting(1, 2)], [1, 0]],
    ['the shell last that hosts no more what is live', hosting(1, 2), [hosting(2), newer], [1, 0]],
  ])('go live in an order that fits: %s', async (_what, shell, releases, order) => {
    const from = await publishedSite(old.dist);
    for (const { dist, release } of releases) await storeRelease(from, release, builtFiles(dist));
    const to = await publishedSite(shell.dist, old.dist);
    const published = await publishAll(
      releases.map((release) => placeOf(from, release)),
      to,
    );
    expect(published.map(({ release }) => release)).toEqual(order.map((index) => releases[index]?.release));
    expect((await doctor(to)).damages).toEqual([]);
  });

  it('of remotes alone do not ask for the pointers of others, which may be damaged', async () => {
    const to = await publishedSite(production.dist);
    await to.put('live/mfe-home.json', Buffer.from('{'), 'always');
    expect(await publishAll([next.dist], to)).toMatchObject([{ isNew: true }]);
  });

  it('do not go live, none of them, when no order fits', async () => {
    const to = await publishedSite(hosting(1).dist, old.dist);
    const before = await contentsOf(to);
    await expect(publishAll([next.dist, hosting(2).dist], to)).rejects.toThrow(
      /mfe-deals@\w+ was built against contract 1\.0\.0, but shell@\w+ hosts 2\.x/,
    );
    expect(await contentsOf(to)).toEqual(before);
  });
});
