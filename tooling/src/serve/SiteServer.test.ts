import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { sendRequest } from '../testing/sendRequest';
import { HOME, servedSite } from '../testing/servedSite';
import type { AccessLogEntry } from './accessLog';
import type { SiteObjects } from './SiteObjects';
import { CachedObjects } from './CachedObjects';
import { SiteServer, type SiteServerOptions } from './SiteServer';

/** More than the buffers of a connection take. */
const BIG = randomBytes(30_000_000);
const GET_PAGE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

const BIG_PATH = `/releases/mfe-home/${HOME}/browser/big.avif`;
const site = servedSite().set(BIG_PATH.slice(1), BIG);
const objects: SiteObjects = {
  get: (key) => Promise.resolve(site.has(key) ? { bytes: site.get(key) as Buffer, etag: '"a"' } : undefined),
};
let server: SiteServer;
const sockets: Socket[] = [];

/** @returns the port */
async function start(options: SiteServerOptions = {}, served = objects) {
  server = new SiteServer(served, options);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.http.address() as AddressInfo).port;
}

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** All that the server sends until it closes the connection. */
async function exchange(port: number, sent: string): Promise<string> {
  const socket = await connectTo(port);
  socket.write(sent);
  return text(socket);
}

/** Asks for the big object, and returns its answer unread. */
async function startDownload(port: number): Promise<IncomingMessage> {
  const sent = request({ port, path: BIG_PATH, agent: false });
  const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
  return response;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.http.closeAllConnections();
  await server.stop();
});

describe('SiteServer limits', () => {
  it('the size of headers', async () => {
    const port = await start({ limits: { maxHeaderBytes: 2_000 } });
    const answer = await exchange(port, `GET /${'x'.repeat(3_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
  });

  it('the time that a request takes to arrive', async () => {
    const port = await start({ limits: { requestTimeoutMs: 100 } });
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: loc')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('the number of connections', async () => {
    const port = await start({ limits: { maxConnections: 1 } });
    await connectTo(port);
    expect(await exchange(port, GET_PAGE)).toBe('');
  });

  it('the time that a visitor may read nothing', async () => {
    const port = await start({ limits: { stalledTimeoutMs: 100 } });
    const connected = once(server.http, 'connection') as Promise<[Socket]>;
    const download = await startDownload(port);
    const [accepted] = await connected;
    await once(accepted, 'close');
    await expect(buffer(download)).rejects.toThrow('aborted');
  });
});

describe('SiteServer answers a request', () => {
  it.each([
    ['whose target is a whole address, as proxies send it', 'GET http://localhost/ HTTP/1.1', 'Host: x', 200],
    ['without a host, as balancers send it', 'GET /healthz HTTP/1.0', 'A: b', 200],
    [
      'with as many cookies as browsers send',
      'GET / HTTP/1.1',
      `Host: x\r\nCookie: a=${'b'.repeat(16_384)}`,
      200,
    ],
    ['that cannot be decoded, with the 404 page', 'GET /% HTTP/1.1', 'Host: x', 404],
    ['that leads out of the site, with the 404 page', 'GET /../../etc/passwd HTTP/1.1', 'Host: x', 404],
    ['with a body', 'GET / HTTP/1.1', 'Host: x\r\nContent-Length: 4\r\n\r\nbody', 200],
    ['with the body of another method', 'POST / HTTP/1.1', 'Host: x\r\nContent-Length: 4\r\n\r\nbody', 405],
    ['with a backslash, which no page has', 'GET /live\\shell.json HTTP/1.1', 'Host: x', 400],
  ])('%s', async (_what, line, headers, status) => {
    const socket = await connectTo(await start());
    socket.write(`${line}\r\n${headers}\r\n\r\n`);
    const [answered] = (await once(socket, 'data')) as [Buffer];
    expect(answered.toString()).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  });
});

describe('SiteServer.stop', () => {
  it('lets a transfer end, and accepts nothing new', async () => {
    const port = await start();
    const download = await startDownload(port);
    const stopped = server.stop();
    await expect(sendRequest({ port, path: '/' })).rejects.toThrow('ECONNREFUSED');
    expect((await buffer(download)).equals(BIG)).toBe(true);
    await stopped;
  });

  it('closes connections that wait for another request, or for the first one', async () => {
    const port = await start();
    const [used, unused] = [await connectTo(port), await connectTo(port)];
    used.write(GET_PAGE);
    await once(used, 'data');
    const closed = Promise.all([once(used, 'close'), once(unused, 'close')]);
    unused.resume();
    await server.stop();
    await closed;
  });

  it('closes a connection after the answer that was on its way', async () => {
    const port = await start();
    const socket = await connectTo(port);
    socket.write(`GET ${BIG_PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'readable');
    const stopped = server.stop();
    expect((await buffer(socket)).subarray(-BIG.length).equals(BIG)).toBe(true);
    await stopped;
  });

  it('does not wait for ever', async () => {
    const port = await start({ limits: { stopTimeoutMs: 100 } });
    const download = await startDownload(port);
    await server.stop();
    await expect(buffer(download)).rejects.toThrow('aborted');
  });

  it('may be called twice', async () => {
    await start();
    await Promise.all([server.stop(), server.stop()]);
  });
});

describe('The access log of SiteServer', () => {
  const entries: AccessLogEntry[] = [];
  const nextEntry = () => new Promise<AccessLogEntry>((resolve) => (onEntry = resolve));
  let onEntry: (entry: AccessLogEntry) => void = () => undefined;
  const accessLog = (entry: AccessLogEntry) => {
    entries.push(entry);
    onEntry(entry);
  };

  it.each([
    ['GET', '/robots.txt?name=Ann&token=secret', { path: '/robots.txt', status: 200, bytes: 8 }],
    ['HEAD', '/robots.txt', { path: '/robots.txt', status: 200, bytes: 0 }],
    ['PUT', '/nowhere', { path: '/nowhere', status: 405, bytes: 19 }],
  ])('tells of %s %s, and not who sent it', async (method, path, expected) => {
    const port = await start({ accessLog });
    const logged = nextEntry();
    await sendRequest({ port, method, path, headers: { Cookie: 'language=es', 'User-Agent': 'secret' } });
    const { time, durationMs, ...others } = await logged;
    expect(others).toEqual({ method, ...expected });
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
    expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  it('names how the object came out of memory', async () => {
    const port = await start(
      { accessLog },
      new CachedObjects({ get: (key) => Promise.resolve({ bytes: site.get(key) as Buffer }) }),
    );
    const logged = nextEntry();
    await sendRequest({ port, path: '/' });
    expect(await logged).toMatchObject({ cache: 'farekite; fwd=miss' });
  });

  it('marks an answer that a visitor has left', async () => {
    const port = await start({ accessLog });
    const download = await startDownload(port);
    const logged = nextEntry();
    download.destroy();
    expect(await logged).toMatchObject({ path: BIG_PATH, status: 200, aborted: true });
  });
});

describe('SiteServer, when an object cannot be read,', () => {
  it('answers 503, and prints why', async () => {
    const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const port = await start({}, { get: () => Promise.reject(new Error('the disk is broken')) });
    expect((await sendRequest({ port, path: '/' })).status).toBe(503);
    expect(printed).toHaveBeenCalledWith('farekite: / could not be answered: the disk is broken\n');
    printed.mockRestore();
  });
});
