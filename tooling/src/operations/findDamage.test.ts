import { readFile, truncate, writeFile } from 'node:fs/promises';
import { listFiles } from '../util/files';
import type { FolderStore } from '../store/FolderStore';
import { objectMetadata } from '../store/objectMetadata';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { findDamage } from './findDamage';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const home = fakeRemote('mfe-home');
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

  it('names a page that belongs to no route', async () => {
    const key = 'no-route/index.html';
    await site.put(key, Buffer.from('left'), objectMetadata(key), 'always');
    expect(await findDamage(site)).toEqual([`${key} belongs to no route. Run farekite compose.`]);
    await site.delete(key);
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
