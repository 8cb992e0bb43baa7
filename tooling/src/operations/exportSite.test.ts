import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEALS,
  DEALS_PATH,
  HOME,
  makeLive,
  NEXT_DEALS,
  NEXT_SHELL,
  servedSite,
  SHELL,
  storePage,
  storeRelease,
  type Objects,
} from '../testing/servedSite';
import { MemoryStore } from '../testing/MemoryStore';
import { temporaryFolder } from '../testing/temporaryFolder';
import { listFiles } from '../util/files';
import { exportSite } from './exportSite';

let objects: Objects;
let folder: string;
const exported = () => exportSite(new MemoryStore(objects), folder);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeEach(() => {
  objects = servedSite();
  // It is not live.
  storeRelease(objects, 'mfe-deals', NEXT_DEALS);
  folder = temporaryFolder();
});

describe('exportSite', () => {
  it('writes for web servers that run as another user, whatever the umask', async () => {
    const umask = process.umask(0o077);
    try {
      await exported();
    } finally {
      process.umask(umask);
    }
    const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
    expect(['first-class-deals', 'releases'].map(modeOf)).toEqual(['755', '755']);
    expect((await listFiles(folder)).filter((file) => modeOf(file) !== '644')).toEqual([]);
  });

  it('writes pages, files and releases for web servers that know nothing of pairs, and nothing else', async () => {
    await exported();
    const files = (await listFiles(folder)).filter((file) => !/\.(br|gz)$/.test(file));
    expect(files).toEqual([
      '404.es.html',
      '404.html',
      'first-class-deals/index.es.html',
      'first-class-deals/index.html',
      'font.woff2',
      'index.es.html',
      'index.html',
      'live/mfe-deals.json',
      'live/mfe-home.json',
      'live/shell.json',
      'picture.avif',
      `releases/mfe-deals/${DEALS}/browser/remoteEntry.js`,
      `releases/mfe-deals/${DEALS}/release.json`,
      `releases/mfe-home/${HOME}/browser/remoteEntry.js`,
      `releases/mfe-home/${HOME}/release.json`,
      `releases/shell/${SHELL}/browser/shell.js`,
      `releases/shell/${SHELL}/release.json`,
      'robots.txt',
      'site.webmanifest',
      'speculation-rules.json',
    ]);
    expect(read('first-class-deals/index.es.html')).toBe(
      String(objects.get(`pages/${SHELL}/mfe-deals@${DEALS}/first-class-deals/es.html`)),
    );
    expect(await listFiles(folder)).toContain('first-class-deals/index.html.br');
  });

  it('writes only what has changed, and keeps releases that visits may still use', async () => {
    await exported();
    expect(await exported()).toMatchObject({ written: 0, removed: [] });
    storePage(objects, { shell: SHELL, name: 'mfe-deals', version: NEXT_DEALS }, DEALS_PATH);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    // The page in two languages, the script, each with two variants, the manifest, and the pointer.
    expect(await exported()).toMatchObject({ written: 2 * 3 + 3 + 2 });
    expect(read('first-class-deals/index.html')).toContain(NEXT_DEALS);
    expect(read(`releases/mfe-deals/${DEALS}/release.json`)).toContain(DEALS);
  });

  it('writes the releases of pages and of pointers while a publish is under way', async () => {
    makeLive(objects, 'mfe-deals', NEXT_DEALS, NEXT_SHELL);
    await exported();
    expect(read('first-class-deals/index.html')).toContain(`mfe-deals@${DEALS}`);
    for (const version of [DEALS, NEXT_DEALS]) {
      expect(read(`releases/mfe-deals/${version}/browser/remoteEntry.js`)).toContain(version);
    }
  });

  it('gives a page that changes at once another time, of which web servers make ETags', async () => {
    storePage(objects, { shell: SHELL, name: 'mfe-deals', version: NEXT_DEALS }, DEALS_PATH);
    const versions = [DEALS, NEXT_DEALS, DEALS];
    const seconds = new Set<number>();
    for (const version of versions) {
      makeLive(objects, 'mfe-deals', version, SHELL);
      await exported();
      seconds.add(Math.floor(statSync(join(folder, 'first-class-deals/index.html')).mtimeMs / 1_000));
    }
    expect(seconds.size).toBe(versions.length);
  });

  it('removes pages that are not live any more, and no file of others', async () => {
    for (const file of ['old/index.html', 'old/index.es.html.br', 'old/index.txt', 'google1234.html']) {
      mkdirSync(join(folder, 'old'), { recursive: true });
      writeFileSync(join(folder, file), 'old');
    }
    expect((await exported()).removed).toEqual(['old/index.es.html.br', 'old/index.html']);
    expect(await listFiles(folder)).toEqual(expect.arrayContaining(['google1234.html', 'old/index.txt']));
  });

  it('refuses a place without a site', async () => {
    objects.clear();
    await expect(exported()).rejects.toThrow('There is no site in memory.');
  });
});
