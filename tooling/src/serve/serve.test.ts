import { cp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publish } from '../operations/publish';
import { FolderStore } from '../store/FolderStore';
import { objectMetadata } from '../store/objectMetadata';
import type { Store } from '../store/Store';
import { fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { emptySite } from '../testing/publishedSite';
import { temporaryFolder } from '../testing/temporaryFolder';
import { serve } from './serve';
import type { SiteServer } from './SiteServer';

jest.mock('../compose/runInSandbox');

const site = emptySite();
const shell = fakeShell();
const home = fakeRemote('mfe-home');
const servers: SiteServer[] = [];
let server: SiteServer;

async function start(served: Store): Promise<SiteServer> {
  const started = await serve(served, { port: 0 });
  servers.push(started);
  return started;
}

beforeAll(async () => {
  await publish(shell.dist, site);
  await publish(home.dist, site);
  server = await start(site);
});

afterAll(async () => {
  for (const started of servers) await started.stop();
});

interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends exactly this request; fetch would normalize the path, follow redirects and decompress bodies. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  of = server,
): Promise<ReceivedResponse> {
  const { port } = of.http.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('serve, asked for a page,', () => {
  it('sends it in English, to be revalidated every time [LANGUAGE-1]', async () => {
    const { status, headers, body } = await get('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'speculation-rules': '"/speculation-rules.json"',
      vary: 'Cookie, Accept-Encoding',
    });
    expect(body.toString()).toContain('mfe-home in en');
  });

  it('sends it in the language of the cookie [LANGUAGE-1]', async () => {
    const { body } = await get('/', { Cookie: 'a=b; language=es' });
    expect(body.toString()).toContain('mfe-home in es');
  });

  it('answers 304 when the page has not changed', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'If-None-Match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' });
  });

  it('sends a newly published page without a restart', async () => {
    const { headers } = await get('/');
    await publish(fakeRemote('mfe-home', { pages: { '/': pageSource("return 'News'") } }).dist, site);
    const after = await get('/', { 'If-None-Match': headers.etag ?? '' });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toContain('News');
    await publish(home.dist, site);
  });

  it.each([
    ['/first-class-deals/', '/first-class-deals'],
    ['/first-class-deals/?from=SFO&to=/x/', '/first-class-deals?from=SFO&to=/x/'],
    ['/nowhere//?', '/nowhere?'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/%5Cevil.example'],
    ['/a%3Fb%23/', '/a%3Fb%23'],
  ])('redirects %s, which ends with a slash, to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect({ status, location: headers.location }).toEqual({ status: 308, location: to });
  });

  it('sends the 404 page for an unknown path, without caching, conditions or ranges', async () => {
    const first = await get('/nowhere', { Cookie: 'language=es' });
    expect(first.status).toBe(404);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body.toString()).toContain('<html lang="es">');
    const conditions = { 'If-None-Match': first.headers.etag ?? '', Range: 'bytes=0-9' };
    expect((await get('/nowhere', conditions)).status).toBe(404);
  });
});

describe('serve, asked for a file,', () => {
  it.each([
    [
      `/releases/shell/${shell.release.version}/browser/shell.js`,
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ],
    [
      `/releases/shell/${shell.release.version}/browser/shell.css`,
      'public, max-age=31536000, immutable',
      'text/css; charset=utf-8',
    ],
    ['/live/shell.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
  ])('sends %s with Cache-Control %s and Content-Type %s', async (path, cacheControl, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': cacheControl,
      'content-type': type,
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['favicon.ico', 'image/x-icon'],
    ['icon.png', 'image/png'],
    ['scene.avif', 'image/avif'],
    ['scene.webp', 'image/webp'],
    ['scene.jpg', 'image/jpeg'],
  ])('sends the picture %s with Content-Type %s', async (name, type) => {
    await site.put(name, Buffer.of(0), objectMetadata(name), 'always');
    expect((await get(`/${name}`)).headers['content-type']).toBe(type);
  });

  it('sends speculation rules with the Content-Type that browsers require', async () => {
    await site.put('speculation-rules.json', Buffer.from('{}'), objectMetadata(''), 'always');
    const { headers } = await get('/speculation-rules.json');
    expect(headers['content-type']).toBe('application/speculationrules+json');
  });

  it('sends the best compressed variant that the browser accepts', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, br' });
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('sends the range that is requested', async () => {
    const { status, headers, body } = await get('/robots.txt', { Range: 'bytes=0-2' });
    expect({ status, range: headers['content-range'], body: body.toString() }).toEqual({
      status: 206,
      range: 'bytes 0-2/8',
      body: 'Wel',
    });
  });

  it('ignores a range in a HEAD request, for which it is not defined', async () => {
    const { status, headers } = await get('/robots.txt', { Range: 'bytes=0-2' }, 'HEAD');
    expect({ status, length: headers['content-length'] }).toEqual({ status: 200, length: '8' });
  });

  it('answers 304 to a range of what the browser has, and 412 when If-Match names another object', async () => {
    const { etag = '' } = (await get('/robots.txt')).headers;
    const range = { Range: 'bytes=0-2' };
    expect((await get('/robots.txt', { ...range, 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/robots.txt', { ...range, 'If-Match': '"other"' })).status).toBe(412);
    expect((await get('/robots.txt', { ...range, 'If-Match': etag, 'If-Range': '"other"' })).status).toBe(
      200,
    );
  });

  it('answers 304 also to a request that tells caches not to use what they have', async () => {
    const { etag = '' } = (await get('/robots.txt')).headers;
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'no-cache' };
    expect((await get('/robots.txt', headers)).status).toBe(304);
  });

  it('answers a range beyond the end with 416 and a plain text', async () => {
    const requested = { Range: 'bytes=99999-', 'Accept-Encoding': 'br' };
    const { status, headers, body } = await get('/', requested);
    expect(status).toBe(416);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('Range Not Satisfiable\n');
  });
});

describe('serve does not send', () => {
  it.each([
    ['the files of the tool', '/.farekite/history/shell/1.json', 404],
    ['the files of the tool, encoded', '/%2efarekite/history/shell/1.json', 404],
    ['the files of the tool, behind two slashes', '//.farekite/history/shell/1.json', 404],
    ['a bundle for Node', `/releases/shell/${shell.release.version}/server/shell.js`, 404],
    ['a bundle for Node, encoded', `/releases/shell/${shell.release.version}/%73erver/shell.js`, 404],
    [
      'a bundle for Node, behind two slashes',
      `/releases//shell/${shell.release.version}/server/shell.js`,
      404,
    ],
    ['a file outside', '/../../etc/passwd', 400],
    ['a file outside, encoded', '/%2e%2e/%2e%2e/etc/passwd', 400],
    ['a file outside, with encoded slashes', '/live%2f..%2f..%2f..%2fetc%2fpasswd', 400],
    ['a file with NUL in its name', '/robots.txt%00.html', 400],
    ['a path with a broken encoding', '/%E0%A4%A', 400],
    ['another server', 'http://evil.example/', 400],
  ])('%s', async (_what, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('serve', () => {
  it.each([
    ['/', 'GET', 200],
    ['/nowhere', 'GET', 404],
    ['/%00', 'GET', 400],
    ['/', 'POST', 405],
    ['/about/', 'GET', 308],
  ])('sends the security headers with every response: %s %s %i', async (path, method, status) => {
    const answer = await get(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'integrity-policy': 'blocked-destinations=(script)',
    });
  });

  it('sends no policy for which a browser starts another process', async () => {
    const { headers } = await get('/');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  it('answers HEAD like GET, without the body', async () => {
    const got = await get('/');
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers).toEqual({ ...got.headers, date: head.headers.date });
    expect(head.body).toHaveLength(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'refuses %s and names the methods it allows',
    async (method) => {
      const { status, headers } = await get('/', {}, method);
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    },
  );

  it('answers an unknown path with a text when the site has no 404 page', async () => {
    const bare = emptySite();
    await cp(join(site.location, 'live'), join(bare.location, 'live'), { recursive: true });
    const { status, headers, body } = await get('/nowhere', {}, 'GET', await start(bare));
    expect({ status, type: headers['content-type'], body: body.toString() }).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
      body: 'Not Found\n',
    });
  });

  it('answers balancers that it is well and can read the site, and lets nobody cache that', async () => {
    const { status, headers, body } = await get('/healthz');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(body.toString())).toEqual({ status: 'ok', store: 'available' });
  });

  it('answers balancers that it is well, but cannot read the site', async () => {
    const bare = emptySite();
    await cp(join(site.location, 'live'), join(bare.location, 'live'), { recursive: true });
    const started = await start(bare);
    await rm(bare.location, { recursive: true });
    const { status, body } = await get('/healthz', {}, 'GET', started);
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toEqual({ status: 'ok', store: 'unavailable' });
  });

  it('refuses a folder without a site', async () => {
    const directory = temporaryFolder();
    await rm(directory, { recursive: true });
    await expect(serve(new FolderStore(directory), { port: 0 })).rejects.toThrow(
      `There is no site in ${directory}.`,
    );
  });

  it('refuses a port that is in use', async () => {
    const { port } = server.http.address() as AddressInfo;
    await expect(serve(site, { port })).rejects.toThrow(
      `Port ${String(port)} is in use. Stop the process that uses it, or choose another port with PORT=3001.`,
    );
  });
});
