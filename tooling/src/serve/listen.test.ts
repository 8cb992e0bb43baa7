import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeListening, listen, localOrigin } from './listen';

let server: Server;

beforeEach(() => {
  server = createServer((_request, response) => response.end('Hello'));
});

afterEach(async () => {
  if (server.listening) await once(server.close(), 'close');
});

describe('A server that listens on', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:PORT'],
    ['0.0.0.0', 'http://127.0.0.1:PORT (all IPv4 addresses of this machine)'],
    ['::1', 'http://[::1]:PORT'],
    ['::', 'http://localhost:PORT (all addresses of this machine)'],
  ])('%s says so, and answers where it says', async (host, described) => {
    await listen(server, { port: 0, host });
    const { port } = server.address() as AddressInfo;
    expect(describeListening(server)).toBe(described.replace('PORT', String(port)));
    const answer = await fetch(localOrigin(server), { headers: { Connection: 'close' } });
    expect(await answer.text()).toBe('Hello');
  });
});

describe('listen', () => {
  it('refuses an address that this machine does not have', async () => {
    await expect(listen(server, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
      '192.0.2.1 is no address of this machine. Name one of its addresses with --host',
    );
  });
});
