import { randomBytes } from 'node:crypto';
import { inFull } from '../testing/inFull';
import { MemoryStore } from '../testing/MemoryStore';
import { emptySite } from '../testing/publishedSite';
import { S3Server } from '../testing/S3Server';
import { snapshot } from '../testing/snapshot';
import { DryRunStore } from './DryRunStore';
import { S3Store } from './S3Store';
import { CONFLICT, listKeys, readStoreTime, type Store, type WriteCondition } from './Store';

const KEY = 'live/shell.json';
const WRITERS = Array.from({ length: 20 }, (_, index) => `writer ${String(index)}`);

let server: S3Server;
let store: Store;

beforeAll(async () => {
  server = await S3Server.start();
});

afterAll(() => server.stop());

const put = (key: string, content: string | Buffer, when: WriteCondition) =>
  store.put(key, Buffer.from(content), when);

/** @returns the new ETag */
async function write(key: string, content: string | Buffer, when: WriteCondition = 'always') {
  const result = await put(key, content, when);
  if (result === CONFLICT) throw new Error(`${key} was not written`);
  return result.etag;
}

const read = async (key: string) => (await store.get(key))?.bytes.toString();

const listedKeys = (prefix: string) => listKeys(store, prefix);

describe.each([
  ['A folder', emptySite],
  ['A bucket', () => new S3Store(server.site)],
  ['A dry run', () => new DryRunStore(emptySite())],
])('%s as a store', (_name, open) => {
  beforeEach(async () => {
    server.objects.clear();
    store = open();
    await store.prepare();
  });

  it('gives an object as it was written, with the ETag of the write, and none that was not written', async () => {
    expect(await store.get(KEY)).toBeUndefined();
    const etag = await write(KEY, '{}', 'absent');
    expect(await store.get(KEY)).toEqual({ bytes: Buffer.from('{}'), etag });
    expect(await store.get('live')).toBeUndefined();
    expect(await store.get(`${KEY}/more`)).toBeUndefined();
  });

  it.each([
    ['an empty object', Buffer.alloc(0)],
    ['a large object', randomBytes(inFull(5_000_000, 500_000))],
  ])('keeps %s as it is, also under the key of a compressed variant', async (_what, bytes) => {
    for (const key of ['favicon.ico', 'index.html.br', 'index.html.gz']) {
      await write(key, bytes);
      expect((await store.get(key))?.bytes.equals(bytes)).toBe(true);
    }
  });

  it.each([
    ['deep', Array.from({ length: 30 }, (_, index) => `folder-${String(index)}`).join('/')],
    ['of characters of URLs', 'releases/a+b%2Fc%/?d#e&f=g;h,i@j:k$l!m\'n(o)p*q~r[s]{t}|u^v`w"x.txt'],
    ['of other languages, with spaces', 'releases/año  nuevo/日本/😀é .txt'],
    ['of characters of XML', 'releases/<b>&amp;]]>.txt'],
  ])('keeps objects under keys %s', async (_what, key) => {
    await write(key, key);
    expect(await read(key)).toBe(key);
    expect(await listedKeys('')).toEqual([key]);
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
  });

  it.each(['', '/a', 'a/', 'a//b', '../a', 'a/./b', 'a/..', 'a\0b', 'a\\..\\..\\b'])(
    'refuses %j as a key',
    async (key) => {
      for (const work of [store.get(key), put(key, '', 'always'), store.delete(key)])
        await expect(work).rejects.toThrow('is not the key of an object');
    },
  );

  it('creates an object only once, and swaps it only on its present ETag', async () => {
    const first = await write(KEY, 'first', 'absent');
    expect(await put(KEY, 'second', 'absent')).toBe(CONFLICT);
    expect(await read(KEY)).toBe('first');
    const second = await write(KEY, 'second', { etag: first });
    expect(await put(KEY, 'third', { etag: first })).toBe(CONFLICT);
    expect(await read(KEY)).toBe('second');
    await write(KEY, 'third', { etag: second });
    expect(await read(KEY)).toBe('third');
  });

  it('deletes an object, which can then be created again, and does nothing where there is none', async () => {
    await store.delete(KEY);
    const etag = await write(KEY, 'first', 'absent');
    await store.delete(KEY);
    await store.delete(KEY);
    expect(await store.get(KEY)).toBeUndefined();
    expect(await put(KEY, 'second', { etag })).toBe(CONFLICT);
    expect(await listedKeys('')).toEqual([]);
    await write(KEY, 'second', 'absent');
    expect(await put(KEY, 'third', { etag })).toBe(CONFLICT);
    expect(await read(KEY)).toBe('second');
  });

  it('lists the objects whose keys begin with a prefix, also in the middle of a name', async () => {
    const deals = ['releases/mfe-deals/1/a.js', 'releases/mfe-deals/1/b/c.js', 'releases/mfe-deals/2/a.js'];
    const others = [
      'index.html',
      'live/mfe-deals.json',
      'releases/mfe-deals-old/1/a.js',
      'releases/shell/1/a.js',
    ];
    for (const key of [...deals, ...others]) await write(key, key);
    expect(await listedKeys('releases/mfe-deals/')).toEqual(deals);
    expect(await listedKeys('releases/mfe-deals/1/b')).toEqual([deals[1]]);
    expect(await listedKeys('')).toEqual([...deals, ...others].sort());
    expect(await listedKeys('releases/none')).toEqual([]);
  });

  it('lists when an object was written last', async () => {
    for (const content of ['first', 'second one']) await write(KEY, content);
    const [{ modifiedMs } = { modifiedMs: 0 }, ...more] = await store.list('live');
    expect(more).toEqual([]);
    expect(Math.abs(modifiedMs - Date.now())).toBeLessThan(60_000);
  });

  it.each(['creators', 'writers'])('lets one of many %s at once write an object', async (kind) => {
    const when = kind === 'creators' ? 'absent' : { etag: await write('live/a.json', 'start') };
    const results = await Promise.all(WRITERS.map((writer) => put('live/a.json', writer, when)));
    const winners = WRITERS.filter((_, index) => results[index] !== CONFLICT);
    expect(winners).toEqual([await read('live/a.json')]);
  });
});

it('A dry run reads what is stored, and then what was written, and changes no file', async () => {
  const site = emptySite();
  for (const key of ['pages/a', 'pages/b']) await site.put(key, Buffer.from(key), 'absent');
  const before = await snapshot(site.location);
  store = new DryRunStore(site);
  expect(store.location).toBe(site.location);
  expect(await read('pages/a')).toBe('pages/a');
  for (const key of ['pages/a', 'pages/c']) await write(key, 'changed');
  await store.delete('pages/b');
  expect(await read('pages/a')).toBe('changed');
  expect(await store.get('pages/b')).toBeUndefined();
  expect(await listedKeys('pages/')).toEqual(['pages/a', 'pages/c']);
  expect(await snapshot(site.location)).toEqual(before);
});

it('The time of a store is not told when it does not list what was just written', async () => {
  store = new MemoryStore();
  jest.spyOn(store, 'list').mockResolvedValue([]);
  await expect(readStoreTime(store)).rejects.toThrow('does not list an object that was just written');
});
