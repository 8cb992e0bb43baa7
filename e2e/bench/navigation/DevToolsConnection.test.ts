import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { DevToolsConnection } from './DevToolsConnection';

interface Command {
  readonly id: number;
  readonly method: string;
  readonly sessionId?: string;
}

describe('DevToolsConnection', () => {
  let server: WebSocketServer;
  let browser: WebSocket;
  let connection: DevToolsConnection;

  beforeEach(async () => {
    server = new WebSocketServer({ port: 0 });
    await once(server, 'listening');
    const connected = once(server, 'connection') as Promise<[WebSocket]>;
    const { port } = server.address() as AddressInfo;
    connection = await DevToolsConnection.open(`ws://localhost:${String(port)}`);
    [browser] = await connected;
  });

  afterEach(async () => {
    connection.close();
    server.close();
    await once(server, 'close');
  });

  const emit = (method: string, params: object) => {
    browser.send(JSON.stringify({ method, params }));
  };

  async function nextCommand(): Promise<Command> {
    const [data] = (await once(browser, 'message')) as [Buffer];
    return JSON.parse(data.toString()) as Command;
  }

  it('resolves a command with the result, whatever order results come in', async () => {
    const commands: Command[] = [];
    browser.on('message', (data: Buffer) => {
      commands.push(JSON.parse(data.toString()) as Command);
      if (commands.length < 2) return;
      for (const { id, method } of commands.reverse()) {
        browser.send(JSON.stringify({ id, result: { method } }));
      }
    });
    const results = Promise.all([connection.send('Page.enable'), connection.send('Network.enable')]);
    await expect(results).resolves.toEqual([{ method: 'Page.enable' }, { method: 'Network.enable' }]);
  });

  it('sends a command to a session', async () => {
    const command = nextCommand();
    const sent = connection.send('Page.enable', {}, 'of the tab');
    const { id, sessionId } = await command;
    expect(sessionId).toBe('of the tab');
    browser.send(JSON.stringify({ id, result: {} }));
    await sent;
  });

  it('rejects a command that the browser refuses, with its reason', async () => {
    const command = nextCommand();
    const refused = expect(connection.send('Page.fly')).rejects.toThrow("'Page.fly' wasn't found");
    browser.send(JSON.stringify({ id: (await command).id, error: { message: "'Page.fly' wasn't found" } }));
    await refused;
  });

  it('rejects commands that are pending when the browser goes away', async () => {
    const pending = expect(connection.send('Page.enable')).rejects.toThrow('The browser has gone away');
    browser.close();
    await pending;
  });

  it('waits for the next event that fits', async () => {
    const ready = connection.next<{ readonly status: string }>(
      'Preload.prerenderStatusUpdated',
      ({ status }) => status === 'Ready',
    );
    emit('Preload.prerenderStatusUpdated', { status: 'Running' });
    emit('Preload.prerenderStatusUpdated', { status: 'Ready' });
    await expect(ready).resolves.toEqual({ status: 'Ready' });
  });
});
