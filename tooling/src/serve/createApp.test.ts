import type { Hono } from 'hono';
import { completeKey } from '../store/keys';
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

beforeEach(() => {
  objects = servedSite();
  app = createApp(cacheObjects((key) => Promise.resolve(objects.get(key))));
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

  it('is no object whose key leads elsewhere, as some stores would follow it', async () => {
    const folder = `releases/mfe-home/${HOME}`;
    objects.set(`${folder}/browser/../server/secret.js`, Buffer.from('secret'));
    expect((await app.request(`/${folder}/browser%2f..%2fserver%2fsecret.js`)).status).toBe(404);
  });

  it('has an ETag of its own in each encoding', async () => {
    const etags = ['identity', 'br', 'gzip'].map(async (encoding) =>
      (await app.request('/', { headers: { 'Accept-Encoding': encoding } })).headers.get('etag'),
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
