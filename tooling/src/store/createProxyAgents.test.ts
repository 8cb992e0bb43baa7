import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { S3Server } from '../testing/S3Server';
import { createProxyAgents } from './createProxyAgents';
import { S3Store } from './S3Store';

const KEY = 'live/shell.json';
const { env } = process;

/** A proxy that passes connections on. @returns its address, and where it was asked to connect to */
async function startProxy() {
  const targets: string[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ url = '' }, socket) => {
    targets.push(url);
    const { hostname, port } = new URL(`http://${url}`);
    const target = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  return { proxy, address, targets };
}

let server: S3Server;
let proxied: Awaited<ReturnType<typeof startProxy>>;

beforeEach(async () => {
  server = await S3Server.start();
  proxied = await startProxy();
  process.env = {};
});

afterEach(async () => {
  process.env = env;
  await server.stop();
  await once(proxied.proxy.close(), 'close');
});

/** Writes and reads an object. @returns what it reads */
async function writeAndRead() {
  const store = new S3Store(server.site, server.env);
  await store.put(KEY, Buffer.from('{}'), 'absent');
  return (await store.get(KEY))?.bytes.toString();
}

describe('A proxy in the environment', () => {
  it('is what an object store is reached through', async () => {
    process.env.HTTP_PROXY = proxied.address;
    expect(await writeAndRead()).toBe('{}');
    expect(new Set(proxied.targets)).toEqual(new Set([new URL(server.env.AWS_ENDPOINT_URL_S3).host]));
  });

  it('is not used for what NO_PROXY names', async () => {
    process.env.HTTP_PROXY = proxied.address;
    process.env.NO_PROXY = '127.0.0.1';
    expect(await writeAndRead()).toBe('{}');
    expect(proxied.targets).toEqual([]);
  });

  it.each([
    ['HTTPS_PROXY', 'https://bucket.s3.amazonaws.com', true],
    ['https_proxy', 'https://s3.example.com', true],
    ['HTTPS_PROXY', 'http://127.0.0.1:9000', false],
    ['HTTP_PROXY', 'https://s3.example.com', false],
  ])('%s for %s: %j', async (variable, url, isUsed) => {
    process.env[variable] = proxied.address;
    expect((await createProxyAgents(url)) !== undefined).toBe(isUsed);
  });
});
