import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { StoreAwayError } from '../store/StoreAwayError';
import { printError } from '../util/print';
import { logAnswer, type AccessLog } from './accessLog';
import { answerRequest, hasBody, unavailableAnswer, type Answer, type SiteRequest } from './answerRequest';
import { listen, type Address } from './listen';
import { DEFAULT_SERVER_LIMITS, type ServerLimits } from './serverLimits';
import type { SiteObjects } from './SiteObjects';

export interface SiteServerOptions {
  /** Gets an entry for every answered request. @default none is made */
  readonly accessLog?: AccessLog;
  readonly limits?: Partial<ServerLimits>;
}

function describeRequest({ method = 'GET', url = '/', headers }: IncomingMessage): SiteRequest {
  return {
    method,
    target: url,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

/** Serves the objects of a site by HTTP, within limits, until it is stopped. */
export class SiteServer {
  readonly http: Server;
  private readonly limits: ServerLimits;
  private readonly accessLog: AccessLog | undefined;
  private readonly connections = new Set<Socket>();
  /** Connections that have sent no request yet. Browsers open some in advance. */
  private readonly unused = new Set<Socket>();
  /** Connections that are one too many. */
  private readonly refused = new WeakSet<Socket>();

  constructor(
    private readonly objects: SiteObjects,
    { accessLog, limits = {} }: SiteServerOptions = {},
  ) {
    this.accessLog = accessLog;
    this.limits = { ...DEFAULT_SERVER_LIMITS, ...limits };
    const { requestTimeoutMs, keepAliveMs, maxHeaderBytes } = this.limits;
    this.http = createServer({
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveMs,
      // Node looks this often for requests that are too slow.
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 1_000),
    });
    this.http.maxConnections = this.limits.maxConnections + this.limits.maxRefusedConnections;
    this.http.timeout = this.limits.stalledTimeoutMs;
    this.http.on('connection', (socket) => {
      this.keepCount(socket);
    });
    const handle = (request: IncomingMessage, response: ServerResponse) => {
      this.handle(request, response).catch((error: unknown) => {
        printError(`${request.url ?? '/'} could not be answered: ${(error as Error).message}`);
        response.destroy();
      });
    };
    this.http.on('request', handle);
    // Who asks first whether a body is welcome gets the answer without sending it.
    this.http.on('checkContinue', handle);
  }

  /** @throws UserError when the port is in use or the address may not be opened */
  async listen(address: Address): Promise<void> {
    await listen(this.http, address);
  }

  /** Stops accepting connections, and waits until the answers that are on their way have arrived, or time is up. */
  async stop(): Promise<void> {
    if (!this.http.listening) return;
    const closed = once(this.http, 'close');
    this.http.close();
    for (const socket of this.unused) socket.destroy();
    const timer = setTimeout(() => {
      this.http.closeAllConnections();
    }, this.limits.stopTimeoutMs);
    await closed;
    clearTimeout(timer);
  }

  private keepCount(socket: Socket): void {
    if (this.connections.size >= this.limits.maxConnections) this.refused.add(socket);
    this.connections.add(socket);
    this.unused.add(socket);
    socket.once('close', () => {
      this.connections.delete(socket);
      this.unused.delete(socket);
    });
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrived = { time: new Date(), atMs: performance.now() };
    this.unused.delete(request.socket);
    const answer = await this.answer(request);
    // The visitor has left while the store was asked; the end of the answer would never be noticed.
    if (request.socket.destroyed) return;
    if (this.accessLog) logAnswer(this.accessLog, answer, request, response, arrived);
    this.send(answer, request, response);
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const siteRequest = describeRequest(request);
    if (this.refused.has(request.socket)) return unavailableAnswer(siteRequest);
    try {
      return await answerRequest(this.objects, siteRequest);
    } catch (error) {
      // That the store is away is reported once, and not with every request.
      if (!(error instanceof StoreAwayError)) {
        printError(`${siteRequest.target} could not be answered: ${(error as Error).message}`);
      }
      return unavailableAnswer(siteRequest);
    }
  }

  private send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
    const timer = setTimeout(() => {
      response.destroy();
    }, this.limits.transferTimeoutMs);
    response.once('close', () => {
      clearTimeout(timer);
      // Node closes the connections that were idle when the server was stopped, but not those that are idle later.
      if (!this.http.listening)
        setImmediate(() => {
          this.http.closeIdleConnections();
        });
    });
    const isLast =
      hasBody(describeRequest(request)) || !this.http.listening || this.refused.has(request.socket);
    response.writeHead(status, { ...headers, ...(isLast && { Connection: 'close' }) });
    // Not end(body): Node takes a connection for idle after end(), and would cut the answer off when the server stops.
    response.write(body, () => {
      if (!request.socket.destroyed) response.end();
    });
  }
}
