import { StoreAwayError } from '../store/Store';
import { StoreError } from '../util/UserError';
import { cacheObjects, type ReadObject } from './cacheObjects';

const POINTER = 'live/shell.json';
const [SHELL, HOME] = ['5e115e115e115e11', 'a1a1a1a1a1a1a1a1'];
const SCRIPT = `releases/shell/${SHELL}/browser/shell.js`;
const pointer = (id: number) =>
  JSON.stringify({ id, name: 'shell', version: SHELL, with: { 'mfe-home': HOME } });
const [FIRST, SECOND] = [pointer(1), pointer(2)];

let contents: Map<string, string | Buffer>;
let requests: string[];
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

async function requestsOf(key: string): Promise<number> {
  const before = requests.length;
  await read(key);
  return requests.length - before;
}

beforeEach(() => {
  jest.useFakeTimers();
  contents = new Map([
    [POINTER, FIRST],
    [SCRIPT, FIRST],
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
    SCRIPT,
    `releases/mfe-home/${HOME}/browser/a.js`,
    `pages/${SHELL}/shell@${SHELL}/404/en.html`,
    `pages/${SHELL}/mfe-home@${HOME}/en.html`,
  ])('are asked for once when a pointer names them: %s', async (key) => {
    contents.set(key, FIRST);
    expect(await read(key)).toBe(FIRST);
    jest.advanceTimersByTime(1_000);
    expect(await requestsOf(key)).toBe(0);
  });

  it.each([
    POINTER,
    `releases/shell/${HOME}/browser/shell.js`,
    `pages/${SHELL}/mfe-deals@${HOME}/en.html`,
    `pages/${HOME}/mfe-home@${HOME}/en.html`,
    `preview-pages/${SHELL}/mfe-home@${HOME}/en.html`,
    `previews/mfe-home/${HOME}-first.json`,
    'pages/not-there',
  ])('are believed for a time when none does: %s', async (key) => {
    open({ freshForMs: 1_000 });
    if (key !== 'pages/not-there') contents.set(key, FIRST);
    const first = await read(key);
    contents.set(key, SECOND);
    expect(await read(key)).toBe(first);
    jest.advanceTimersByTime(1_000);
    expect(await read(key)).toBe(SECOND);
  });

  it('are what a publish has stored, also where a preview had stored something else', async () => {
    open({ freshForMs: 1_000 });
    const script = `releases/mfe-home/${HOME}/browser/a.js`;
    contents.set(POINTER, '{}').set(script, 'planted');
    expect(await read(script)).toBe('planted');
    contents.set(POINTER, FIRST).set(script, 'published');
    jest.advanceTimersByTime(1_000);
    expect(await read(script)).toBe('published');
    expect(await readObject(script)).toMatchObject({ isNamed: true });
    contents.set(script, 'damaged');
    jest.advanceTimersByTime(1_000);
    expect(await read(script)).toBe('published');
  });

  it('are the same bytes while their content is the same, so that a pointer is parsed and compressed once', async () => {
    const first = await readObject(POINTER);
    expect((await readObject(POINTER))?.bytes).toBe(first?.bytes);
  });

  it('have an ETag that all servers give to the same content', async () => {
    const first = await readObject(POINTER);
    open();
    expect((await readObject(POINTER))?.etag).toBe(first?.etag);
    contents.set(POINTER, SECOND);
    expect((await readObject(POINTER))?.etag).not.toBe(first?.etag);
  });

  it.each([
    ['once for many visitors at the same time', true, 1],
    ['once for each of them where none may wait for another', false, 100],
  ])('are asked for %s', async (_what, isShared, count) => {
    open({ isShared });
    const visits = await Promise.all(Array.from({ length: 100 }, () => read(POINTER)));
    expect(new Set(visits)).toEqual(new Set([FIRST]));
    expect(requests).toHaveLength(count);
  });

  it('take no more than their memory, from which nothing is pushed by requests for what does not exist', async () => {
    open({ maxBytes: 10_000 });
    const [a, b, c, big] = [`${SCRIPT}/a`, `${SCRIPT}/b`, `${SCRIPT}/c`, `${SCRIPT}/big`] as const;
    for (const key of [a, b, c]) contents.set(key, Buffer.alloc(4_000));
    contents.set(big, Buffer.alloc(20_000));
    for (const key of [a, b, c, big]) await read(key);
    for (let visit = 0; visit < 100; visit += 1) await read(`${SCRIPT}/${String(visit)}.js`);
    expect(await requestsOf(c)).toBe(0);
    expect(await requestsOf(a)).toBe(1);
    expect(await requestsOf(big)).toBe(1);
  });

  it('fail for one that cannot be read, while others are asked for', async () => {
    gate = () => Promise.reject(new StoreError('The answer was 400', 'Look.'));
    await expect(read('pages/strange')).rejects.toThrow('The answer was 400');
    gate = () => Promise.resolve();
    expect(await read(SCRIPT)).toBe(FIRST);
  });

  it('are those of before while the store is away, which one request a second tries, and nobody waits for', async () => {
    const report = jest.fn();
    open({ report });
    await read(POINTER);
    gate = () => Promise.reject(new StoreAwayError('The store is away', 'Wait.'));
    for (let visit = 0; visit < 50; visit += 1) expect(await read(POINTER)).toBe(FIRST);
    await expect(read(SCRIPT)).rejects.toThrow('not in memory');
    expect(requests).toHaveLength(2);
    let answer: () => void = () => undefined;
    gate = () => new Promise((resolve) => (answer = resolve));
    jest.advanceTimersByTime(1_000);
    for (let visit = 0; visit < 50; visit += 1) expect(await read(POINTER)).toBe(FIRST);
    expect(requests).toHaveLength(3);
    answer();
    gate = () => Promise.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(await read(SCRIPT)).toBe(FIRST);
    expect(report.mock.calls).toEqual([
      ['The store is away. What was served before is served on; the store is tried again every second.'],
      ['The store answers again'],
    ]);
  });

  it('are waited for by who tries the store where a lookup ends with the answer', async () => {
    open({ isShared: false });
    await read(POINTER);
    gate = () => Promise.reject(new StoreAwayError('The store is away', 'Wait.'));
    expect(await read(POINTER)).toBe(FIRST);
    gate = () => Promise.resolve();
    contents.set(POINTER, SECOND);
    expect(await read(POINTER)).toBe(FIRST);
    jest.advanceTimersByTime(1_000);
    expect(await read(POINTER)).toBe(SECOND);
  });
});
