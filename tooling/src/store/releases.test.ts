import { compress } from './compress';
import { releaseKey } from './keys';
import { builtFiles, isStored, listStoredReleases, storeRelease } from './releases';
import type { Store } from './Store';
import { fakeRemote } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';

jest.mock('./compress', () => {
  const actual = jest.requireActual<typeof import('./compress')>('./compress');
  return { ...actual, compress: jest.fn(actual.compress) };
});

const compressFile = jest.mocked(compress);
const { dist, release } = fakeRemote('mfe-deals');
const page = releaseKey(release, 'browser/first-class-deals.js');
const requests: string[] = [];

/** A store in memory which records the requests for objects. */
class RecordingStore extends MemoryStore {
  override get(key: string) {
    requests.push(`get ${key}`);
    return super.get(key);
  }

  override put(...[key, ...rest]: Parameters<Store['put']>) {
    requests.push(`put ${key}`);
    return super.put(key, ...rest);
  }
}

const store = new RecordingStore();
const storeAgain = () => storeRelease(store, release, builtFiles(store, new Map([[dist, release]])));

async function contentAt(key: string): Promise<string | undefined> {
  return (await store.get(key))?.bytes.toString('utf8');
}

beforeAll(storeAgain);

beforeEach(() => {
  requests.length = 0;
  compressFile.mockClear();
});

describe('storeRelease', () => {
  it('requests no object of a release that is stored whole', async () => {
    await storeAgain();
    expect(requests).toEqual([]);
  });

  it('replaces the objects whose MD5 is not the one of the build, and no others', async () => {
    const intact = await contentAt(page);
    await store.put(page, Buffer.from('damaged'), 'always');
    requests.length = 0;
    await storeAgain();
    expect(requests).toEqual([`get ${page}`, `put ${page}`]);
    expect(await contentAt(page)).toBe(intact);
  });

  describe('in a store that lists no MD5', () => {
    beforeEach(() => {
      jest.spyOn(store, 'list').mockImplementationOnce(async function* (prefix) {
        for await (const object of MemoryStore.prototype.list.call(store, prefix)) {
          yield { ...object, md5: undefined };
        }
      });
    });

    it('reads the objects, and compresses none again', async () => {
      await storeAgain();
      expect(requests).toContain(`get ${page}`);
      expect(requests.filter((request) => request.startsWith('put'))).toEqual([]);
      expect(compressFile).not.toHaveBeenCalled();
    });

    it('replaces a damaged variant, and creates a missing one', async () => {
      const [br, gz] = [await store.get(`${page}.br`), await store.get(`${page}.gz`)];
      await store.put(`${page}.br`, Buffer.from('damaged'), 'always');
      await store.delete(`${page}.gz`);
      await storeAgain();
      expect((await store.get(`${page}.br`))?.bytes).toEqual(br?.bytes);
      expect((await store.get(`${page}.gz`))?.bytes).toEqual(gz?.bytes);
    });
  });

  it('stores every object of a release again that is not complete', async () => {
    await store.delete(releaseKey(release, 'release.json'));
    await storeAgain();
    expect(requests.filter((request) => request.startsWith('put')).length).toBeGreaterThan(
      Object.keys(release.files).length,
    );
    expect(await isStored(store, release)).toBe(true);
  });
});

describe('listStoredReleases', () => {
  it('lists the releases that are stored, and nothing else that is beside them', async () => {
    const other = new MemoryStore();
    const { name, version } = release;
    await storeRelease(other, release, builtFiles(other, new Map([[dist, release]])));
    const [incomplete, strays] = [
      `releases/${name}/0123456789abcdef/browser/a.js`,
      [
        'releases/.DS_Store',
        `releases/${name}/.DS_Store`,
        `releases/${name}/fedcba9876543210`,
        'releases/notes/2024/release.json',
        `releases/Notes/${version}/release.json`,
      ],
    ];
    for (const key of [incomplete, ...strays]) {
      await other.put(key, Buffer.of(), 'always');
    }
    expect(await listStoredReleases(other)).toMatchObject([
      { name, version: '0123456789abcdef', isCommitted: false },
      { name, version, isCommitted: true },
    ]);
  });
});
