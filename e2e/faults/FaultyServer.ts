import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a request fails. */
export const FAULTS = [
  '404',
  '503',
  'a closed connection',
  'no answer',
  'a late answer',
  'half a body',
  'another body',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Whether a request waits. The visitor is told after a time. */
export function isLate(fault: Fault): boolean {
  return fault === 'no answer' || fault === 'a late answer';
}

/** Browsers keep such an answer, a broken one too. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** They belong to the connection between this server and the site's. */
const HOP_HEADERS = /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;

/** Stands in front of a site's server, and really fails for some of its files. */
export class FaultyServer {
  readonly url: string;
  private failing: { readonly files: RegExp; readonly fault: Fault } | undefined;
  private failures = 0;
  private readonly waiting: (() => void)[] = [];
  private late: (() => void)[] = [];

  private constructor(
    private readonly site: string,
    private readonly server: Server,
  ) {
    const { port } = server.address() as AddressInfo;
    this.url = `http://localhost:${String(port)}`;
  }

  /** @param site the address of a server of the site */
  static async start(site: string): Promise<FaultyServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const faulty = new FaultyServer(site, server);
    server.on('request', (request, response) => {
      // A browser that has closed its connection needs no answer.
      faulty.answer(request, response).catch(() => response.destroy());
    });
    return faulty;
  }

  /** Fails from now on when one of these paths is requested. */
  fail(files: RegExp, fault: Fault): void {
    this.failing = { files, fault };
  }

  /** Answers from now on, and sends the answers that are late. A request without an answer gets none. */
  mend(): void {
    this.failing = undefined;
    for (const send of this.late) send();
    this.late = [];
  }

  /** Resolves when a request has failed, so that no visit passes without its fault. */
  async untilFailed(): Promise<void> {
    if (this.failures === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', this.url);
    const fault = this.failing?.files.test(pathname) ? this.failing.fault : undefined;
    if (fault) this.countFailure();
    if (fault === 'no answer') return;
    if (fault === 'a closed connection') request.socket.destroy();
    else if (fault === '404' || fault === '503') response.writeHead(Number(fault)).end('Not today');
    else await this.pass(request, response, pathname + search, fault);
  }

  private async pass(
    { method = 'GET', headers: { cookie = '' } }: IncomingMessage,
    response: ServerResponse,
    address: string,
    fault: Exclude<Fault, '404' | '503' | 'a closed connection' | 'no answer'> | undefined,
  ): Promise<void> {
    if (fault === 'a late answer') await new Promise<void>((resolve) => this.late.push(resolve));
    const answer = await fetch(this.site + address, { method, headers: { cookie }, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !HOP_HEADERS.test(name)));
    if (fault === 'half a body') {
      response.writeHead(answer.status, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    } else if (fault === 'another body') {
      // It would run and style as before, if the browser did not refuse it. As JSON it is broken.
      response.writeHead(200, { ...headers, 'cache-control': IMMUTABLE }).end(`${body.toString()}\n;`);
    } else response.writeHead(answer.status, headers).end(body);
  }

  private countFailure(): void {
    this.failures += 1;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
