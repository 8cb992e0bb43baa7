import { StoreAwayError } from '../store/Store';
import { StoreError } from '../util/UserError';
import { CachedObjects, type CachedObjectsOptions } from './CachedObjects';

const POINTER = 'live/shell.json';
const SCRIPT = 'releases/shell/1/browser/shell.js';

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

async function read(key: string): Promise<string | undefined> {
  const object = await objects.get(key);
  return object && Buffer.from(object.bytes).toString();
}

/** How often the store is asked for a key by a visit. */
async function requestsOf(key: string): Promise<number> {
  const before = requests.length;
  await read(key);
  return requests.length - before;
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
    expect(await read(SCRIPT)).toBe('script');
    contents.delete(SCRIPT);
    expect(await read(SCRIPT)).toBe('script');
    expect(requests).toEqual([SCRIPT]);
  });

  it.each([
    [POINTER, 0, 'first', 'second', 'second'],
    [POINTER, 1_000, 'first', 'first', 'second'],
    // What was not there.
    ['pages/a', 0, undefined, 'second', 'second'],
    ['pages/a', 1_000, undefined, undefined, 'second'],
  ])('ask for %s again when it is older than %i ms', async (key, freshForMs, ...expected) => {
    open({ freshForMs });
    const received = [await read(key)];
    contents.set(key, 'second');
    received.push(await read(key));
    jest.advanceTimersByTime(1_000);
    expect([...received, await read(key)]).toEqual(expected);
  });

  it('give the same object again while its content is the same, with an ETag that all servers give it', async () => {
    const first = await objects.get(POINTER);
    expect((await objects.get(POINTER))?.bytes).toBe(first?.bytes);
    open();
    expect((await objects.get(POINTER))?.etag).toBe(first?.etag);
    contents.set(POINTER, 'second');
    expect((await objects.get(POINTER))?.etag).not.toBe(first?.etag);
  });

  it.each([
    ['once for many visitors at the same time', true, 1],
    ['once for each of them where none may wait for another', false, 100],
  ])('ask %s', async (_what, isShared, count) => {
    open({ isShared });
    const visits = await Promise.all(Array.from({ length: 100 }, () => read(POINTER)));
    expect(new Set(visits)).toEqual(new Set(['first']));
    expect(requests).toHaveLength(count);
  });

  it('keep no more than fits into their memory, and serve what does not without keeping it', async () => {
    open({ maxBytes: 10_000 });
    const keys = ['releases/a', 'releases/b', 'releases/c'];
    for (const key of keys) contents.set(key, Buffer.alloc(4_000));
    contents.set('releases/big', Buffer.alloc(20_000));
    for (const key of [...keys, 'releases/big']) await read(key);
    expect(await requestsOf('releases/c')).toBe(0);
    expect(await requestsOf('releases/a')).toBe(1);
    expect(await requestsOf('releases/big')).toBe(1);
  });

  it('let requests for what does not exist push nothing out of their memory', async () => {
    open({ maxBytes: 10_000 });
    await read(SCRIPT);
    for (let visit = 0; visit < 100; visit += 1) await read(`releases/shell/1/browser/${String(visit)}.js`);
    expect(await requestsOf(SCRIPT)).toBe(0);
  });

  it('fail for an object that cannot be read, and go on asking for others', async () => {
    gate = () => Promise.reject(new StoreError('The answer was 400', 'Look.'));
    await expect(read('pages/strange')).rejects.toThrow('The answer was 400');
    comeBack();
    expect(await read(SCRIPT)).toBe('script');
  });
});

describe('CachedObjects, while the store is away,', () => {
  let reports: (string | undefined)[];

  beforeEach(async () => {
    reports = [];
    open({ onStoreChange: (failure) => reports.push(failure?.message) });
    await read(POINTER);
    await read('pages/nowhere');
    goAway();
    expect(await read(POINTER)).toBe('first');
  });

  it('know what was not there, and fail for what is not in memory', async () => {
    expect(await read('pages/nowhere')).toBeUndefined();
    await expect(read('pages/new')).rejects.toThrow(StoreAwayError);
  });

  it('let one request a second try the store, and nobody wait for it', async () => {
    const before = requests.length;
    gate = () => new Promise(() => undefined);
    for (let visit = 0; visit < 50; visit += 1) await read(POINTER);
    expect(requests.length - before).toBe(0);
    jest.advanceTimersByTime(1_000);
    for (let visit = 0; visit < 50; visit += 1) expect(await read(POINTER)).toBe('first');
    expect(requests.length - before).toBe(1);
  });

  it('serve what is new once it is back, and report each change once', async () => {
    for (let visit = 0; visit < 3; visit += 1) await read(POINTER);
    comeBack();
    contents.set(POINTER, 'second');
    jest.advanceTimersByTime(1_000);
    // This visit tries the store without waiting for the answer.
    expect(await read(POINTER)).toBe('first');
    await jest.advanceTimersByTimeAsync(0);
    expect(await read(POINTER)).toBe('second');
    expect(reports).toEqual(['The store is away. Wait.', undefined]);
  });
});
