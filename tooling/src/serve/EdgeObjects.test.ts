import { md5Of } from '../release/integrity';
import { StoreAwayError } from '../store/StoreAwayError';
import { CACHE_STATUS } from './cacheStatus';
import { CircuitBreaker } from './CircuitBreaker';
import { EdgeObjects, type Bucket, type Edge } from './EdgeObjects';

const PAGE = 'about/index.html';
const RELEASE_FILE = 'releases/shell/1/browser/shell.js';

/** The contents of the bucket, by key. */
let contents: Map<string, string>;
/** The cache of the data center, by address. */
let cached: Map<string, Response>;
let lookups: string[];
/** What the bucket waits for before it answers; it may reject. */
let gate: () => Promise<void>;
let pending: Promise<unknown>[];
let breaker: CircuitBreaker;

const bucket: Bucket = {
  async get(key, options) {
    lookups.push(key);
    await gate();
    const content = contents.get(key);
    if (content === undefined) return null;
    const etag = md5Of(Buffer.from(content));
    const found = { etag, httpEtag: `"${etag}"` };
    if (options?.onlyIf.etagDoesNotMatch === etag) return found;
    return { ...found, arrayBuffer: () => new Response(content).arrayBuffer() };
  },
};

const cache = {
  match: (address: string) => Promise.resolve(cached.get(address)?.clone()),
  put: (address: string, response: Response) => Promise.resolve(void cached.set(address, response)),
  delete: (address: string) => Promise.resolve(cached.delete(address)),
} as Edge['cache'];

/** Reads an object as one request does, and waits for what goes on after its answer. */
async function read(key: string): Promise<readonly [content: string, status: unknown] | undefined> {
  const objects = new EdgeObjects({
    bucket,
    prefix: 'sites/test/',
    cache,
    cacheUrl: 'https://www.example.com/.farekite/cache/',
    breaker,
    waitUntil: (work) => pending.push(work),
  });
  const object = await objects.get(key);
  await Promise.all(pending.splice(0));
  return object && [Buffer.from(object.bytes).toString(), object.cacheStatus];
}

beforeEach(() => {
  jest.useFakeTimers();
  contents = new Map([
    [`sites/test/${PAGE}`, 'first'],
    [`sites/test/${RELEASE_FILE}`, 'script'],
  ]);
  cached = new Map();
  lookups = [];
  pending = [];
  gate = () => Promise.resolve();
  breaker = new CircuitBreaker();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('EdgeObjects', () => {
  it('asks the bucket whether a page has changed, at each request', async () => {
    expect(await read(PAGE)).toEqual(['first', CACHE_STATUS.miss]);
    expect(await read(PAGE)).toEqual(['first', CACHE_STATUS.revalidated]);
    contents.set(`sites/test/${PAGE}`, 'second');
    expect(await read(PAGE)).toEqual(['second', CACHE_STATUS.replaced]);
    expect(await read(PAGE)).toEqual(['second', CACHE_STATUS.revalidated]);
  });

  it('asks for a file of a release once', async () => {
    expect(await read(RELEASE_FILE)).toEqual(['script', CACHE_STATUS.miss]);
    expect(await read(RELEASE_FILE)).toEqual(['script', CACHE_STATUS.hit]);
    expect(lookups).toEqual([`sites/test/${RELEASE_FILE}`]);
  });

  it('forgets a page that was deleted', async () => {
    await read(PAGE);
    contents.clear();
    expect(await read(PAGE)).toBeUndefined();
    expect(cached.size).toBe(0);
  });

  it('finds no object that is not in the bucket', async () => {
    expect(await read('nowhere/index.html')).toBeUndefined();
  });
});

describe('EdgeObjects, while the bucket is away,', () => {
  beforeEach(async () => {
    await read(PAGE);
    gate = () => Promise.reject(new Error('internal error'));
  });

  it('gives what is cached and says so, and fails for the rest', async () => {
    expect(await read(PAGE)).toEqual(['first', CACHE_STATUS.storeAway]);
    await expect(read(RELEASE_FILE)).rejects.toThrow(StoreAwayError);
  });

  it('does not wait for a bucket that is silent', async () => {
    gate = () => new Promise(() => undefined);
    const first = read(PAGE);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await first).toEqual(['first', CACHE_STATUS.storeAway]);
    // Nobody asks again, so that nobody waits again.
    expect(await read(PAGE)).toEqual(['first', CACHE_STATUS.storeAway]);
    await expect(read(RELEASE_FILE)).rejects.toThrow('is not cached, and the bucket is away');
    expect(lookups).toHaveLength(2);
  });

  it('tries the bucket again after a second, and gives what is new once that has answered', async () => {
    await read(PAGE);
    gate = () => Promise.resolve();
    contents.set(`sites/test/${PAGE}`, 'second');
    jest.advanceTimersByTime(1_000);
    expect(await read(PAGE)).toEqual(['first', CACHE_STATUS.storeAway]);
    expect(await read(PAGE)).toEqual(['second', CACHE_STATUS.revalidated]);
  });
});
