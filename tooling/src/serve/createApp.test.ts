import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { completeKey } from '../store/keys';
import { StoreAwayError } from '../store/Store';
import {
  DEALS_PATH,
  HOME,
  makeLive,
  NEXT_SHELL,
  servedSite,
  SHELL,
  storePage,
  type Objects,
} from '../testing/servedSite';
import { cacheObjects } from './cacheObjects';
import { createApp } from './createApp';

let objects: Objects;
let app: Hono;
let asked: string[];
let isAway: boolean;
const onError = jest.fn();

beforeEach(() => {
  objects = servedSite();
  asked = [];
  isAway = false;
  const get = (key: string) => {
    asked.push(key);
    if (isAway) return Promise.reject(new StoreAwayError('The store is away', 'Wait.'));
    return Promise.resolve(objects.get(key));
  };
  app = createApp(cacheObjects(get), { onError });
});

describe('An answer', () => {
  it('is the page of a pair that a pointer names while that of the live pair is not complete, and has its languages', async () => {
    const pair = { name: 'mfe-home', version: HOME };
    storePage(objects, { ...pair, shell: NEXT_SHELL }, '/');
    makeLive(objects, 'mfe-home', HOME, NEXT_SHELL);
    const live = objects.get(completeKey({ ...pair, shell: SHELL })) ?? Buffer.of();
    objects.delete(completeKey({ ...pair, shell: SHELL }));
    const answer = await app.request('/fr');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    const page = async () => (await app.request('/es')).text();
    expect(await page()).toContain(`mfe-home@${HOME} in shell@${NEXT_SHELL}`);
    objects.set(completeKey({ ...pair, shell: SHELL }), live);
    expect(await page()).toContain(`mfe-home@${HOME} in shell@${SHELL}`);
  });

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

  it('costs a live page no more than a look at its pointers, which are parsed once, and a live file nothing', async () => {
    const script = `releases/mfe-home/${HOME}/browser/remoteEntry.js`;
    const pointers = ['live/shell.json', 'live/mfe-home.json'];
    const first = await app.request(`/${script}`);
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(asked).toEqual([...pointers, script]);
    await app.request('/');
    asked = [];
    const parse = jest.spyOn(JSON, 'parse');
    for (const path of ['/', `/${script}`]) await app.request(path);
    expect(asked).toEqual(pointers);
    expect(parse).not.toHaveBeenCalled();
  });

  it.each(['/', '/live/mfe-home.json'])('has an ETag of its own in each encoding: %s', async (path) => {
    const etags = ['identity', 'br', 'gzip'].map(async (encoding) =>
      (await app.request(path, { headers: { 'Accept-Encoding': encoding } })).headers.get('etag'),
    );
    expect(new Set(await Promise.all(etags)).size).toBe(3);
  });

  it('while the store is away is the one of before, else 503; balancers notice nothing', async () => {
    await app.request('/');
    isAway = true;
    for (const path of ['/', '/healthz']) expect((await app.request(path)).status).toBe(200);
    const { status, headers } = await app.request(DEALS_PATH);
    expect(status).toBe(503);
    expect(Object.fromEntries(headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store, no-transform',
    });
    expect(onError).not.toHaveBeenCalled();
  });

  it('to another method than GET and HEAD names them; where there is no site, it is a text', async () => {
    expect((await app.request('/', { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD');
    objects.clear();
    const answer = await app.request('/');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found\n']);
  });
});
