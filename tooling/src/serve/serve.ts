import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { logger } from 'hono/logger';
import type { S3Limits } from '../store/createS3Client';
import { assertSiteExists } from '../store/pointers';
import type { Store } from '../store/Store';
import { print, printError } from '../util/print';
import { VisitMetrics } from '../telemetry/VisitMetrics';
import { createApp } from './createApp';
import { listen, type Address } from './listen';
import { objectsOf } from './objectsOf';

/** What is in memory serves visitors better than a retry. */
export const SERVING_S3_LIMITS: Partial<S3Limits> = { silenceTimeoutMs: 1_500, maxAttempts: 2 };

/** Longer than most balancers keep a connection that they share: 60 s. */
export const DEFAULT_KEEP_ALIVE_SECONDS = 75;
/** With the time that transfers may take, less than the ten seconds after which Docker kills a process. */
export const DEFAULT_DRAIN_SECONDS = 3;

/** So that no visitor takes from the others what a server has. */
const DEFAULT_LIMITS = {
  maxConnections: 2_000,
  /** Browsers send up to 16 kB of cookies to a host on which other applications set theirs. */
  maxHeaderBytes: 32 * 1_024,
  /** Requests of a connection before the first is answered: apt sends 10, no browser a second one. */
  maxPipelined: 16,
  requestTimeoutMs: 10_000,
  keepAliveMs: 1_000 * DEFAULT_KEEP_ALIVE_SECONDS,
  /** How long a visitor may read nothing of an answer. */
  stalledTimeoutMs: 30_000,
  /** How long transfers may go on after the server accepts nothing more. */
  stopTimeoutMs: 6_000,
};

export interface ServerOptions {
  readonly accessLog?: boolean | undefined;
  /** Where /metrics shows what visitors' browsers tell; without it they are not asked. */
  readonly metrics?: Address | undefined;
  readonly limits?: Partial<typeof DEFAULT_LIMITS>;
}

export interface RunningServer {
  readonly http: Server;
  readonly origin: string;
  readonly metricsAddress: string | undefined;
  /**
   * Lets the answers that are on their way arrive, until time is up.
   * @param drainMs for how long it takes new ones before, and /healthz says that it stops @default 0
   */
  readonly stop: (drainMs?: number) => Promise<void>;
}

/** hono's line has colors: `--> GET /about 200 3ms` */
function printAnswer(line: string): void {
  const [, answered] = /^--> (.*)/.exec(stripVTControlCharacters(line)) ?? [];
  if (answered !== undefined) print(answered.replace(/\?\S*/, ''));
}

/** How many requests each connection waits for: none where a browser has opened it in advance. */
function watchConnections(http: Server, maxPipelined: number): ReadonlyMap<Socket, number> {
  const waiting = new Map<Socket, number>();
  http.on('connection', (socket) => {
    waiting.set(socket, 0);
    socket.once('close', () => waiting.delete(socket));
  });
  http.prependListener('request', ({ socket }, response) => {
    const count = (add: number) => {
      const counted = (waiting.get(socket) ?? 0) + add;
      if (waiting.has(socket)) waiting.set(socket, counted);
      return counted;
    };
    if (count(1) > maxPipelined) socket.destroy();
    response.once('close', () => {
      if (count(-1) === 0 && !http.listening) socket.end();
    });
  });
  return waiting;
}

/** On a port of their own, which visitors do not reach. */
async function showMetrics({ registry }: VisitMetrics, at: Address) {
  const app = new Hono().get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  const http = createAdaptorServer({ fetch: app.fetch }) as Server;
  return { http, address: `${await listen(http, at)}/metrics` };
}

export async function serve(
  store: Store,
  address: Address,
  { accessLog = false, metrics: metricsAt, limits = {} }: ServerOptions = {},
): Promise<RunningServer> {
  await assertSiteExists(store);
  const { requestTimeoutMs, stopTimeoutMs, ...limited } = { ...DEFAULT_LIMITS, ...limits };
  let isStopping = false;
  const metrics = metricsAt && new VisitMetrics(store);
  const ofMetrics = metrics && (await showMetrics(metrics, metricsAt));
  const app = createApp(objectsOf(store), {
    onError: (path, { message }) => {
      printError(`${path} could not be answered: ${message}`);
    },
    isStopping: () => isStopping,
    visits: metrics,
  });
  const logged = new Hono().use(logger(printAnswer)).route('/', app);
  const http = createAdaptorServer({
    fetch: accessLog ? logged.fetch : app.fetch,
    // For requests without a host, as balancers send them.
    hostname: 'localhost',
    // Answers are those of hono then, which share their bytes; each one of Node's own would have a copy.
    overrideGlobalObjects: true,
    serverOptions: {
      maxHeaderSize: limited.maxHeaderBytes,
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: limited.keepAliveMs,
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 1_000),
    },
  }) as Server;
  http.maxConnections = limited.maxConnections;
  http.timeout = limited.stalledTimeoutMs;
  const waiting = watchConnections(http, limited.maxPipelined);
  http.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
  });
  const stop = async (drainMs = 0) => {
    isStopping = true;
    const closed = once(http, 'close');
    // It listens meanwhile, which keeps the process; when it is closed, nothing is left to wait for.
    if (drainMs > 0) await Promise.race([closed, sleep(drainMs, undefined, { ref: false })]);
    // Node's own http.close() takes a connection for idle whose answer is still on its way, and cuts it off.
    NetServer.prototype.close.call(http);
    for (const [socket, requests] of waiting) if (requests === 0) socket.destroy();
    const timer = setTimeout(() => {
      http.closeAllConnections();
    }, stopTimeoutMs);
    await closed;
    clearTimeout(timer);
    ofMetrics?.http.close();
  };
  try {
    return { http, origin: await listen(http, address), metricsAddress: ofMetrics?.address, stop };
  } catch (error) {
    ofMetrics?.http.close();
    throw error;
  }
}
