import { EventEmitter, once } from 'node:events';
import WebSocket from 'ws';
import { withinTimeLimit } from './withinTimeLimit';

interface Message {
  /** Of the command that this is the reply to; none for events. */
  readonly id?: number;
  readonly result?: unknown;
  /** The reason of a refusal by the DevTools Protocol; by WebDriver BiDi its kind, and the reason is in `message`. */
  readonly error?: { readonly message: string } | string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface PendingCommand {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

function reasonOf({ error, message = '' }: Message): string {
  return typeof error === 'string' ? `${error}: ${message}` : (error?.message ?? message);
}

/**
 * A connection by the Chrome DevTools Protocol (https://chromedevtools.github.io/devtools-protocol/) or WebDriver BiDi
 * (https://www.w3.org/TR/webdriver-bidi/). Whoever waits for the browser gets an error when it goes away, and when nothing
 * has come within the limit of {@link withinTimeLimit}.
 */
export class BrowserConnection {
  /** Emits the parameters of each event under its name, whichever session it belongs to. */
  readonly events = new EventEmitter();
  private readonly pending = new Map<number, PendingCommand>();
  /** Rejects when the connection ends. */
  private readonly end: Promise<never>;
  private lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.receive(JSON.parse(data.toString()) as Message);
    });
    this.end = new Promise((_resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        reject(new Error('The browser has gone away'));
      });
    });
    // It also ends when nobody waits for anything.
    this.end.catch(() => undefined);
  }

  /** @throws Error when the browser does not accept the connection */
  static async open(address: string): Promise<BrowserConnection> {
    const socket = new WebSocket(address);
    await withinTimeLimit(once(socket, 'open'), 'The browser did not accept the connection');
    return new BrowserConnection(socket);
  }

  /** @param session of the DevTools Protocol; none for the browser itself @throws Error when the browser refuses the command */
  async send<R>(method: string, params: object = {}, session?: string): Promise<R> {
    const id = ++this.lastId;
    const result = new Promise<R>((resolve, reject) => {
      this.pending.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.socket.send(JSON.stringify({ id, method, params, sessionId: session }));
    });
    return this.fromBrowser(result, `There was no reply to ${method}`);
  }

  /** Resolves with the parameters of the next event that fits. */
  async next<P>(event: string, fits: (params: P) => boolean = () => true): Promise<P> {
    let find: (params: P) => void;
    const found = new Promise<P>((resolve) => {
      find = resolve;
    });
    const look = (params: P) => {
      if (fits(params)) find(params);
    };
    this.events.on(event, look);
    try {
      return await this.fromBrowser(found, `There was no ${event}`);
    } finally {
      this.events.off(event, look);
    }
  }

  close(): void {
    this.socket.close();
  }

  private async fromBrowser<R>(promise: Promise<R>, failure: string): Promise<R> {
    return withinTimeLimit(Promise.race([promise, this.end]), failure);
  }

  private receive(message: Message): void {
    const { id, result, error, method, params } = message;
    if (method !== undefined) this.events.emit(method, params);
    const command = id === undefined ? undefined : this.pending.get(id);
    if (!command || id === undefined) return;
    this.pending.delete(id);
    if (error) command.reject(new Error(reasonOf(message)));
    else command.resolve(result);
  }
}
