import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { printError } from '../util/print';
import { logAnswer, type AccessLog } from './accessLog';
import { createApp } from './createApp';
import { listen, type Address } from './listen';
import type { SiteObjects } from './SiteObjects';

const KIBIBYTE = 1_024;

/** What a server grants to those who visit it, so that none of them takes it from the others. */
const DEFAULT_LIMITS = {
  /** Connections beyond this number are closed at once. */
  maxConnections: 2_000,
  /**
   * The greatest size of a request's target and headers together. Node answers greater ones with 431. Browsers send up to
   * 16 kB of cookies to a host on which other applications set theirs.
   */
  maxHeaderBytes: 32 * KIBIBYTE,
  /** How long a request may take to arrive. Node answers slower ones with 408. */
  requestTimeoutMs: 10_000,
  /** How long a connection may wait for its next request: longer than balancers keep one that they share. */
  keepAliveMs: 75_000,
  /** How long a visitor may read nothing of an answer. */
  stalledTimeoutMs: 30_000,
  /** How long transfers may go on after the server was stopped. Docker kills a process after ten seconds. */
  stopTimeoutMs: 8_000,
};

export interface SiteServerOptions {
  /** Gets an entry for every answered request. @default none is made */
  readonly accessLog?: AccessLog;
  readonly limits?: Partial<typeof DEFAULT_LIMITS>;
}

/** Serves a site by Node, within limits, until it is stopped. */
export class SiteServer {
  readonly http: Server;
  private readonly limits: typeof DEFAULT_LIMITS;
  /** Connections without a request. Browsers open some in advance. */
  private readonly idle = new Set<Socket>();

  constructor(objects: SiteObjects, { accessLog, limits = {} }: SiteServerOptions = {}) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    const { requestTimeoutMs, keepAliveMs, maxHeaderBytes, maxConnections, stalledTimeoutMs } = this.limits;
    const app = createApp(objects, (path, { message }) => {
      printError(`${path} could not be answered: ${message}`);
    });
    this.http = createAdaptorServer({
      fetch: async (request, bindings) => {
        const arrivedMs = performance.now();
        const response = await app.fetch(request, bindings);
        if (accessLog) logAnswer(accessLog, bindings as HttpBindings, response, arrivedMs);
        return response;
      },
      // For requests without a host, as balancers send them.
      hostname: 'localhost',
      overrideGlobalObjects: false,
      serverOptions: {
        maxHeaderSize: maxHeaderBytes,
        headersTimeout: requestTimeoutMs,
        requestTimeout: requestTimeoutMs,
        keepAliveTimeout: keepAliveMs,
        // Node looks this often for requests that are too slow.
        connectionsCheckingInterval: Math.min(requestTimeoutMs, 1_000),
      },
    }) as Server;
    this.http.maxConnections = maxConnections;
    this.http.timeout = stalledTimeoutMs;
    this.watchConnections();
  }

  /** @throws UserError when the port is in use or the address may not be opened */
  async listen(address: Address): Promise<void> {
    await listen(this.http, address);
  }

  /** Stops accepting connections, and waits until the answers that are on their way have arrived, or time is up. */
  async stop(): Promise<void> {
    if (!this.http.listening) return;
    const closed = once(this.http, 'close');
    // Node's own http.close() takes a connection for idle whose answer is still on its way, and cuts it off.
    NetServer.prototype.close.call(this.http);
    for (const socket of this.idle) socket.destroy();
    const timer = setTimeout(() => {
      this.http.closeAllConnections();
    }, this.limits.stopTimeoutMs);
    await closed;
    clearTimeout(timer);
  }

  private watchConnections(): void {
    this.http.on('connection', (socket) => {
      this.idle.add(socket);
      socket.once('close', () => this.idle.delete(socket));
    });
    this.http.prependListener('request', ({ socket }, response) => {
      this.idle.delete(socket);
      response.once('close', () => {
        if (this.http.listening && !socket.destroyed) this.idle.add(socket);
        else socket.end();
      });
    });
  }
}
