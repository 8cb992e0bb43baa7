import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { completeKey, firstPreviewKey, type Pair } from '../store/keys';
import { StoreAwayError } from '../store/StoreAwayError';
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
import { CachedObjects } from './CachedObjects';
import { createApp } from './createApp';

const deals = (version: string, shell = SHELL): Pair => ({ shell, name: 'mfe-deals', version });

let objects: Objects;
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

function start() {
  const get = (key: string) => {
    const bytes = objects.get(key);
    return Promise.resolve(bytes && { bytes });
  };
  const app = createApp(new CachedObjects({ get }));
  ask = async (path, headers = {}, method = 'GET') => app.request(path, { method, headers });
}

/** What identifies a page: `/ of mfe-home@… in shell@…` */
async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await (await ask(path, headers)).text()).replace(/<[^>]*>/g, '').replaceAll(' and more', '');
}

beforeEach(() => {
  objects = servedSite();
  start();
});

describe('A request for a page', () => {
  it('is answered in English, to be revalidated every time [LANGUAGE-1]', async () => {
    const { status, headers } = await ask('/');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'speculation-rules': '"/speculation-rules.json"',
      vary: 'Cookie, Accept-Encoding',
    });
    expect(await read('/')).toBe(`/ of mfe-home@${HOME} in shell@${SHELL}`);
  });

  it.each([
    ['language=es', 'es'],
    ['a=b; language=es; c=d', 'es'],
    ['language=en', 'en'],
    ['language=fr', 'en'],
    ['language=espresso', 'en'],
    ['nolanguage=es', 'en'],
    ['language=../x', 'en'],
    // Another path or domain may have left one that the site does not know.
    ['language=de; language=es', 'es'],
    ['language=es; language=en', 'es'],
  ])('is answered, with the cookies %s, in %s [LANGUAGE-1]', async (Cookie, language) => {
    expect(await (await ask('/', { Cookie })).text()).toContain(`<html lang="${language}">`);
  });

  it('is answered in the encoding that the browser prefers, each with an ETag of its own', async () => {
    const plain = await ask('/');
    const brotli = await ask('/', { 'Accept-Encoding': 'gzip, br' });
    const gzip = await ask('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    const encodings = [plain, brotli, gzip].map(({ headers }) => headers.get('content-encoding'));
    expect(encodings).toEqual([null, 'br', 'gzip']);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.get('etag'))).size).toBe(3);
    const text = await plain.text();
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(text);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text);
  });

  it('is answered by what was published last, at once', async () => {
    storeRelease(objects, 'mfe-deals', NEXT_DEALS);
    storePage(objects, deals(NEXT_DEALS), DEALS_PATH);
    expect(await read(DEALS_PATH)).toContain(DEALS);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    expect(await read(DEALS_PATH)).toContain(NEXT_DEALS);
  });

  it('is answered by the pair that a pointer names while the page of the live pair is not complete', async () => {
    storeRelease(objects, 'shell', NEXT_SHELL);
    storePage(objects, deals(DEALS, NEXT_SHELL), DEALS_PATH);
    makeLive(objects, 'shell', NEXT_SHELL, { 'mfe-deals': DEALS });
    storeRelease(objects, 'mfe-deals', NEXT_DEALS);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    expect(await read(DEALS_PATH)).toBe(`${DEALS_PATH} of mfe-deals@${DEALS} in shell@${NEXT_SHELL}`);
    storePage(objects, deals(NEXT_DEALS, NEXT_SHELL), DEALS_PATH);
    objects.delete(completeKey(deals(NEXT_DEALS, NEXT_SHELL)));
    expect(await read(DEALS_PATH)).toBe(`${DEALS_PATH} of mfe-deals@${DEALS} in shell@${NEXT_SHELL}`);
    storePage(objects, deals(NEXT_DEALS, NEXT_SHELL), DEALS_PATH);
    expect(await read(DEALS_PATH)).toBe(`${DEALS_PATH} of mfe-deals@${NEXT_DEALS} in shell@${NEXT_SHELL}`);
  });

  it.each([
    ['/first-class-deals/', '/first-class-deals'],
    ['/first-class-deals/?from=SFO&to=/x/', '/first-class-deals?from=SFO&to=/x/'],
    ['http://localhost//evil.example/', '/evil.example'],
    ['/a%3Fb%23/', '/a%3Fb%23'],
    ['/%0d%0aSet-Cookie:x/', '/%0D%0ASet-Cookie%3Ax'],
  ])('that ends with a slash is redirected: %s to %s', async (from, to) => {
    const { status, headers } = await ask(from);
    expect({ status, location: headers.get('location') }).toEqual({ status: 308, location: to });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/nowhere', '/blog', '/First-Class-Deals', '/%', '/%E0%A4%A', '/a%00b', `/${'x'.repeat(2_000)}`])(
    'is answered by the 404 page, without caching, conditions or ranges: %s',
    async (path) => {
      const answer = await ask(path, { Cookie: 'language=es', 'If-None-Match': '*', Range: 'bytes=0-1' });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toContain('<html lang="es">404 of shell');
    },
  );
});

describe('A request for a file', () => {
  const RELEASE = `/releases/mfe-home/${HOME}`;
  const FOR_EVER = 'public, max-age=31536000, immutable';

  it.each([
    [`${RELEASE}/browser/remoteEntry.js`, FOR_EVER, 'text/javascript; charset=utf-8'],
    [`${RELEASE}/release.json`, FOR_EVER, 'application/json'],
    ['/live/shell.json', 'no-cache', 'application/json'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/picture.avif', 'no-cache', 'image/avif'],
    ['/speculation-rules.json', 'no-cache', 'application/speculationrules+json'],
  ])('%s gets Cache-Control %s and Content-Type %s', async (path, cacheControl, type) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    `${RELEASE}/server/mfe-home.js`,
    `${RELEASE}/%73erver/mfe-home.js`,
    `/releases//mfe-home/${HOME}/server/mfe-home.js`,
    `${RELEASE}/browser/../server/mfe-home.js`,
    `${RELEASE}/browser/%2e%2e/server/mfe-home.js`,
    `${RELEASE}/browser%2f..%2fserver%2fmfe-home.js`,
    `${RELEASE}%5Cserver%5Cmfe-home.js`,
    `/pages/${SHELL}/mfe-home@${HOME}/en.html`,
    `/pages/${SHELL}/mfe-home@${HOME}/complete.json`,
    '/history/shell/1.json',
    '/previews/shell/1.json',
    '/index.html',
    '/404/en.html',
    '/live',
    '/live/../history/shell/1.json',
  ])('%s, which is not public, gets the 404 page', async (path) => {
    for (const key of ['history/shell/1.json', 'previews/shell/1.json']) objects.set(key, Buffer.from('{}'));
    expect((await ask(path)).status).toBe(404);
  });
});

describe('The conditions and ranges of a request', () => {
  const ROBOTS = '/robots.txt';
  let tag: string;

  beforeEach(async () => {
    tag = (await ask(ROBOTS)).headers.get('etag') ?? '';
  });

  it.each([
    ['If-None-Match', () => tag, 304],
    ['If-None-Match', () => `"other", W/${tag}`, 304],
    ['If-None-Match', () => '*', 304],
    ['If-None-Match', () => '"other"', 200],
    ['If-Match', () => tag, 200],
    ['If-Match', () => '*', 200],
    ['If-Match', () => '"other"', 412],
    ['Range', () => 'bytes=0-2', 206],
    ['Range', () => 'bytes=99999-', 416],
  ])('%s are kept', async (name, value, status) => {
    expect((await ask(ROBOTS, { [name]: value() })).status).toBe(status);
  });

  it('give a 304 what caches need', async () => {
    const { headers } = await ask('/', { 'If-None-Match': '*', 'Cache-Control': 'no-cache' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Encoding',
      etag: expect.any(String) as string,
    });
    expect(headers.has('content-type')).toBe(false);
  });

  it('are evaluated in their order: what the browser has, then the range, for the version that If-Range names', async () => {
    const Range = 'bytes=0-2';
    expect((await ask(ROBOTS, { Range, 'If-None-Match': tag })).status).toBe(304);
    expect((await ask(ROBOTS, { Range, 'If-Match': '"other"' })).status).toBe(412);
    expect((await ask(ROBOTS, { Range, 'If-Range': '"other"' })).status).toBe(200);
    const part = await ask(ROBOTS, { Range, 'If-Range': tag });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 0-2/8',
      'Wel',
    ]);
  });

  it('do not concern HEAD, as far as ranges go', async () => {
    const { status, headers } = await ask(ROBOTS, { Range: 'bytes=0-2' }, 'HEAD');
    expect([status, headers.get('content-length')]).toEqual([200, '8']);
  });
});

describe('A preview', () => {
  const LABEL = `mfe-deals@${NEXT_DEALS}`;
  const VALUE = encodeURIComponent(LABEL);
  const COOKIE = { Cookie: `a=b; preview=${VALUE}` };

  beforeEach(() => {
    storeRelease(objects, 'mfe-deals', NEXT_DEALS);
    storePage(objects, deals(NEXT_DEALS), DEALS_PATH);
  });

  it.each([
    [`?preview=${LABEL}`, `preview=${VALUE}; Path=/; SameSite=Lax`, DEALS_PATH],
    [
      `?a=1&preview=${LABEL},shell@${NEXT_SHELL}&b=2`,
      `preview=${VALUE}%2Cshell%40${NEXT_SHELL}; Path=/; SameSite=Lax`,
      `${DEALS_PATH}?a=1&b=2`,
    ],
    ['?preview=', 'preview=; Max-Age=0; Path=/', DEALS_PATH],
    ['?preview=off', 'preview=; Max-Age=0; Path=/', DEALS_PATH],
    ['?preview=https://evil.example', 'preview=; Max-Age=0; Path=/', DEALS_PATH],
  ])('is kept by a cookie of the session: %s', async (query, cookie, location) => {
    const { status, headers } = await ask(DEALS_PATH + query);
    expect(Object.fromEntries(headers)).toMatchObject({
      'set-cookie': cookie,
      location,
      'cache-control': 'private, no-store',
    });
    expect(status).toBe(303);
  });

  it('begins at no other host', async () => {
    expect((await ask('http://localhost//evil.example?preview=')).headers.get('location')).toBe(
      '/evil.example',
    );
  });

  it('is the page that goes live, byte for byte, and kept by no cache nor search engine', async () => {
    const previewed = await ask(DEALS_PATH, { ...COOKIE, 'Accept-Encoding': 'br' });
    expect(Object.fromEntries(previewed.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      vary: 'Cookie, Accept-Encoding',
    });
    expect(await read(DEALS_PATH)).toContain(`@${DEALS} `);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    const live = await ask(DEALS_PATH, { 'Accept-Encoding': 'br' });
    expect(Buffer.from(await live.arrayBuffer())).toEqual(Buffer.from(await previewed.arrayBuffer()));
    expect(live.headers.get('x-robots-tag')).toBeNull();
  });

  it('shows the other pages as they are live, to nobody else', async () => {
    expect(await read('/', COOKIE)).toBe(await read('/'));
    expect((await ask('/', COOKIE)).headers.get('cache-control')).toBe('private, no-store');
    expect((await ask('/robots.txt', COOKIE)).headers.get('cache-control')).toBe('no-cache');
  });

  it('may be one of the shell and a remote together', async () => {
    storeRelease(objects, 'shell', NEXT_SHELL);
    storePage(objects, deals(NEXT_DEALS, NEXT_SHELL), DEALS_PATH);
    const both = { Cookie: `${COOKIE.Cookie}%2Cshell%40${NEXT_SHELL}` };
    expect(await read(DEALS_PATH, both)).toContain(`@${NEXT_DEALS} in shell@${NEXT_SHELL}`);
    expect(await read('/nowhere', both)).toContain(`404 of shell@${NEXT_SHELL}`);
  });

  it('shows a remote with the shell that it was made with, until its pair with the live shell is stored', async () => {
    const pairs = [`${SHELL}/mfe-deals@${NEXT_DEALS}`];
    const key = firstPreviewKey({ name: 'mfe-deals', version: NEXT_DEALS });
    objects.set(key, Buffer.from(JSON.stringify({ releases: { 'mfe-deals': NEXT_DEALS }, pairs })));
    storeRelease(objects, 'shell', NEXT_SHELL);
    makeLive(objects, 'shell', NEXT_SHELL, { 'mfe-deals': DEALS });
    expect(await read(DEALS_PATH, COOKIE)).toContain(`@${NEXT_DEALS} in shell@${SHELL}`);
    storePage(objects, deals(NEXT_DEALS, NEXT_SHELL), DEALS_PATH);
    expect(await read(DEALS_PATH, COOKIE)).toContain(`@${NEXT_DEALS} in shell@${NEXT_SHELL}`);
  });

  it.each(['{', '{"releases":{},"pairs":[5]}', '{"releases":{},"pairs":["../mfe-deals@d"]}'])(
    'shows no page when what it was made with cannot be read: %s',
    async (text) => {
      const version = '0123456789abcdef';
      objects.set(firstPreviewKey({ name: 'mfe-deals', version }), Buffer.from(text));
      expect((await ask(DEALS_PATH, { Cookie: `preview=mfe-deals@${version}` })).status).toBe(404);
    },
  );

  it.each([
    ['whose release is not stored', 'mfe-deals@0123456789abcdef'],
    ['of a shell that is not stored', 'shell@0123456789abcdef'],
  ])('%s shows no other page, and how to leave it', async (_what, label) => {
    const answer = await ask(DEALS_PATH, { Cookie: `preview=${label}` });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toMatch(new RegExp(`${label}.*<a href="\\?preview=">leave the preview</a>`));
  });
});

describe('Every answer', () => {
  it.each([
    ['/', 'GET', 200],
    ['/nowhere', 'GET', 404],
    ['/', 'POST', 405],
    ['/about/', 'GET', 308],
    ['/?preview=', 'GET', 303],
    ['/healthz', 'GET', 200],
  ])('has the headers that protect visitors: %s %s %i', async (path, method, status) => {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'integrity-policy': 'blocked-destinations=(script)',
    });
    // A browser would start another process for it.
    expect(answer.headers.has('cross-origin-opener-policy')).toBe(false);
  });

  it('to HEAD is that to GET without the body', async () => {
    await ask('/');
    const [got, head] = [await ask('/'), await ask('/', {}, 'HEAD')];
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers));
    expect(await head.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'to %s names the methods that are allowed',
    async (method) => {
      const { status, headers } = await ask('/', {}, method);
      expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([
        405,
        'GET, HEAD',
        'no-store',
      ]);
    },
  );

  it('is a text where there is no site', async () => {
    objects.clear();
    const answer = await ask('/');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found\n']);
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok', store: 'unavailable' });
  });

  it('to a balancer says whether the site can be read, and is not cached', async () => {
    const answer = await ask('/healthz');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ status: 'ok', store: 'available' });
  });
});

describe('When an object cannot be read', () => {
  it.each([
    ['because it is damaged', new Error('the disk is broken'), [['/', 'the disk is broken']]],
    ['because the store is away', new StoreAwayError('The store is away', 'Wait.'), []],
  ])('%s, the answer is 503 and says when to ask again', async (_what, error, reported) => {
    const onError = jest.fn();
    const app = createApp({ get: () => Promise.reject(error) }, onError);
    const answer = await app.request('/');
    expect([answer.status, await answer.text()]).toEqual([503, 'Service Unavailable\n']);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(onError.mock.calls.map(([path, { message }]: [string, Error]) => [path, message])).toEqual(
      reported,
    );
  });
});
