import { StoreAwayError } from '../store/Store';
import { StoreError } from '../util/UserError';
import { cacheObjects, type ReadObject } from './cacheObjects';

const POINTER = 'live/shell.json';
const SCRIPT = 'releases/shell/1/browser/shell.js';

let contents: Map<string, string | Buffer>;
let requests: string[];
/** What every request waits for; it may reject. */
let gate: () => Promise<void>;
let readObject: ReadObject;

function open(options?: Parameters<typeof cacheObjects>[1]): void {
  readObject = cacheObjects(async (key) => {
    requests.push(key);
    await gate();
    const content = contents.get(key);
    return content === undefined ? undefined : Buffer.from(content);
  }, options);
}

async function read(key: string): Promise<string | undefined> {
  return (await readObject(key))?.bytes.toString();
}

/** How often the store is asked for a key by a visit. */
async function requestsOf(key: string): Promise<number> {
  const before = requests.length;
  await read(key);
  return requests.length - before;
}

beforeEach(() => {
  jest.useFakeTimers();
  contents = new Map([
    [POINTER, 'first'],
    [SCRIPT, 'script'],
  ]);
  requests = [];
  gate = () => Promise.resolve();
  open();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Cached objects', () => {
  it.each([
    [SCRIPT, 0, 'script', 'script', 'script'],
    [POINTER, 0, 'first', 'second', 'second'],
    [POINTER, 1_000, 'first', 'first', 'second'],
    // What was not there.
    ['pages/a', 0, undefined, 'second', 'second'],
    ['pages/a', 1_000, undefined, undefined, 'second'],
  ])(
    'are asked for again unless they never change: %s, older than %i ms',
    async (key, freshForMs, ...expected) => {
      open({ freshForMs });
      const received = [await read(key)];
      contents.set(key, 'second');
      received.push(await read(key));
      jest.advanceTimersByTime(1_000);
      expect([...received, await read(key)]).toEqual(expected);
    },
  );

  it('have an ETag that all servers give to the same content', async () => {
    const first = await readObject(POINTER);
    open();
    expect((await readObject(POINTER))?.etag).toBe(first?.etag);
    contents.set(POINTER, 'second');
    expect((await readObject(POINTER))?.etag).not.toBe(first?.etag);
  });

  it.each([
    ['once for many visitors at the same time', true, 1],
    ['once for each of them where none may wait for another', false, 100],
  ])('are asked for %s', async (_what, isShared, count) => {
    open({ isShared });
    const visits = await Promise.all(Array.from({ length: 100 }, () => read(POINTER)));
    expect(new Set(visits)).toEqual(new Set(['first']));
    expect(requests).toHaveLength(count);
  });

  it('take no more than their memory, from which nothing is pushed by requests for what does not exist', async () => {
    open({ maxBytes: 10_000 });
    const keys = ['releases/a', 'releases/b', 'releases/c'];
    for (const key of keys) contents.set(key, Buffer.alloc(4_000));
    contents.set('releases/big', Buffer.alloc(20_000));
    for (const key of [...keys, 'releases/big']) await read(key);
    for (let visit = 0; visit < 100; visit += 1) await read(`releases/shell/1/browser/${String(visit)}.js`);
    expect(await requestsOf('releases/c')).toBe(0);
    expect(await requestsOf('releases/a')).toBe(1);
    expect(await requestsOf('releases/big')).toBe(1);
  });

  it('fail for one that cannot be read, while others are asked for', async () => {
    gate = () => Promise.reject(new StoreError('The answer was 400', 'Look.'));
    await expect(read('pages/strange')).rejects.toThrow('The answer was 400');
    gate = () => Promise.resolve();
    expect(await read(SCRIPT)).toBe('script');
  });

  // storeOutage.test.ts has what visitors and the operator see of it.
  it('are those of before while the store is away, which one request a second tries, and nobody waits for', async () => {
    const reports: string[] = [];
    open({ report: (line) => reports.push(line) });
    await read(POINTER);
    await read('pages/nowhere');
    gate = () => Promise.reject(new StoreAwayError('The store is away', 'Wait.'));
    expect(await read(POINTER)).toBe('first');
    expect(await read('pages/nowhere')).toBeUndefined();
    await expect(read('pages/new')).rejects.toThrow(StoreAwayError);
    jest.advanceTimersByTime(1_000);
    await read(POINTER);
    await jest.advanceTimersByTimeAsync(0);
    expect(reports).toHaveLength(1);
    gate = () => new Promise(() => undefined);
    jest.advanceTimersByTime(1_000);
    const before = requests.length;
    for (let visit = 0; visit < 50; visit += 1) expect(await read(POINTER)).toBe('first');
    expect(requests.length - before).toBe(1);
  });

  it('are waited for by who tries the store where a lookup ends with the answer', async () => {
    open({ isShared: false });
    await read(POINTER);
    gate = () => Promise.reject(new StoreAwayError('The store is away', 'Wait.'));
    expect(await read(POINTER)).toBe('first');
    gate = () => Promise.resolve();
    contents.set(POINTER, 'second');
    expect(await read(POINTER)).toBe('first');
    jest.advanceTimersByTime(1_000);
    expect(await read(POINTER)).toBe('second');
  });
});
