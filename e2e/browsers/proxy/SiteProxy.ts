import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordErrors } from './recordErrors';

/** How the proxy answers a request for a file that is failing. */
export type Fault = 'not found' | 'hangs' | 'one byte changed';

const RECORDER_PATH = '/record-errors.js';
const RECORDER = `(${String(recordErrors)})();`;
const RECORDER_TAG = `<script src="${RECORDER_PATH}" crossorigin integrity="sha384-${createHash('sha384').update(RECORDER).digest('base64')}"></script>`;

/** One visitor's way to the site. */
export class Visit {
  private failing: { readonly files: RegExp; readonly fault: Fault } | undefined;
  private held: { readonly files: RegExp; readonly released: Promise<void> } | undefined;

  constructor(readonly origin: string) {}

  /** Makes requests for these files fail from now on. */
  fail(files: RegExp, fault: Fault): void {
    this.failing = { files, fault };
  }

  /** Lets all later requests through. A request that hangs still does. */
  recover(): void {
    this.failing = undefined;
  }

  /** Holds requests for these files. @returns a function that answers them and all later ones */
  hold(files: RegExp): () => void {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.held = { files, released };
    return release;
  }

  /** Resolves when a request is not held, or not any more. */
  async untilReleased(path: string): Promise<void> {
    if (this.held?.files.test(path)) await this.held.released;
  }

  faultOf(path: string): Fault | undefined {
    return this.failing?.files.test(path) ? this.failing.fault : undefined;
  }
}

function changeOneByte(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

/**
 * Passes requests on to the site, and holds or fails some of them for some visitors. Not every browser lets a test answer its
 * requests, but each talks to a server. Every visit has a host name of its own, so that visits share neither
 * cookies nor storage nor a cache.
 */
export class SiteProxy {
  private readonly visits = new Map<string, Visit>();

  private constructor(
    private readonly site: string,
    private readonly server: Server,
  ) {}

  /** @param site the origin of the site: `http://localhost:3000` */
  static async start(site: string): Promise<SiteProxy> {
    const server = createServer((request, response) => {
      proxy.answer(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
    const proxy = new SiteProxy(site, server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return proxy;
  }

  startVisit(): Visit {
    const { port } = this.server.address() as AddressInfo;
    const host = `visit-${String(this.visits.size + 1)}.localhost:${String(port)}`;
    const visit = new Visit(`http://${host}`);
    this.visits.set(host, visit);
    return visit;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', headers } = request;
    if (path === RECORDER_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(RECORDER);
      return;
    }
    const visit = this.visits.get(headers.host ?? '');
    await visit?.untilReleased(path);
    const fault = visit?.faultOf(path);
    if (fault === 'hangs') return;
    if (fault === 'not found') response.writeHead(404).end();
    else await this.pass(path, headers.cookie ?? '', fault, response);
  }

  private async pass(
    path: string,
    cookie: string,
    fault: Fault | undefined,
    response: ServerResponse,
  ): Promise<void> {
    const answer = await fetch(this.site + path, { headers: { cookie }, redirect: 'manual' });
    const kept = [...answer.headers].filter(
      ([name]) => !/^(connection|content-(encoding|length)|keep-alive|transfer-encoding)$/.test(name),
    );
    const bytes: Buffer = Buffer.from(await answer.arrayBuffer());
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html');
    const body = fault ? changeOneByte(bytes) : bytes;
    response
      .writeHead(answer.status, Object.fromEntries(kept))
      .end(isDocument ? body.toString().replace('<script>', `${RECORDER_TAG}<script>`) : body);
  }
}
