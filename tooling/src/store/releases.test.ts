import { releaseKey } from './keys';
import { builtFiles, isStored, listStoredReleases, storeRelease } from './releases';
import { fakeRemote } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';

const { dist, release } = fakeRemote('mfe-deals');
const page = releaseKey(release, 'browser/first-class-deals.js');

/** Stores the release. @returns the keys that were written */
async function storeIn(store: MemoryStore): Promise<string[]> {
  const put = jest.spyOn(store, 'put');
  await storeRelease(store, release, builtFiles(store, new Map([[dist, release]])));
  const keys = put.mock.calls.map(([key]) => key);
  put.mockRestore();
  return keys;
}

describe('storeRelease', () => {
  it('writes of a release that is stored only what is damaged or missing', async () => {
    const objects = new Map<string, Buffer>();
    const store = new MemoryStore(objects);
    await storeIn(store);
    const whole = new Map(objects);
    expect(await storeIn(store)).toEqual([]);
    for (const key of [page, `${page}.br`]) await store.put(key, Buffer.from('damaged'), 'always');
    await store.delete(`${page}.gz`);
    expect((await storeIn(store)).sort()).toEqual([page, `${page}.br`, `${page}.gz`]);
    expect(objects).toEqual(whole);
  });

  it('stores every object of a release again that is not complete', async () => {
    const store = new MemoryStore();
    const manifest = releaseKey(release, 'release.json');
    const keys = await storeIn(store);
    expect(keys.indexOf(manifest)).toBe(keys.length - 1);
    await store.delete(manifest);
    expect((await storeIn(store)).sort()).toEqual(keys.sort());
    expect(await isStored(store, release)).toBe(true);
  });
});

describe('listStoredReleases', () => {
  it('lists the releases that are stored, and nothing else that is beside them', async () => {
    const other = new MemoryStore();
    const { name, version } = release;
    await storeIn(other);
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
