/** @jest-environment node */
import type { RemoteRelease } from '@farekite/shared/protocol';
import { filesOf, picturesOf, readPictures } from './readPictures';

const HASH = `sha384-${'0'.repeat(64)}` as const;

function releaseWith(name: string, ...files: readonly string[]): RemoteRelease {
  return {
    kind: 'remote',
    name,
    version: 'a0a0a0a0a0a0a0a0',
    contract: '1.0.0',
    languages: ['en'],
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

describe('picturesOf', () => {
  it('finds each illustration once, in its largest size', () => {
    expect(picturesOf(HOME)).toEqual([
      { name: 'new-york', address: '/releases/mfe-home/a0a0a0a0a0a0a0a0/browser/assets/new-york-1600.avif' },
    ]);
  });
});

describe('filesOf', () => {
  it('names both widths in both formats', () => {
    const paris = { name: 'paris-hero', address: '/releases/mfe-guides/a0/paris-hero-1600.avif' };
    expect(filesOf(paris, 1600)).toEqual({
      avif: ['/releases/mfe-guides/a0/paris-hero-800.avif', '/releases/mfe-guides/a0/paris-hero-1600.avif'],
      webp: ['/releases/mfe-guides/a0/paris-hero-800.webp', '/releases/mfe-guides/a0/paris-hero-1600.webp'],
    });
  });
});

describe('readPictures', () => {
  it('finds the pictures of every live remote that has a route', async () => {
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
