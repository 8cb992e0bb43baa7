import { EventEmitter, once } from 'node:events';
import WebSocket from 'ws';

interface Message {
  /** Of the command that this is the reply to; none for events. */
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

interface PendingCommand {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A connection by the Chrome DevTools Protocol (https://chromedevtools.github.io/devtools-protocol/). */
export class DevToolsConnection {
  /** Emits the parameters of each event under its name, whichever session it belongs to. */
  readonly events = new EventEmitter();
  private readonly pending = new Map<number, PendingCommand>();
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
  static async open(address: string): Promise<DevToolsConnection> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new DevToolsConnection(socket);
  }

  /** @param session none for the browser itself @throws Error when the browser refuses the command */
  async send<R>(method: string, params: object = {}, session?: string): Promise<R> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.socket.send(JSON.stringify({ id, method, params, sessionId: session }));
    });
  }

  /** Resolves with the parameters of the next event that fits. */
  async next<P>(event: string, fits: (params: P) => boolean = () => true): Promise<P> {
    return new Promise((resolve) => {
      const look = (params: P) => {
        if (!fits(params)) return;
        this.events.off(event, look);
        resolve(params);
      };
      this.events.on(event, look);
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive({ id, result, error, method, params }: Message): void {
    if (method !== undefined) this.events.emit(method, params);
    const command = id === undefined ? undefined : this.pending.get(id);
    if (!command || id === undefined) return;
    this.pending.delete(id);
    if (error) command.reject(new Error(error.message));
    else command.resolve(result);
  }
}
