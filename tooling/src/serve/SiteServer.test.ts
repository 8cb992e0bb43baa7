import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { MemoryStore } from '../testing/MemoryStore';
import { sendRequest } from '../testing/sendRequest';
import type { AccessLogEntry } from './accessLog';
import type { SentObject } from './SiteObjects';
import { SiteServer, type SiteServerOptions } from './SiteServer';

/** More than the buffers of a connection take. */
const BIG = randomBytes(30_000_000);
const GET_PAGE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

const store = new MemoryStore(
  new Map([
    ['index.html', Buffer.from('Home')],
    ['404.html', Buffer.from('Lost')],
    ['big.avif', BIG],
  ]),
);
let server: SiteServer;
const sockets: Socket[] = [];

/** @returns the port */
async function start(
  options: SiteServerOptions = {},
  objects: ConstructorParameters<typeof SiteServer>[0] = store,
) {
  server = new SiteServer(objects, options);
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
  const sent = request({ port, path: '/big.avif', agent: false });
  const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
  return response;
}

/** A promise with what fulfils it; Node 20 has no Promise.withResolvers. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
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

  it.each([
    ['POST', 405],
    ['GET', 413],
    ['HEAD', 413],
  ])('the body of a request to nothing: %s', async (method, status) => {
    const port = await start();
    const answer = await exchange(
      port,
      `${method} / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nthe first words`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
    expect(answer).toContain('Connection: close');
  });

  it('the body of a request to nothing, and says so before it is sent', async () => {
    const port = await start();
    const asks = 'Content-Length: 9\r\nExpect: 100-continue\r\n\r\n';
    expect(await exchange(port, `POST / HTTP/1.1\r\nHost: localhost\r\n${asks}`)).toMatch(/^HTTP\/1.1 405 /);
  });

  it('the number of connections, and answers those that are one too many', async () => {
    const port = await start({ limits: { maxConnections: 2 } });
    const [first] = [await connectTo(port), await connectTo(port)];
    const answer = await exchange(port, GET_PAGE);
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toContain('Retry-After: 5');
    first.write(GET_PAGE);
    const [answered] = (await once(first, 'data')) as [Buffer];
    expect(answered.toString()).toMatch(/^HTTP\/1.1 200 /);
  });

  it('the number of connections that are answered so', async () => {
    const port = await start({ limits: { maxConnections: 1, maxRefusedConnections: 0 } });
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

  it('the time that a visitor may take to read an answer', async () => {
    const port = await start({ limits: { transferTimeoutMs: 200 } });
    const download = await startDownload(port);
    await expect(
      (async () => {
        for await (const chunk of download) {
          expect(chunk).toBeInstanceOf(Buffer);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      })(),
    ).rejects.toThrow('aborted');
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
    socket.write('GET /big.avif HTTP/1.1\r\nHost: localhost\r\n\r\n');
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
    ['GET', '/?name=Ann&token=secret', { method: 'GET', path: '/', status: 200, bytes: 4 }],
    ['HEAD', '/', { method: 'HEAD', path: '/', status: 200, bytes: 0 }],
    ['GET', '/nowhere', { method: 'GET', path: '/nowhere', status: 404, bytes: 4 }],
    ['PUT', '/x', { method: 'PUT', path: '/x', status: 405, bytes: 19 }],
  ])('tells of %s %s, and not who sent it', async (method, path, expected) => {
    const port = await start({ accessLog });
    const logged = nextEntry();
    await sendRequest({ port, method, path, headers: { Cookie: 'language=es', 'User-Agent': 'secret' } });
    const { time, durationMs, ...others } = await logged;
    expect(others).toEqual(expected);
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
    expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  it('names how the object came out of memory', async () => {
    const objects = {
      get: () => Promise.resolve({ bytes: Buffer.of(1), etag: '"a"', cacheStatus: 'farekite; hit' as const }),
    };
    const port = await start({ accessLog }, objects);
    const logged = nextEntry();
    await sendRequest({ port, path: '/' });
    expect(await logged).toMatchObject({ cache: 'farekite; hit' });
  });

  it('marks an answer that a visitor has left', async () => {
    const port = await start({ accessLog });
    const download = await startDownload(port);
    const logged = nextEntry();
    download.destroy();
    expect(await logged).toMatchObject({ path: '/big.avif', status: 200, aborted: true });
  });
});

describe('SiteServer, when a visitor leaves before the object is read,', () => {
  it('begins no answer, whose end would never be noticed', async () => {
    const transferTimeoutMs = 12_345;
    const { promise: late, resolve: find } = withResolvers<SentObject>();
    const asked = withResolvers<undefined>();
    const objects = {
      get: (key: string) => {
        if (!key.startsWith('late')) return Promise.resolve({ bytes: Buffer.of(1), etag: '"a"' });
        asked.resolve(undefined);
        return late;
      },
    };
    const port = await start({ limits: { transferTimeoutMs } }, objects);
    const connected = once(server.http, 'connection') as Promise<[Socket]>;
    const visitor = await connectTo(port);
    visitor.write('GET /late.avif HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await asked.promise;
    const [connection] = await connected;
    visitor.destroy();
    await once(connection, 'close');

    const setTimer = jest.spyOn(globalThis, 'setTimeout');
    find({ bytes: Buffer.of(1), etag: '"a"' });
    expect(await sendRequest({ port, path: '/' })).toMatchObject({ status: 200 });
    const begun = setTimer.mock.calls.filter(([, ms]) => ms === transferTimeoutMs);
    setTimer.mockRestore();
    expect(begun).toHaveLength(1);
  });
});

describe('SiteServer, when an object cannot be read,', () => {
  it('answers 503, says when to try again, and prints why', async () => {
    const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const port = await start({}, { get: () => Promise.reject(new Error('the disk is broken')) });
    const { status, headers, body } = await sendRequest({ port, path: '/' });
    expect({ status, body: body.toString() }).toEqual({ status: 503, body: 'Service Unavailable\n' });
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(printed).toHaveBeenCalledWith('farekite: / could not be answered: the disk is broken\n');
    printed.mockRestore();
  });
});
