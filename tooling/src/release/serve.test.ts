import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fakeRemote, fakeShell, renders } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { publish } from './publish';
import { parsePort, serve } from './serve';
import { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/sourceThreads'));

const site = new Site(temporaryFolder());
const shell = fakeShell();
const home = fakeRemote('mfe-home');
const servers: Server[] = [];
let server: Server;

async function start(served: Site): Promise<Server> {
  const started = await serve(served, 0);
  servers.push(started);
  return started;
}

beforeAll(async () => {
  await publish(shell.dist, site);
  await publish(home.dist, site);
  server = await start(site);
});

afterAll(() => {
  for (const started of servers) {
    started.close();
    started.closeAllConnections();
  }
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as it is told; fetch would tidy the path, follow redirects and unpack bodies. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', of = server): Promise<Got> {
  const { port } = of.address() as AddressInfo;
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

describe('A page', () => {
  it('is served in English, to be asked about every time', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'speculation-rules': '"/speculation-rules.json"',
      vary: 'Cookie, Accept-Encoding',
    });
    expect(body.toString()).toContain('mfe-home in en');
  });

  it('is served in the language of the cookie', async () => {
    const { body } = await ask('/', { Cookie: 'a=b; language=es' });
    expect(body.toString()).toContain('mfe-home in es');
  });

  it('that was not changed is not sent again', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'If-None-Match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' });
  });

  it('is sent anew when another is published, without a restart', async () => {
    const { headers } = await ask('/');
    await publish(fakeRemote('mfe-home', { pages: { '/': renders("return 'News'") } }).dist, site);
    const after = await ask('/', { 'If-None-Match': headers.etag ?? '' });
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
  ])('has no slash at its end: %s leads to %s', async (from, to) => {
    const { status, headers } = await ask(from);
    expect({ status, location: headers.location }).toEqual({ status: 308, location: to });
  });

  it('of an unknown path is never kept, nor said to be unchanged or a part', async () => {
    const first = await ask('/nowhere', { Cookie: 'language=es' });
    expect(first.status).toBe(404);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body.toString()).toContain('<html lang="es">');
    const conditions = { 'If-None-Match': first.headers.etag ?? '', Range: 'bytes=0-9' };
    expect((await ask('/nowhere', conditions)).status).toBe(404);
  });
});

describe('A file', () => {
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
  ])('%s is kept as %s and is %s', async (path, cacheControl, type) => {
    const { status, headers } = await ask(path);
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
  ])('with a picture says of which kind it is (%s)', async (name, type) => {
    await site.writePage(name, Uint8Array.of(0));
    expect((await ask(`/${name}`)).headers['content-type']).toBe(type);
  });

  it('of speculation rules has the type that browsers ask of it', async () => {
    await site.writePage('speculation-rules.json', '{}');
    const { headers } = await ask('/speculation-rules.json');
    expect(headers['content-type']).toBe('application/speculationrules+json');
  });

  it('is sent in the best encoding that the browser takes', async () => {
    const plain = await ask('/');
    const brotli = await ask('/', { 'Accept-Encoding': 'gzip, br' });
    const gzip = await ask('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is sent in part when a part is asked for', async () => {
    const { status, headers, body } = await ask('/robots.txt', { Range: 'bytes=0-2' });
    expect({ status, range: headers['content-range'], body: body.toString() }).toEqual({
      status: 206,
      range: 'bytes 0-2/8',
      body: 'Wel',
    });
  });

  it('has no part beyond its end, and the answer that says so is not encoded', async () => {
    const asked = { Range: 'bytes=99999-', 'Accept-Encoding': 'br' };
    const { status, headers, body } = await ask('/', asked);
    expect(status).toBe(416);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('Range Not Satisfiable\n');
  });
});

describe('Nobody gets', () => {
  it.each([
    ['the files of the tool', '/.farekite/history.jsonl', 404],
    ['the files of the tool, encoded', '/%2efarekite/history.jsonl', 404],
    ['the files of the tool, behind two slashes', '//.farekite/history.jsonl', 404],
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
    ['a path that is not encoded as it should be', '/%E0%A4%A', 400],
    ['another server', 'http://evil.example/', 400],
  ])('%s', async (_what, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('The server', () => {
  it.each([
    ['/', 'GET', 200],
    ['/nowhere', 'GET', 404],
    ['/%00', 'GET', 400],
    ['/', 'POST', 405],
    ['/about/', 'GET', 308],
  ])('sends its security headers with every answer: %s %s %i', async (path, method, status) => {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'integrity-policy': 'blocked-destinations=(script)',
    });
  });

  it('answers HEAD as GET, without the body', async () => {
    const get = await ask('/');
    const head = await ask('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers).toEqual({ ...get.headers, date: head.headers.date });
    expect(head.body).toHaveLength(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s, and says what it takes', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });

  it('answers in words where even the page of unknown paths is missing', async () => {
    const bare = new Site(temporaryFolder());
    await cp(join(site.directory, 'live'), join(bare.directory, 'live'), { recursive: true });
    const { status, headers, body } = await ask('/nowhere', {}, 'GET', await start(bare));
    expect({ status, type: headers['content-type'], body: body.toString() }).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
      body: 'Not Found\n',
    });
  });

  it('does not start without a site', async () => {
    const directory = temporaryFolder();
    await rm(directory, { recursive: true });
    await expect(serve(new Site(directory), 0)).rejects.toThrow(`There is no site in ${directory}.`);
  });

  it('says that a port is taken, and what to do', async () => {
    const { port } = server.address() as AddressInfo;
    await expect(serve(site, port)).rejects.toThrow(
      `Port ${String(port)} is taken. End what listens there, or choose another with PORT=3001.`,
    );
  });
});

describe('A port', () => {
  it.each([
    ['0', 0],
    ['3000', 3_000],
    ['65535', 65_535],
  ])('can be %s', (value, port) => {
    expect(parsePort(value)).toBe(port);
  });

  it.each(['', ' ', '65536', '-1', '3e3', '0x50', '80.5', 'http', '3000 '])('cannot be %j', (value) => {
    expect(() => parsePort(value)).toThrow(
      `PORT is "${value}", which is no port. Give a whole number from 0 to 65535; 0 takes any free one.`,
    );
  });
});
