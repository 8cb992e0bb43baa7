import { fakeRemote } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';
import { releaseKey } from './keys';
import { builtFiles, isReleaseStored, listStoredReleases, storeRelease } from './releases';

const { dist, release } = fakeRemote('mfe-deals');
const { name, version } = release;
const script = releaseKey(release, 'browser/first-class-deals.js');
const manifest = releaseKey(release, 'release.json');

async function storeIn(store: MemoryStore): Promise<string[]> {
  const put = jest.spyOn(store, 'put');
  await storeRelease(store, release, builtFiles(dist));
  const keys = put.mock.calls.map(([key]) => key);
  put.mockRestore();
  return keys;
}

it('storeRelease writes the manifest last, and of a release that is stored only what is damaged or missing', async () => {
  const objects = new Map<string, Buffer>();
  const store = new MemoryStore(objects);
  expect((await storeIn(store)).at(-1)).toBe(manifest);
  const whole = new Map(objects);
  expect(await storeIn(store)).toEqual([]);
  for (const key of [script, `${script}.br`]) await store.put(key, Buffer.from('damaged'), 'always');
  for (const key of [`${script}.gz`, manifest]) await store.delete(key);
  expect(await isReleaseStored(store, release)).toBe(false);
  expect((await storeIn(store)).sort()).toEqual([script, `${script}.br`, `${script}.gz`, manifest]);
  expect(await isReleaseStored(store, release)).toBe(true);
  expect(objects).toEqual(whole);
});

it('listStoredReleases lists the releases that are stored, and nothing else that is beside them', async () => {
  const store = new MemoryStore();
  await storeIn(store);
  for (const key of [
    `releases/${name}/0123456789abcdef/browser/a.js`,
    'releases/.DS_Store',
    `releases/${name}/.DS_Store`,
    `releases/${name}/fedcba9876543210`,
    'releases/notes/2024/release.json',
    `releases/Notes/${version}/release.json`,
  ])
    await store.put(key, Buffer.of(), 'always');
  expect(await listStoredReleases(store)).toMatchObject([
    { name, version: '0123456789abcdef', isCommitted: false },
    { name, version, isCommitted: true },
  ]);
});
