import { objectMetadata } from '../store/objectMetadata';
import type { Store } from '../store/Store';
import { StoreAwayError } from '../store/StoreAwayError';
import { MemoryStore } from '../testing/MemoryStore';
import { StoreError } from '../util/UserError';
import { CACHE_STATUS } from './cacheStatus';
import { CachedObjects, type CachedObjectsOptions } from './CachedObjects';

const PAGE = 'about/index.html';
const RELEASE_FILE = 'releases/shell/1/browser/shell.js';

/** Objects in a store that counts requests, and that fails or waits as a test says. */
class WatchedStore extends MemoryStore {
  readonly requests: string[] = [];
  /** What every request waits for; it may reject. */
  gate: () => Promise<void> = () => Promise.resolve();

  override async get(key: string) {
    this.requests.push(`get ${key}`);
    await this.gate();
    return super.get(key);
  }

  override async getIfChanged(key: string, etag: string) {
    this.requests.push(`get ${key} if changed`);
    await this.gate();
    const object = await super.get(key);
    return object?.etag === etag ? 'unchanged' : object;
  }

  goAway(): void {
    this.gate = () => Promise.reject(new StoreAwayError('The store is away', 'Wait.'));
  }

  comeBack(): void {
    this.gate = () => Promise.resolve();
  }
}

let store: WatchedStore;
let objects: CachedObjects;

async function write(key: string, content: string | Buffer, to: Store = store): Promise<void> {
  await to.put(key, Buffer.from(content), objectMetadata(key), 'always');
}

/** The content of an object and the short form of its cache status. */
async function read(key: string): Promise<readonly [content: string, status: string] | undefined> {
  const object = await objects.get(key);
  const [status = ''] = Object.entries(CACHE_STATUS).find(([, value]) => value === object?.cacheStatus) ?? [];
  return object && [Buffer.from(object.bytes).toString(), status];
}

function open(options: CachedObjectsOptions = {}): void {
  objects = new CachedObjects(store, options);
}

const requestsFor = (key: string) => store.requests.filter((request) => request.includes(key));

beforeEach(async () => {
  jest.useFakeTimers();
  store = new WatchedStore();
  await write(PAGE, 'first');
  await write(RELEASE_FILE, 'script');
  open();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('CachedObjects', () => {
  it('asks the store whether a page has changed, at each request', async () => {
    expect(await read(PAGE)).toEqual(['first', 'miss']);
    expect(await read(PAGE)).toEqual(['first', 'revalidated']);
    await write(PAGE, 'second');
    expect(await read(PAGE)).toEqual(['second', 'replaced']);
    expect(store.requests).toEqual([`get ${PAGE}`, `get ${PAGE} if changed`, `get ${PAGE} if changed`]);
  });

  it('asks for a file of a release once, and serves it on after it was deleted', async () => {
    expect(await read(RELEASE_FILE)).toEqual(['script', 'miss']);
    await store.delete(RELEASE_FILE);
    expect(await read(RELEASE_FILE)).toEqual(['script', 'hit']);
    expect(store.requests).toEqual([`get ${RELEASE_FILE}`]);
  });

  it('does not serve a page that was deleted', async () => {
    await read(PAGE);
    await store.delete(PAGE);
    expect(await read(PAGE)).toBeUndefined();
  });

  it('asks once for many visitors at the same time', async () => {
    const visits = await Promise.all(Array.from({ length: 100 }, () => read(PAGE)));
    expect(new Set(visits.map((visit) => visit?.[0]))).toEqual(new Set(['first']));
    expect(store.requests).toHaveLength(1);
  });

  it('asks again for an object that does not exist after a second', async () => {
    expect(await read('new/index.html')).toBeUndefined();
    await write('new/index.html', 'new');
    expect(await read('new/index.html')).toBeUndefined();
    expect(requestsFor('new')).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(await read('new/index.html')).toEqual(['new', 'miss']);
  });

  it('keeps no more than fits into its memory', async () => {
    open({ maxBytes: 10_000 });
    const keys = [1, 2, 3].map((version) => `releases/shell/${String(version)}/big.js`);
    for (const key of keys) await write(key, Buffer.alloc(4_000));
    for (const key of keys) await read(key);
    expect((await objects.get(keys[2] ?? ''))?.cacheStatus).toBe(CACHE_STATUS.hit);
    expect((await objects.get(keys[0] ?? ''))?.cacheStatus).toBe(CACHE_STATUS.miss);
  });

  it('serves an object that is larger than its memory without keeping it', async () => {
    open({ maxBytes: 10_000 });
    await write(RELEASE_FILE, Buffer.alloc(20_000));
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await objects.get(RELEASE_FILE))?.cacheStatus).toBe(CACHE_STATUS.miss);
    }
  });

  it('does not let requests for what does not exist push pages out of its memory', async () => {
    open({ maxBytes: 10_000 });
    await read(PAGE);
    for (let visit = 0; visit < 1_000; visit += 1) await read(`nowhere-${String(visit)}/index.html`);
    store.goAway();
    expect(await read(PAGE)).toEqual(['first', 'storeAway']);
  });
});

describe('CachedObjects, while the store is away,', () => {
  beforeEach(async () => {
    await read(PAGE);
    await read('nowhere/index.html');
    store.goAway();
  });

  it('serves pages from memory and says so', async () => {
    expect(await read(PAGE)).toEqual(['first', 'storeAway']);
  });

  it('knows what did not exist', async () => {
    jest.advanceTimersByTime(60_000);
    expect(await read('nowhere/index.html')).toBeUndefined();
  });

  it('fails for what it has not served before', async () => {
    await expect(read('new/index.html')).rejects.toThrow(StoreAwayError);
    await expect(read('other/index.html')).rejects.toThrow('other/index.html is not in memory');
  });

  it('lets one request a second try the store, and nobody wait for it', async () => {
    await read(PAGE);
    const before = store.requests.length;
    store.gate = () => new Promise(() => undefined);
    for (let visit = 0; visit < 50; visit += 1) await read(PAGE);
    expect(store.requests.length - before).toBe(0);
    jest.advanceTimersByTime(1_000);
    for (let visit = 0; visit < 50; visit += 1) expect(await read(PAGE)).toEqual(['first', 'storeAway']);
    expect(store.requests.length - before).toBe(1);
  });

  it('serves what is new once the store is back', async () => {
    await read(PAGE);
    store.comeBack();
    await write(PAGE, 'second');
    jest.advanceTimersByTime(1_000);
    // This visit tries the store without waiting for the answer.
    expect(await read(PAGE)).toEqual(['first', 'storeAway']);
    await jest.advanceTimersByTimeAsync(0);
    expect(await read(PAGE)).toEqual(['second', 'revalidated']);
  });

  it('reports once that the store is away, and once that it is back', async () => {
    const reports: unknown[] = [];
    open({ onStoreChange: (failure) => reports.push(failure?.message) });
    for (let visit = 0; visit < 3; visit += 1) await read(PAGE).catch(() => undefined);
    store.comeBack();
    jest.advanceTimersByTime(1_000);
    await read(PAGE).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    await read(PAGE);
    expect(reports).toEqual(['The store is away. Wait.', undefined]);
  });
});

describe('CachedObjects, when the store answers with an error about one object,', () => {
  beforeEach(async () => {
    await read(PAGE);
    store.gate = () => Promise.reject(new StoreError('The answer was 400', 'Look.'));
  });

  it('serves that object from memory, and says that it may have changed', async () => {
    expect(await read(PAGE)).toEqual(['first', 'storeAway']);
  });

  it('goes on asking for other objects', async () => {
    await expect(read('strange')).rejects.toThrow('The answer was 400');
    store.comeBack();
    expect(await read(RELEASE_FILE)).toEqual(['script', 'miss']);
  });
});
