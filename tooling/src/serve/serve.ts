import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { logger } from 'hono/logger';
import type { S3Limits } from '../store/createS3Client';
import { assertSiteExists } from '../store/pointers';
import type { Store } from '../store/Store';
import { print, printError } from '../util/print';
import { createApp } from './createApp';
import { listen, type Address } from './listen';
import { objectsOf } from './objectsOf';

/** The limits of requests to an object store while visitors wait: what is in memory serves them better than a retry. */
export const SERVING_S3_LIMITS: Partial<S3Limits> = { silenceTimeoutMs: 1_500, maxAttempts: 2 };

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

export interface ServerOptions {
  /** Whether a line is printed for every request, without its query. @default false */
  readonly accessLog?: boolean | undefined;
  readonly limits?: Partial<typeof DEFAULT_LIMITS>;
}

export interface RunningServer {
  readonly http: Server;
  /** `http://localhost:3000` */
  readonly origin: string;
  /** Accepts no more connections, and waits until the answers that are on their way have arrived, or time is up. */
  readonly stop: () => Promise<void>;
}

/** Prints hono's line about an answer, `GET /about 200 3ms`, which begins with an arrow and has colors. */
function printAnswer(line: string): void {
  const [, answered] = /^--> (.*)/.exec(stripVTControlCharacters(line)) ?? [];
  if (answered !== undefined) print(answered.replace(/\?\S*/, ''));
}

/** The connections without a request. Browsers open some in advance. */
function watchIdleConnections(http: Server): ReadonlySet<Socket> {
  const idle = new Set<Socket>();
  http.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  http.prependListener('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (http.listening && !socket.destroyed) idle.add(socket);
      else socket.end();
    });
  });
  return idle;
}

/**
 * Serves a site as in production, within limits: the page in the language of the cookie, the site's own 404 page, cache
 * headers, compressed variants and security headers. New releases are served without a restart.
 *
 * @throws UserError when there is no site, the port is in use, or the address may not be opened
 */
export async function serve(
  store: Store,
  address: Address,
  { accessLog = false, limits = {} }: ServerOptions = {},
): Promise<RunningServer> {
  await assertSiteExists(store);
  const { requestTimeoutMs, stopTimeoutMs, ...limited } = { ...DEFAULT_LIMITS, ...limits };
  const app = createApp(objectsOf(store), (path, { message }) => {
    printError(`${path} could not be answered: ${message}`);
  });
  const logged = new Hono().use(logger(printAnswer)).route('/', app);
  const http = createAdaptorServer({
    fetch: accessLog ? logged.fetch : app.fetch,
    // For requests without a host, as balancers send them.
    hostname: 'localhost',
    overrideGlobalObjects: false,
    serverOptions: {
      maxHeaderSize: limited.maxHeaderBytes,
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: limited.keepAliveMs,
      // Node looks this often for requests that are too slow.
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 1_000),
    },
  }) as Server;
  http.maxConnections = limited.maxConnections;
  http.timeout = limited.stalledTimeoutMs;
  const idle = watchIdleConnections(http);
  const stop = async () => {
    const closed = once(http, 'close');
    // Node's own http.close() takes a connection for idle whose answer is still on its way, and cuts it off.
    NetServer.prototype.close.call(http);
    for (const socket of idle) socket.destroy();
    const timer = setTimeout(() => {
      http.closeAllConnections();
    }, stopTimeoutMs);
    await closed;
    clearTimeout(timer);
  };
  return { http, origin: await listen(http, address), stop };
}
