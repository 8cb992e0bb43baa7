import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { TIME_LIMIT_MS } from './withinTimeLimit';
import { BrowserConnection } from './BrowserConnection';

interface Command {
  readonly id: number;
  readonly method: string;
  readonly sessionId?: string;
}

describe('BrowserConnection', () => {
  let server: WebSocketServer;
  let browser: WebSocket;
  let browserSocket: IncomingMessage['socket'];
  let connection: BrowserConnection;

  beforeEach(async () => {
    server = new WebSocketServer({ port: 0 });
    await once(server, 'listening');
    const connected = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>;
    const { port } = server.address() as AddressInfo;
    connection = await BrowserConnection.open(`ws://localhost:${String(port)}`);
    const [webSocket, request] = await connected;
    browser = webSocket;
    browserSocket = request.socket;
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

  it('rejects a command that a browser refuses by WebDriver BiDi, with its kind and reason', async () => {
    const command = nextCommand();
    const refused = expect(connection.send('browser.fly')).rejects.toThrow('unknown command: browser.fly');
    const { id } = await command;
    browser.send(JSON.stringify({ type: 'error', id, error: 'unknown command', message: 'browser.fly' }));
    await refused;
  });

  it('rejects commands that are pending when the browser goes away', async () => {
    const pending = expect(connection.send('Page.enable')).rejects.toThrow('The browser has gone away');
    browser.close();
    await pending;
  });

  it('rejects those who wait for an event when the browser goes away', async () => {
    const waiting = expect(connection.next('Page.loadEventFired')).rejects.toThrow(
      'The browser has gone away',
    );
    browser.close();
    await waiting;
  });

  it('rejects whatever is asked for after the browser has gone away', async () => {
    const pending = expect(connection.send('Page.enable')).rejects.toThrow('The browser has gone away');
    browser.close();
    await pending;
    await expect(connection.send('Page.enable')).rejects.toThrow('The browser has gone away');
    await expect(connection.next('Page.loadEventFired')).rejects.toThrow('The browser has gone away');
  });

  it('says why the connection broke', async () => {
    const pending = expect(connection.send('Page.enable')).rejects.toThrow('Invalid WebSocket frame');
    browserSocket.write('neither text nor bytes');
    await pending;
  });

  describe('at a time limit', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    });

    afterEach(() => {
      jest.useRealTimers();
    });

    it('rejects a command that has no reply', async () => {
      const pending = expect(connection.send('Page.enable')).rejects.toThrow(
        'There was no reply to Page.enable after 60000 ms',
      );
      jest.advanceTimersByTime(TIME_LIMIT_MS);
      await pending;
    });

    it('rejects those who wait for an event, and looks at no later one', async () => {
      const fits = jest.fn();
      const waiting = expect(connection.next('Page.loadEventFired', fits)).rejects.toThrow(
        'There was no Page.loadEventFired after 60000 ms',
      );
      jest.advanceTimersByTime(TIME_LIMIT_MS);
      await waiting;
      connection.events.emit('Page.loadEventFired');
      expect(fits).not.toHaveBeenCalled();
    });
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
