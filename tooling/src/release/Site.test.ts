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

describe('The file of a page', () => {
  it.each([
    ['/', 'en', 'index.html'],
    ['/', 'es', 'index.es.html'],
    ['/about', 'en', 'about/index.html'],
    ['/admin/blog', 'es', 'admin/blog/index.es.html'],
    [null, 'en', '404.html'],
    [null, 'es', '404.es.html'],
  ] as const)('for %j in %s is %s', (path, language, file) => {
    expect(new Site('.').pageFile(path, language)).toBe(file);
  });
});

describe('A page that is written', () => {
  it('stands beside its compressed twins', async () => {
    const site = await preparedSite();
    await site.writePage('about/index.html', NEW);
    const file = join(site.directory, 'about/index.html');
    expect(readFileSync(file, 'utf8')).toBe(NEW);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(NEW);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(NEW);
  });

  it('takes the place of the old one whole: who is reading that reads it to the end', async () => {
    const site = await preparedSite();
    await site.writePage('index.html', OLD);
    const reader = await fs.open(join(site.directory, 'index.html'));
    await site.writePage('index.html', NEW);
    expect(await reader.readFile('utf8')).toBe(OLD);
    await reader.close();
    expect(await site.read('index.html')).toBe(NEW);
  });

  it('comes after its twins, because it tells whether they are up to date', async () => {
    const site = await preparedSite();
    const rename = jest.spyOn(fs, 'rename');
    await site.writePage('index.html', NEW);
    expect(rename.mock.calls.map(([, target]) => target)).toEqual(
      ['.br', '.gz', ''].map((ending) => join(site.directory, `index.html${ending}`)),
    );
  });

  it('leaves no twins of an older, longer one', async () => {
    const site = await preparedSite();
    await site.writePage('index.html', OLD);
    await site.writePage('index.html', 'short');
    expect(Object.keys(await snapshot(site.directory))).toEqual(['index.html']);
  });

  it('may be bytes, and has no twins where compressing is of no use', async () => {
    const site = await preparedSite();
    const bytes = Buffer.alloc(5_000, 255);
    await site.writePage('favicon.ico', bytes);
    expect(readFileSync(join(site.directory, 'favicon.ico')).equals(bytes)).toBe(true);
    expect(Object.keys(await snapshot(site.directory))).toEqual(['favicon.ico']);
  });

  it('leaves nothing half written behind', async () => {
    const site = await preparedSite();
    await site.writePage('index.html', NEW);
    expect(await fs.readdir(join(site.privateDirectory, 'tmp'))).toEqual([]);
  });
});

describe('A page that is removed', () => {
  it('goes with its twins', async () => {
    const site = await preparedSite();
    await site.writePage('about/index.html', OLD);
    await site.removePage('about/index.html');
    expect(await snapshot(site.directory)).toEqual({});
  });
});

describe('The pages of a site', () => {
  it('are those of both languages at any depth, and nothing of the releases', async () => {
    const site = await preparedSite();
    const pages = ['index.html', 'index.es.html', 'admin/blog/index.html'];
    for (const file of [...pages, '404.html', 'robots.txt', 'releases/x/index.html', 'about/notes.html']) {
      await site.writePage(file, OLD);
    }
    expect((await site.pages()).sort()).toEqual([...pages].sort());
  });
});

describe('A release that is stored', () => {
  it('is there with every file, its manifest and the twins of what browsers fetch', async () => {
    const site = await preparedSite();
    const { dist, release } = fakeRemote('mfe-home', { pages: { '/': OLD } });
    expect(await site.store(dist, release)).toBe(true);
    expect(Object.keys(await snapshot(site.releaseDirectory(release)))).toEqual([
      'browser/index.js',
      'browser/remoteEntry.js',
      'browser/remoteEntry.js.br',
      'browser/remoteEntry.js.gz',
      'release.json',
      'server/index.js',
    ]);
  });

  it('is not written again', async () => {
    const site = await preparedSite();
    const { dist, release } = fakeRemote('mfe-home');
    await site.store(dist, release);
    expect(await site.store(dist, release)).toBe(false);
  });

  it.each([
    ['changed', (file: string) => fs.writeFile(file, 'rotten')],
    ['lost', (file: string) => fs.rm(file)],
  ])('is written anew where a file of it was %s', async (_what, damage) => {
    const site = await preparedSite();
    const { dist, release } = fakeRemote('mfe-home');
    await site.store(dist, release);
    const whole = await snapshot(site.releaseDirectory(release));
    await damage(join(site.releaseDirectory(release), 'server/index.js'));
    expect(await site.store(dist, release)).toBe(false);
    expect(await snapshot(site.releaseDirectory(release))).toEqual(whole);
  });

  it.each([
    ['changes', (file: string) => fs.writeFile(file, 'built again')],
    ['vanishes', (file: string) => fs.rm(file)],
  ])('is refused when one of its files %s meanwhile, and nothing of it is there', async (_what, change) => {
    const site = await preparedSite();
    const { dist, release } = fakeRemote('mfe-home');
    const file = join(dist, 'server/index.js');
    await change(file);
    await expect(site.store(dist, release)).rejects.toThrow(
      `${file} has changed while mfe-home@${release.version} was published. Let the build end, then publish again.`,
    );
    expect(Object.keys(await snapshot(site.directory))).not.toContainEqual(
      expect.stringMatching(/^releases/),
    );
  });
});

describe('The pointers', () => {
  it('are none in a new folder', async () => {
    expect(await (await preparedSite()).pointers()).toEqual(new Map());
  });

  it('are what was flipped, by name', async () => {
    const site = await preparedSite();
    const { release } = fakeRemote('mfe-home');
    await site.flip(release);
    expect(await site.pointers()).toEqual(new Map([['mfe-home', release]]));
  });
});

describe('A folder that cannot be a site', () => {
  it('because it cannot be made is refused in one line', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const directory = join(file, 'site');
    await expect(new Site(directory).prepare()).rejects.toThrow(
      new RegExp(
        `^The site folder ${directory} cannot be written \\(ENOTDIR: .*\\)\\. ` +
          'Give its user the right to write there, or name another folder with --site\\.$',
      ),
    );
  });

  it.each([
    ['does not exist', () => join(temporaryFolder(), 'nowhere')],
    ['holds no pointers', () => temporaryFolder()],
    [
      'holds a file in their place',
      () => {
        const directory = temporaryFolder();
        writeFileSync(join(directory, 'live'), '');
        return directory;
      },
    ],
  ])('because it %s is not taken for one', async (_what, make) => {
    const directory = make();
    await expect(new Site(directory).assertExists()).rejects.toThrow(
      `There is no site in ${directory}. Publish a release there first, or name another folder with --site.`,
    );
  });

  it('is one as soon as it has pointers', async () => {
    const directory = temporaryFolder();
    mkdirSync(join(directory, 'live'));
    await expect(new Site(directory).assertExists()).resolves.toBeUndefined();
  });
});
