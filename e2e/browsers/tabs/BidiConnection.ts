import { once } from 'node:events';
import WebSocket from 'ws';

/** The answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  /** Of an event: its name. */
  readonly method?: string;
  readonly params?: unknown;
}

interface PendingCommand {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A connection by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export class BidiConnection {
  private readonly pending = new Map<number, PendingCommand>();
  private readonly listeners = new Map<string, (params: unknown) => void>();
  private lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.receive(JSON.parse(data.toString()) as Message);
    });
    socket.on('close', () => {
      for (const { reject } of this.pending.values()) reject(new Error('The browser has gone away'));
      this.pending.clear();
    });
  }

  /** @throws Error when the browser does not accept the connection */
  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  /** @throws Error when the browser refuses the command */
  async send<R>(method: string, params: object = {}): Promise<R> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Calls the listener whenever the browser reports an event. */
  async listen<P>(event: string, listener: (params: P) => void): Promise<void> {
    this.listeners.set(event, listener as (params: unknown) => void);
    await this.send('session.subscribe', { events: [event] });
  }

  private receive({ id, type, result, error, message, method, params }: Message): void {
    if (method) this.listeners.get(method)?.(params);
    const command = id === undefined ? undefined : this.pending.get(id);
    if (!command || id === undefined) return;
    this.pending.delete(id);
    if (type === 'error') command.reject(new Error(`${error ?? 'unknown error'}: ${message ?? ''}`));
    else command.resolve(result);
  }
}
