import type { RemoteRelease } from '@farekite/shared/contract';
import { picturesOf, readPictures } from './readPictures';

const HASH = `sha384-${'0'.repeat(64)}` as const;

function releaseWith(name: string, ...files: readonly string[]): RemoteRelease {
  return {
    kind: 'remote',
    name,
    version: 'a0a0a0a0a0a0a0a0',
    contract: '1.0.0',
    container: name,
    entry: 'browser/remoteEntry.js',
    files: Object.fromEntries(files.map((file) => [file, HASH])),
    pages: {},
    shared: {},
  };
}

const HOME = releaseWith(
  'mfe-home',
  'browser/assets/new-york-400.avif',
  'browser/assets/new-york-1600.avif',
  'browser/assets/new-york-800.avif',
  'browser/assets/new-york-800.webp',
  'browser/assets/share-home.jpg',
  'browser/index.js',
);

describe('The pictures of a release', () => {
  it('are its scenes, each once and as large as it is there', () => {
    expect(picturesOf(HOME)).toEqual([
      { name: 'new-york', address: '/releases/mfe-home/a0a0a0a0a0a0a0a0/browser/assets/new-york-1600.avif' },
    ]);
  });
});

describe('The pictures of the site', () => {
  it('are those of the remotes that are live, whoever these are', async () => {
    const pointers: Readonly<Record<string, unknown>> = {
      '/live/shell.json': {
        routes: [
          { path: '/', remote: 'mfe-home' },
          { path: '/about', remote: 'mfe-home' },
          { path: '/admin', remote: 'mfe-admin' },
          { path: '/blog', remote: 'mfe-down' },
        ],
      },
      '/live/mfe-home.json': HOME,
      '/live/mfe-admin.json': releaseWith('mfe-admin', 'browser/admin.js'),
    };
    globalThis.fetch = jest.fn((address: string) =>
      Promise.resolve({
        ok: address in pointers,
        json: () => Promise.resolve(pointers[address]),
      } as Response),
    ) as typeof fetch;
    const pictures = await readPictures();
    expect([...pictures.keys()]).toEqual(['mfe-home']);
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});
