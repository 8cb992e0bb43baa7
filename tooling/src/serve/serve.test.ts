import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { MemoryStore } from '../testing/MemoryStore';
import { sendRequest } from '../testing/sendRequest';
import { HOME, servedSite } from '../testing/servedSite';
import { serve, type RunningServer, type ServerOptions } from './serve';

/** More than the buffers of a connection take. */
const BIG = randomBytes(30_000_000);
const BIG_PATH = `/releases/mfe-home/${HOME}/browser/big.avif`;
const GET_PAGE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const GET_BIG = GET_PAGE.replace('/', BIG_PATH);

const store = new MemoryStore(servedSite().set(BIG_PATH.slice(1), BIG));
let server: RunningServer;
const sockets: Socket[] = [];

async function start(limits: ServerOptions['limits'] = {}, accessLog = false): Promise<void> {
  server = await serve(store, { port: 0, host: '127.0.0.1' }, { limits, accessLog });
}

async function openConnection(): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function exchange(sent: string): Promise<string> {
  const socket = await openConnection();
  socket.write(sent);
  return text(socket);
}

async function startDownload(): Promise<IncomingMessage> {
  const sent = get(server.origin + BIG_PATH, { agent: false });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.http.closeAllConnections();
  await server.stop();
});

describe('A server', () => {
  it.each([
    [undefined, 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '[::1]'],
  ])('that listens on %s names an origin at which it answers', async (host, named) => {
    server = await serve(store, { port: 0, host });
    expect(new URL(server.origin).hostname).toBe(named);
    expect((await sendRequest(server.origin, '/healthz')).body.toString()).toBe('ok');
  });

  it('refuses an address that this machine does not have', async () => {
    await expect(serve(store, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
      /^The server cannot listen \(.*192\.0\.2\.1.*--host\.$/,
    );
  });

  it.each([
    ['whose target is a whole address, as proxies send it', 'GET http://localhost/ HTTP/1.1', 'Host: x', 200],
    ['without a host, as balancers send it', 'GET /healthz HTTP/1.0', 'A: b', 200],
    ['with many cookies', 'GET / HTTP/1.1', `Host: x\r\nCookie: a=${'b'.repeat(16_384)}`, 200],
    ['with a body', 'GET / HTTP/1.1', 'Host: x\r\nContent-Length: 4\r\n\r\nbody', 200],
    ['with a backslash, which no page has', 'GET /live\\shell.json HTTP/1.1', 'Host: x', 400],
  ])('answers a request %s', async (_what, line, headers, status) => {
    await start();
    const answer = await exchange(`${line}\r\nConnection: close\r\n${headers}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  });

  it('answers 503 when an object cannot be read, and prints why', async () => {
    await start();
    const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    jest.spyOn(store, 'get').mockRejectedValue(new Error('the disk is broken'));
    expect((await sendRequest(server.origin, '/')).status).toBe(503);
    expect(printed).toHaveBeenCalledWith('farekite: / could not be answered: the disk is broken\n');
  });

  it('prints a line for each request with an access log, without the query and who sent it', async () => {
    await start({}, true);
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await sendRequest(server.origin, '/a?name=Ann&b?c', { headers: { 'User-Agent': 'secret' } });
    await sendRequest(server.origin, '/', { method: 'PUT' });
    expect(printed.mock.calls.map(([line]) => String(line).replace(/\d+ms/, 'TIME'))).toEqual([
      'GET /a 404 TIME\n',
      'PUT / 405 TIME\n',
    ]);
  });
});

describe('A server limits', () => {
  it.each([
    ['the size of headers', { maxHeaderBytes: 2_000 }, `GET /${'x'.repeat(3_000)} HTTP/1.1\r\n\r\n`, 431],
    ['the time that a request takes to arrive', { requestTimeoutMs: 100 }, 'GET / HTTP/1.1\r\nHost: l', 408],
  ])('%s', async (_what, limits, sent, status) => {
    await start(limits);
    expect(await exchange(sent)).toMatch(`HTTP/1.1 ${String(status)} `);
  });

  it('the number of connections', async () => {
    await start({ maxConnections: 1 });
    await openConnection();
    expect(await exchange(GET_PAGE)).toBe('');
  });

  it('the number of requests that a connection waits for', async () => {
    await start({ maxPipelined: 3 });
    const last = GET_PAGE.replace('Host', 'Connection: close\r\nHost');
    expect((await exchange(GET_PAGE.repeat(2) + last)).match(/HTTP\/1.1 200/g)).toHaveLength(3);
    const socket = (await openConnection()).on('error', () => undefined);
    const answers = text(socket).catch(() => '');
    socket.write(GET_PAGE.repeat(400));
    expect((await answers).match(/HTTP\/1.1 200/g) ?? []).not.toHaveLength(400);
    expect((await sendRequest(server.origin, '/')).status).toBe(200);
  });

  it.each([false, true])(
    'the memory that answers take, which share their bytes (access log: %s)',
    async (accessLog) => {
      await start({}, accessLog);
      jest.spyOn(process.stdout, 'write').mockReturnValue(true);
      await sendRequest(server.origin, BIG_PATH);
      const responses: ServerResponse[] = [];
      server.http.on('request', (_request, response) => responses.push(response));
      const before = process.memoryUsage().arrayBuffers;
      const socket = await openConnection();
      socket.pause().write(GET_BIG.repeat(10));
      while (responses.filter(({ writableEnded }) => writableEnded).length < 10) await setImmediate();
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(BIG.length);
    },
  );

  it('the time that a visitor may read nothing', async () => {
    await start({ stalledTimeoutMs: 100 });
    const connected = once(server.http, 'connection') as Promise<[Socket]>;
    const download = await startDownload();
    const [accepted] = await connected;
    await once(accepted, 'close');
    await expect(buffer(download)).rejects.toThrow('aborted');
  });
});

/** Longer than a test may take. */
const NEVER_CUT_OFF = { stopTimeoutMs: 600_000 };

describe('A server that is stopped', () => {
  it('accepts nothing new, lets an answer arrive, and closes its connection', async () => {
    await start(NEVER_CUT_OFF);
    const socket = await openConnection();
    socket.write(GET_BIG);
    await once(socket, 'readable');
    const stopped = server.stop();
    await expect(sendRequest(server.origin, '/')).rejects.toThrow('ECONNREFUSED');
    expect((await buffer(socket)).subarray(-BIG.length).equals(BIG)).toBe(true);
    await stopped;
  });

  it('closes connections that wait for another request, or for the first one', async () => {
    await start(NEVER_CUT_OFF);
    const [used, unused] = [await openConnection(), await openConnection()];
    used.write(GET_PAGE);
    await once(used, 'data');
    const closed = Promise.all([once(used, 'close'), once(unused, 'close')]);
    unused.resume();
    await server.stop();
    await closed;
  });

  it('does not wait for ever, also when it is stopped twice', async () => {
    await start({ stopTimeoutMs: 100 });
    const download = await startDownload();
    await Promise.all([server.stop(10), server.stop(10)]);
    await expect(buffer(download)).rejects.toThrow('aborted');
  });
});
