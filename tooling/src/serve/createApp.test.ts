import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { completeKey, pageFile, pairKey, releaseKey } from '../store/keys';
import {
  DEALS,
  DEALS_PATH,
  HOME,
  makeLive,
  NEXT_DEALS,
  NEXT_SHELL,
  servedSite,
  SHELL,
  storePage,
  storeRelease,
  type Objects,
} from '../testing/servedSite';
import { cacheObjects } from './cacheObjects';
import { createApp } from './createApp';

let objects: Objects;
let app: Hono;

let asked: string[];

function open(freshForMs = 0): void {
  const get = (key: string) => {
    asked.push(key);
    return Promise.resolve(objects.get(key));
  };
  app = createApp(cacheObjects(get, { freshForMs }));
}

beforeEach(() => {
  objects = servedSite();
  asked = [];
  open();
});

// everyServer.test.ts has what each server answers. Here are the states that a site may be in.

describe('An answer', () => {
  it('is the page of a pair that a pointer names while that of the live pair is not complete', async () => {
    const page = async () => (await app.request(DEALS_PATH)).text();
    const pair = { shell: NEXT_SHELL, name: 'mfe-deals', version: DEALS };
    const next = { ...pair, version: NEXT_DEALS };
    storeRelease(objects, 'shell', NEXT_SHELL);
    storePage(objects, pair, DEALS_PATH);
    makeLive(objects, 'shell', NEXT_SHELL, { 'mfe-deals': DEALS });
    storeRelease(objects, 'mfe-deals', NEXT_DEALS);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    storePage(objects, next, DEALS_PATH);
    objects.delete(completeKey(next));
    expect(await page()).toContain(`mfe-deals@${DEALS} in shell@${NEXT_SHELL}`);
    storePage(objects, next, DEALS_PATH);
    expect(await page()).toContain(`mfe-deals@${NEXT_DEALS} in shell@${NEXT_SHELL}`);
  });

  it.each([
    ['/', `shell@${SHELL} mfe-home@${HOME}`],
    ['/es/no-page', `shell@${SHELL}`],
  ])('names the releases that %s was made of, also when that has not changed', async (path, labels) => {
    const { headers } = await app.request(path);
    expect(headers.get('Server-Timing')).toBe(`page;desc="${labels}"`);
    const unchanged = await app.request(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect(unchanged.headers.get('Server-Timing')).toBe(headers.get('Server-Timing'));
    expect((await app.request('/robots.txt')).headers.has('Server-Timing')).toBe(false);
  });

  it('has no address in a language while a shell that lacks it has made the only page of the remote', async () => {
    const pair = { name: 'mfe-home', version: HOME };
    storePage(objects, { ...pair, shell: NEXT_SHELL }, '/');
    makeLive(objects, 'mfe-home', HOME, NEXT_SHELL);
    objects.delete(completeKey({ ...pair, shell: SHELL }));
    const answer = await app.request('/fr');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect((await app.request('/es')).status).toBe(200);
  });

  it.each([
    ['looks up pointers with each request', 0],
    ['believes pointers for a while', 1_000],
  ])(
    'is what a publish has stored, also when a preview has shown something else there, of a server that %s',
    async (_what, freshForMs) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      open(freshForMs);
      const release = { name: 'mfe-deals', version: NEXT_DEALS };
      const page = pairKey({ shell: SHELL, ...release }, pageFile(DEALS_PATH, 'en'));
      const script = releaseKey(release, 'browser/remoteEntry.js');
      const publish = () => {
        storeRelease(objects, 'mfe-deals', NEXT_DEALS);
        storePage(objects, { shell: SHELL, ...release }, DEALS_PATH);
      };
      publish();
      for (const key of [page, script]) objects.set(key, Buffer.from('planted'));
      const headers = { Cookie: `preview=mfe-deals@${NEXT_DEALS}` };
      const read = async (path: string, init = {}) => {
        const answer = await app.request(path, init);
        return [await answer.text(), answer.headers.get('cache-control')] as const;
      };
      expect((await read(DEALS_PATH, { headers }))[0]).toBe('planted');
      expect(await read(`/${script}`)).toEqual(['planted', 'no-cache, no-transform']);
      publish();
      makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
      jest.advanceTimersByTime(freshForMs);
      expect((await read(DEALS_PATH))[0]).toContain(`mfe-deals@${NEXT_DEALS} in shell@${SHELL}`);
      const [text, cacheControl] = await read(`/${script}`);
      expect(text).toContain(`mfe-deals@${NEXT_DEALS}`);
      expect(cacheControl).toContain('immutable');
      // From now on nothing changes it.
      objects.set(script, Buffer.from('damaged'));
      jest.advanceTimersByTime(freshForMs);
      expect(await read(`/${script}`)).toEqual([text, cacheControl]);
      jest.useRealTimers();
    },
  );

  it.each([
    'live/mfe-home.json',
    `releases/mfe-home/${HOME}/release.json`,
    `releases/mfe-home/${HOME}/development/a.js`,
  ])('is no variant that somebody has put beside what has none: %s', async (key) => {
    objects.set(key, objects.get(key) ?? Buffer.from('{}'));
    objects.set(`${key}.br`, brotliCompressSync('planted'));
    const answer = await app.request(`/${key}`, { headers: { 'Accept-Encoding': 'br' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const text = answer.headers.has('content-encoding') ? brotliDecompressSync(body) : body;
    expect(text).toEqual(objects.get(key));
  });

  it('is no object whose key leads elsewhere, as some stores would follow it', async () => {
    const folder = `releases/mfe-home/${HOME}`;
    objects.set(`${folder}/browser/../server/secret.js`, Buffer.from('secret'));
    expect((await app.request(`/${folder}/browser%2f..%2fserver%2fsecret.js`)).status).toBe(404);
  });

  it('costs a live page no more than a look at its pointers, and a live file nothing', async () => {
    const script = `releases/mfe-home/${HOME}/browser/remoteEntry.js`;
    const pointers = ['live/shell.json', 'live/mfe-home.json'];
    const first = await app.request(`/${script}`);
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(asked).toEqual([...pointers, script]);
    await app.request('/');
    asked = [];
    for (const path of ['/', `/${script}`]) await app.request(path);
    expect(asked).toEqual(pointers);
  });

  it.each(['/', '/live/mfe-home.json'])('has an ETag of its own in each encoding: %s', async (path) => {
    const etags = ['identity', 'br', 'gzip'].map(async (encoding) =>
      (await app.request(path, { headers: { 'Accept-Encoding': encoding } })).headers.get('etag'),
    );
    expect(new Set(await Promise.all(etags)).size).toBe(3);
  });

  it('to another method than GET and HEAD names them; where there is no site, it is a text', async () => {
    expect((await app.request('/', { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD');
    objects.clear();
    const answer = await app.request('/');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found\n']);
  });
});
