import { readFileSync, statSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellPointer } from '../release/formats';
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
import { writeFiles } from '../testing/writeFiles';
import { listFiles } from '../util/files';
import { exportSite } from './exportSite';

let objects: Objects;
let folder: string;
const exported = () => exportSite(new MemoryStore(objects), folder);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeEach(() => {
  objects = servedSite();
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
      '.farekite-export.json',
      '.well-known/apple-app-site-association',
      '.well-known/security.txt',
      '404.es.html',
      '404.fr.html',
      '404.html',
      'es/first-class-deals/index.html',
      'es/index.html',
      'first-class-deals/index.fr.html',
      'first-class-deals/index.html',
      'font.woff2',
      'fr/index.html',
      'index.html',
      'live/mfe-deals.json',
      'live/mfe-home.json',
      'live/shell.json',
      'picture.avif',
      `releases/mfe-deals/${DEALS}/browser/picture.svg`,
      `releases/mfe-deals/${DEALS}/browser/remoteEntry.js`,
      `releases/mfe-deals/${DEALS}/release.json`,
      `releases/mfe-home/${HOME}/browser/picture.svg`,
      `releases/mfe-home/${HOME}/browser/remoteEntry.js`,
      `releases/mfe-home/${HOME}/release.json`,
      `releases/shell/${SHELL}/browser/picture.svg`,
      `releases/shell/${SHELL}/browser/shell.js`,
      `releases/shell/${SHELL}/release.json`,
      'robots.txt',
      'site.webmanifest',
      'speculation-rules.json',
    ]);
    const page = (language: string) =>
      String(objects.get(`pages/${SHELL}/mfe-deals@${DEALS}/first-class-deals/${language}.html`));
    expect(read('es/first-class-deals/index.html')).toBe(page('es'));
    expect(read('first-class-deals/index.fr.html')).toBe(page('fr'));
    expect(await listFiles(folder)).toContain('first-class-deals/index.html.br');
  });

  it('writes only what has changed, and keeps releases that visits may still use', async () => {
    await exported();
    expect(await exported()).toMatchObject({ written: 0, removed: [] });
    storePage(objects, { shell: SHELL, name: 'mfe-deals', version: NEXT_DEALS }, DEALS_PATH);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    // The page in three languages, the script, the picture, the manifest and the pointer, each with two variants.
    expect(await exported()).toMatchObject({ written: 7 * 3 });
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

  it('gives each content of a page a time of its own, of which web servers make ETags, in every folder', async () => {
    storePage(objects, { shell: SHELL, name: 'mfe-deals', version: NEXT_DEALS }, DEALS_PATH);
    const times = new Set<number>();
    for (const version of [DEALS, NEXT_DEALS, DEALS]) {
      makeLive(objects, 'mfe-deals', version, SHELL);
      folder = temporaryFolder();
      await exported();
      times.add(statSync(join(folder, 'first-class-deals/index.html')).mtimeMs / 1_000);
    }
    expect(times.size).toBe(2);
    expect([...times].every(Number.isInteger)).toBe(true);
  });

  it('removes what earlier exports have written and is not live any more, also one that was stopped, and nothing else', async () => {
    const rename = fs.rename.bind(fs);
    const stopped = jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      if (String(to).endsWith('live/mfe-deals.json.gz'))
        throw Object.assign(new Error('EIO'), { syscall: 'rename' });
      return rename(from, to);
    });
    await expect(exported()).rejects.toThrow(
      'The export cannot be written (EIO). Mend that, then export again.',
    );
    stopped.mockRestore();
    const ofOthers = [
      '.git/hooks/index.html',
      'coverage/index.html',
      'blog/index.es.html.br',
      'google1234.html',
    ];
    writeFiles(folder, Object.fromEntries(ofOthers.map((file) => [file, 'other'])));
    const pointer = JSON.parse(String(objects.get('live/shell.json'))) as ShellPointer;
    const shown = { ...pointer, routes: pointer.routes.slice(0, 1) };
    objects.set('live/shell.json', Buffer.from(JSON.stringify(shown)));
    const removed = [
      'es/first-class-deals/index.html',
      'first-class-deals/index.html',
      'first-class-deals/index.fr.html',
    ].flatMap((file) => ['', '.br', '.gz'].map((extension) => file + extension));
    removed.push('live/mfe-deals.json', 'live/mfe-deals.json.br');
    expect((await exported()).removed).toEqual(removed.sort());
    expect(await exported()).toMatchObject({ written: 0, removed: [] });
    const left = await listFiles(folder, (path) => path !== 'releases');
    expect(left).toEqual(expect.arrayContaining(ofOthers));
    expect(left.filter((file) => file.startsWith('first-class-deals'))).toEqual([]);
  });

  it('refuses a folder with files that no export has listed, unless it is forced, and then removes none', async () => {
    writeFiles(folder, { 'about/index.html': 'About', 'index.html': 'Home' });
    await expect(exported()).rejects.toThrow(/ has files, and no \.farekite-export\.json, .* add --force,/);
    expect(await listFiles(folder)).toHaveLength(2);
    expect(await exportSite(new MemoryStore(objects), folder, { force: true })).toMatchObject({
      removed: [],
    });
    expect([read('about/index.html'), read('index.html')]).toEqual(['About', expect.stringContaining(HOME)]);
    writeFileSync(join(folder, '.farekite-export.json'), '["../secret"]');
    await expect(exported()).rejects.toThrow(
      /\.farekite-export\.json is corrupt: .*no file of an export\. Remove it/,
    );
  });

  it('ends with what is live then, also when several write the same folder while others publish', async () => {
    storePage(objects, { shell: SHELL, name: 'mfe-deals', version: NEXT_DEALS }, DEALS_PATH);
    let steps = 0;
    const store = new MemoryStore(objects, () => {
      steps += 1;
      if (steps === 20) makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
      return Promise.resolve();
    });
    await Promise.all([1, 2, 3].map(() => exportSite(store, folder)));
    expect(read('first-class-deals/index.html')).toContain(NEXT_DEALS);
    expect(read('live/mfe-deals.json')).toContain(NEXT_DEALS);
    expect((await listFiles(folder)).filter((file) => file.endsWith('.new'))).toEqual([]);
    expect(await exported()).toMatchObject({ written: 0, removed: [] });
  });

  it('refuses a place without a site', async () => {
    objects.clear();
    await expect(exported()).rejects.toThrow('There is no site in memory.');
  });
});
