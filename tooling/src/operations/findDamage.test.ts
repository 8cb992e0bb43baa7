import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { listFiles } from '../util/files';
import type { FolderStore } from '../store/FolderStore';
import { labelOf } from '../release/manifest';
import { objectMetadata } from '../store/objectMetadata';
import { releaseKey } from '../store/releases';
import { StoreAwayError } from '../store/StoreAwayError';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';
import { storeUnchecked } from '../testing/moveByHand';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { compose } from './compose';
import { findDamage } from './findDamage';
import { publish } from './publish';
import { publishPreview } from './publishPreview';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const home = fakeRemote('mfe-home');
const deals = fakeRemote('mfe-deals');
const ofShell = (file: string) => `releases/shell/${shell.release.version}/${file}`;

let site: FolderStore;

beforeAll(async () => {
  site = await publishedSite(shell.dist, home.dist);
});

/** What is found while these objects are cut off. */
async function damageOf(...keys: readonly string[]): Promise<readonly string[]> {
  const contents = await Promise.all(keys.map((key) => readFile(site.fileOf(key))));
  for (const key of keys) await truncate(site.fileOf(key), 0);
  const damages = await findDamage(site);
  for (const [index, key] of keys.entries()) await writeFile(site.fileOf(key), contents[index] ?? '');
  return damages;
}

/** The key of the only entry of the history of a name. */
async function historyKey(name: string): Promise<string> {
  const folder = `.farekite/history/${name}`;
  return `${folder}/${(await listFiles(site.fileOf(folder))).join()}`;
}

describe('findDamage', () => {
  it('finds nothing in a site that is whole', async () => {
    expect(await findDamage(site)).toEqual([]);
  });

  it.each([
    ['a file of a release', ofShell('browser/shell.js'), 'is damaged. Publish shell@'],
    ['a server bundle', ofShell('server/shell.js'), 'is damaged. Publish shell@'],
    ['a compressed variant', ofShell('browser/shell.js.br'), 'does not decompress to'],
    ['a page', 'index.es.html', 'does not match the live releases. Run farekite compose.'],
    ['a compressed page', '404.html.gz', 'does not match the live releases. Run farekite compose.'],
    ['a file in the root', 'robots.txt', 'does not match the live releases. Run farekite compose.'],
    ['a manifest', ofShell('release.json'), 'is corrupt:'],
    ['a pointer', 'live/mfe-home.json', 'is corrupt:'],
  ])('names %s that was cut off, and what to do', async (_what, key, problem) => {
    const damages = await damageOf(key);
    expect(damages).toContainEqual(expect.stringContaining(key));
    expect(damages.find((line) => line.includes(key))).toContain(problem);
  });

  it('names a damaged entry of the history', async () => {
    const key = await historyKey('mfe-home');
    expect(await damageOf(key)).toEqual([expect.stringContaining(`${key} is corrupt:`)]);
  });

  it('names a composed page that no route leads to', async () => {
    const key = 'no-route/index.html';
    const page = (await site.get('index.html'))?.bytes ?? Buffer.of();
    await site.put(key, page, objectMetadata(key), 'always');
    expect(await findDamage(site)).toEqual([
      `${key} is left from releases that were live before. Run farekite compose.`,
    ]);
    await site.delete(key);
  });

  it.each([
    ['live', home, async () => publishedSite(shell.dist, home.dist)],
    [
      'previewed',
      deals,
      async () => {
        const other = await publishedSite(shell.dist, home.dist);
        await publishPreview(deals.dist, other);
        return other;
      },
    ],
  ])('names a release that is %s and has lost its manifest', async (_what, { release }, createSite) => {
    const other = await createSite();
    await rm(other.fileOf(releaseKey(release, 'release.json')));
    expect(await findDamage(other)).toEqual([
      expect.stringContaining(`${labelOf(release)} is not stored in ${other.location}. `),
    ]);
  });

  it('does not name a release that is just being stored', async () => {
    const other = await publishedSite(shell.dist, home.dist);
    await storeUnchecked(other, deals);
    await rm(other.fileOf(releaseKey(deals.release, 'release.json')));
    expect(await findDamage(other)).toEqual([]);
  });

  it('goes on after the first damage', async () => {
    const keys = [ofShell('release.json'), 'live/mfe-home.json', await historyKey('shell')];
    const damages = await damageOf(...keys);
    expect(keys.map((key) => damages.some((line) => line.includes(key)))).toEqual([true, true, true]);
  });

  it('refuses a folder without a site', async () => {
    await expect(findDamage(emptySite())).rejects.toThrow('There is no site in');
  });
});

describe('When the store is away for a moment,', () => {
  const objects = new Map<string, Buffer>();
  let steps = 0;
  let isAwayAt = 0;
  const store = new MemoryStore(objects, () => {
    steps += 1;
    return steps === isAwayAt
      ? Promise.reject(new StoreAwayError('The store is away', 'Wait.'))
      : Promise.resolve();
  });

  beforeAll(async () => {
    for (const { dist } of [shell, home]) await publish(dist, new MemoryStore(objects), { create: true });
  });

  it.each([
    ['findDamage', findDamage],
    ['compose', compose],
  ])('%s ends with that, and takes nothing for damaged', async (_name, work) => {
    steps = isAwayAt = 0;
    expect(await work(store)).toEqual([]);
    const allSteps = steps;
    for (isAwayAt = 1; isAwayAt <= allSteps; isAwayAt += 1) {
      steps = 0;
      await expect(work(store)).rejects.toThrow(StoreAwayError);
    }
  });
});
