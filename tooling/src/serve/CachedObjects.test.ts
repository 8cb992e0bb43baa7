import { StoreAwayError } from '../store/StoreAwayError';
import { StoreError } from '../util/UserError';
import { CachedObjects, STORE_AWAY, type CachedObjectsOptions } from './CachedObjects';

const POINTER = 'live/shell.json';
const SCRIPT = 'releases/shell/1/browser/shell.js';
const HIT = 'farekite; hit';
const MISS = 'farekite; fwd=miss';

let contents: Map<string, string | Buffer>;
let requests: string[];
/** What every request waits for; it may reject. */
let gate: () => Promise<void>;
let objects: CachedObjects;

function open(options: CachedObjectsOptions = {}): void {
  const get = async (key: string) => {
    requests.push(key);
    await gate();
    const content = contents.get(key);
    return content === undefined ? undefined : { bytes: Buffer.from(content) };
  };
  objects = new CachedObjects({ get }, options);
}

/** The content of an object and its cache status. */
async function read(key: string): Promise<readonly [string, string | undefined] | undefined> {
  const object = await objects.get(key);
  return object && [Buffer.from(object.bytes).toString(), object.cacheStatus];
}

const goAway = () => {
  gate = () => Promise.reject(new StoreAwayError('The store is away', 'Wait.'));
};
const comeBack = () => {
  gate = () => Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  contents = new Map([
    [POINTER, 'first'],
    [SCRIPT, 'script'],
  ]);
  requests = [];
  comeBack();
  open();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('CachedObjects', () => {
  it('ask for a file of a release once, and serve it on after it was deleted', async () => {
    expect(await read(SCRIPT)).toEqual(['script', MISS]);
    contents.delete(SCRIPT);
    expect(await read(SCRIPT)).toEqual(['script', HIT]);
    expect(requests).toEqual([SCRIPT]);
  });

  it('ask for a pointer each time, or when it is no longer fresh', async () => {
    for (const [freshForMs, expected] of [
      [0, 'second'],
      [1_000, 'first'],
    ] as const) {
      contents.set(POINTER, 'first');
      open({ freshForMs });
      await read(POINTER);
      contents.set(POINTER, 'second');
      expect((await read(POINTER))?.[0]).toBe(expected);
      jest.advanceTimersByTime(1_000);
      expect((await read(POINTER))?.[0]).toBe('second');
    }
  });

  it('give the same object again while its content is the same, with an ETag that all servers give it', async () => {
    const first = await objects.get(POINTER);
    expect((await objects.get(POINTER))?.bytes).toBe(first?.bytes);
    open();
    expect((await objects.get(POINTER))?.etag).toBe(first?.etag);
    contents.set(POINTER, 'second');
    expect((await objects.get(POINTER))?.etag).not.toBe(first?.etag);
  });

  it('ask again for what was not there, as for a pointer', async () => {
    open({ freshForMs: 1_000 });
    for (let visit = 0; visit < 2; visit += 1) expect(await read('pages/a')).toBeUndefined();
    expect(requests).toHaveLength(1);
    contents.set('pages/a', 'new');
    jest.advanceTimersByTime(1_000);
    expect(await read('pages/a')).toEqual(['new', MISS]);
  });

  it.each([
    ['once for many visitors at the same time', true, 1],
    ['once for each of them where none may wait for another', false, 100],
  ])('ask %s', async (_what, isShared, count) => {
    open({ isShared });
    const visits = await Promise.all(Array.from({ length: 100 }, () => read(POINTER)));
    expect(new Set(visits.map((visit) => visit?.[0]))).toEqual(new Set(['first']));
    expect(requests).toHaveLength(count);
  });

  it('keep no more than fits into their memory, and serve what does not without keeping it', async () => {
    open({ maxBytes: 10_000 });
    const keys = ['releases/a', 'releases/b', 'releases/c'];
    for (const key of keys) contents.set(key, Buffer.alloc(4_000));
    contents.set('releases/big', Buffer.alloc(20_000));
    for (const key of [...keys, 'releases/big']) await read(key);
    const statuses = [];
    for (const key of ['releases/c', 'releases/a', 'releases/big'])
      statuses.push((await objects.get(key))?.cacheStatus);
    expect(statuses).toEqual([HIT, MISS, MISS]);
  });
});

it('CachedObjects let requests for what does not exist push nothing out of their memory', async () => {
  open({ maxBytes: 10_000 });
  await read(SCRIPT);
  for (let visit = 0; visit < 100; visit += 1) await read(`releases/shell/1/browser/${String(visit)}.js`);
  expect(await read(SCRIPT)).toEqual(['script', HIT]);
});

describe('CachedObjects, while the store is away,', () => {
  beforeEach(async () => {
    await read(POINTER);
    await read('pages/nowhere');
    goAway();
  });

  it('serve what is in memory and say so, know what was not there, and fail for the rest', async () => {
    expect(await read(POINTER)).toEqual(['first', STORE_AWAY]);
    expect(await read('pages/nowhere')).toBeUndefined();
    await expect(read('pages/new')).rejects.toThrow(StoreAwayError);
  });

  it('let one request a second try the store, and nobody wait for it', async () => {
    await read(POINTER);
    const before = requests.length;
    gate = () => new Promise(() => undefined);
    for (let visit = 0; visit < 50; visit += 1) await read(POINTER);
    expect(requests.length - before).toBe(0);
    jest.advanceTimersByTime(1_000);
    for (let visit = 0; visit < 50; visit += 1) expect(await read(POINTER)).toEqual(['first', STORE_AWAY]);
    expect(requests.length - before).toBe(1);
  });

  it('serve what is new once it is back, and report each change once', async () => {
    const reports: unknown[] = [];
    comeBack();
    open({ onStoreChange: (failure) => reports.push(failure?.message) });
    await read(POINTER);
    goAway();
    for (let visit = 0; visit < 3; visit += 1) await read(POINTER);
    comeBack();
    contents.set(POINTER, 'second');
    jest.advanceTimersByTime(1_000);
    // This visit tries the store without waiting for the answer.
    expect(await read(POINTER)).toEqual(['first', STORE_AWAY]);
    await jest.advanceTimersByTimeAsync(0);
    expect(await read(POINTER)).toEqual(['second', MISS]);
    expect(reports).toEqual(['The store is away. Wait.', undefined]);
  });
});

it('CachedObjects fail for an object that cannot be read, and go on asking for others', async () => {
  gate = () => Promise.reject(new StoreError('The answer was 400', 'Look.'));
  await expect(read('pages/strange')).rejects.toThrow('The answer was 400');
  comeBack();
  expect(await read(SCRIPT)).toEqual(['script', MISS]);
});
