import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fakeRemote } from '../testing/fakeReleases';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { Site } from './Site';

const OLD = 'The page as it was. '.repeat(100);
const NEW = 'The page as it is now. '.repeat(100);

async function preparedSite(): Promise<Site> {
  const site = new Site(temporaryFolder());
  await site.prepare();
  return site;
}

describe('Site.pageFile', () => {
  it.each([
    ['/', 'en', 'index.html'],
    ['/', 'es', 'index.es.html'],
    ['/about', 'en', 'about/index.html'],
    ['/admin/blog', 'es', 'admin/blog/index.es.html'],
    [null, 'en', '404.html'],
    [null, 'es', '404.es.html'],
  ] as const)('names the file of %j in %s: %s', (path, language, file) => {
    expect(new Site('.').pageFile(path, language)).toBe(file);
  });
});

describe('Site.writePage', () => {
  it('writes the page with its compressed variants', async () => {
    const site = await preparedSite();
    await site.writePage('about/index.html', NEW);
    const file = join(site.directory, 'about/index.html');
    expect(readFileSync(file, 'utf8')).toBe(NEW);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(NEW);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(NEW);
  });

  it('replaces the old page, so that a reader who has it open reads it to the end', async () => {
    const site = await preparedSite();
    await site.writePage('index.html', OLD);
    const reader = await fs.open(join(site.directory, 'index.html'));
    await site.writePage('index.html', NEW);
    expect(await reader.readFile('utf8')).toBe(OLD);
    await reader.close();
    expect(await site.read('index.html')).toBe(NEW);
  });

  it('writes the page after its variants, because composing looks only at the page', async () => {
    const site = await preparedSite();
    const rename = jest.spyOn(fs, 'rename');
    await site.writePage('index.html', NEW);
    expect(rename.mock.calls.map(([, target]) => target)).toEqual(
      ['.br', '.gz', ''].map((extension) => join(site.directory, `index.html${extension}`)),
    );
  });

  it('removes the variants of a page that is now too small for them', async () => {
    const site = await preparedSite();
    await site.writePage('index.html', OLD);
    await site.writePage('index.html', 'short');
    expect(Object.keys(await snapshot(site.directory))).toEqual(['index.html']);
  });

  it('writes binary files, without variants when the format is compressed already', async () => {
    const site = await preparedSite();
    const bytes = Buffer.alloc(5_000, 255);
    await site.writePage('favicon.ico', bytes);
    expect(readFileSync(join(site.directory, 'favicon.ico')).equals(bytes)).toBe(true);
    expect(Object.keys(await snapshot(site.directory))).toEqual(['favicon.ico']);
  });

  it('leaves no temporary files behind', async () => {
    const site = await preparedSite();
    await site.writePage('index.html', NEW);
    expect(await fs.readdir(join(site.privateDirectory, 'tmp'))).toEqual([]);
  });
});

describe('Site.removePage', () => {
  it('removes the page with its compressed variants', async () => {
    const site = await preparedSite();
    await site.writePage('about/index.html', OLD);
    await site.removePage('about/index.html');
    expect(await snapshot(site.directory)).toEqual({});
  });
});

describe('Site.listPages', () => {
  it('lists pages of all languages at any depth, and no files of releases', async () => {
    const site = await preparedSite();
    const pages = ['404.html', '404.es.html', 'index.html', 'index.es.html', 'admin/blog/index.html'];
    for (const file of [...pages, 'robots.txt', 'releases/x/index.html', 'about/notes.html']) {
      await site.writePage(file, OLD);
    }
    expect((await site.listPages()).sort()).toEqual([...pages].sort());
  });
});

describe('Site.addRelease', () => {
  it('stores every file, the manifest, and compressed variants of the browser files', async () => {
    const site = await preparedSite();
    const { dist, release } = fakeRemote('mfe-home', { pages: { '/': OLD } });
    expect(await site.addRelease(dist, release)).toBe(true);
    expect(Object.keys(await snapshot(site.releaseDirectory(release)))).toEqual([
      'browser/index.js',
      'browser/remoteEntry.js',
      'browser/remoteEntry.js.br',
      'browser/remoteEntry.js.gz',
      'release.json',
      'server/index.js',
    ]);
  });

  it('does not write a release that is stored already', async () => {
    const site = await preparedSite();
    const { dist, release } = fakeRemote('mfe-home');
    await site.addRelease(dist, release);
    expect(await site.addRelease(dist, release)).toBe(false);
  });

  it.each([
    ['changed', (file: string) => fs.writeFile(file, 'damaged')],
    ['lost', (file: string) => fs.rm(file)],
  ])('replaces a stored release with a file that was %s', async (_what, damage) => {
    const site = await preparedSite();
    const { dist, release } = fakeRemote('mfe-home');
    await site.addRelease(dist, release);
    const intact = await snapshot(site.releaseDirectory(release));
    await damage(join(site.releaseDirectory(release), 'server/index.js'));
    expect(await site.addRelease(dist, release)).toBe(false);
    expect(await snapshot(site.releaseDirectory(release))).toEqual(intact);
  });

  it.each([
    ['is changed', (file: string) => fs.writeFile(file, 'built again')],
    ['is removed', (file: string) => fs.rm(file)],
  ])(
    'refuses a release when one of its files %s in the meantime, and stores nothing of it',
    async (_what, change) => {
      const site = await preparedSite();
      const { dist, release } = fakeRemote('mfe-home');
      const file = join(dist, 'server/index.js');
      await change(file);
      await expect(site.addRelease(dist, release)).rejects.toThrow(
        `${file} has changed while mfe-home@${release.version} was being published. Wait for the build to end, then publish again.`,
      );
      expect(Object.keys(await snapshot(site.directory))).not.toContainEqual(
        expect.stringMatching(/^releases/),
      );
    },
  );
});

describe('Site.readPointers', () => {
  it('finds none in a new folder', async () => {
    expect(await (await preparedSite()).readPointers()).toEqual(new Map());
  });

  it('returns the manifests of the live releases by name', async () => {
    const site = await preparedSite();
    const { release } = fakeRemote('mfe-home');
    await site.movePointer(release);
    expect(await site.readPointers()).toEqual(new Map([['mfe-home', release]]));
  });
});

describe('Site.prepare', () => {
  it('refuses a folder that cannot be created', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const directory = join(file, 'site');
    await expect(new Site(directory).prepare()).rejects.toThrow(
      new RegExp(
        `^The site folder ${directory} cannot be written \\(ENOTDIR: .*\\)\\. ` +
          'Make the folder writable for this user, or choose another one with --site\\.$',
      ),
    );
  });
});

describe('Site.assertExists', () => {
  it.each([
    ['does not exist', () => join(temporaryFolder(), 'nowhere')],
    ['has no folder live', () => temporaryFolder()],
    [
      'has a file in place of the folder live',
      () => {
        const directory = temporaryFolder();
        writeFileSync(join(directory, 'live'), '');
        return directory;
      },
    ],
  ])('refuses a folder that %s', async (_what, make) => {
    const directory = make();
    await expect(new Site(directory).assertExists()).rejects.toThrow(
      `There is no site in ${directory}. Publish a release there first, or choose another folder with --site.`,
    );
  });

  it('accepts a folder with a folder live', async () => {
    const directory = temporaryFolder();
    mkdirSync(join(directory, 'live'));
    await expect(new Site(directory).assertExists()).resolves.toBeUndefined();
  });
});
