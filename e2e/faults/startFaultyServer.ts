import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

export function isLate(fault: Fault): boolean {
  return fault === 'no answer' || fault === 'a late answer';
}

/** Browsers keep a broken answer, too. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Of the connection to the site's server. */
const HOP_HEADERS = /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;

export async function ask(address: string, init?: RequestInit) {
  const answer = await fetch(address, { ...init, redirect: 'manual' });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !HOP_HEADERS.test(name))),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** @returns its address */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0), 'listening');
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}

export async function startFaultyServer(site: string) {
  let failing: { readonly paths: readonly string[]; readonly fault: Fault } | undefined;
  let onFailure: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (onFailure = resolve));
  const late: (() => void)[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers: asked } = request;
    const fault = failing?.paths.includes(new URL(url, site).pathname) ? failing.fault : undefined;
    if (fault) onFailure();
    if (fault === 'no answer') return;
    if (fault === 'a late answer') await new Promise<void>((resolve) => late.push(resolve));
    const { status, headers, body } = await ask(site + url, {
      method,
      headers: { cookie: asked.cookie ?? '' },
    });
    if (fault === 'a closed connection') request.socket.destroy();
    else if (fault === '404' || fault === '503') response.writeHead(Number(fault)).end('Not today');
    else if (fault === 'half a body') {
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    } else if (fault === 'another body') {
      // It would run and style as before, if the browser did not refuse it. As JSON it is broken.
      response.writeHead(200, { ...headers, 'cache-control': IMMUTABLE }).end(`${body.toString()}\n;`);
    } else response.writeHead(status, headers).end(body);
  }

  const server = createServer((request, response) => {
    // A browser that has closed its connection needs no answer.
    answer(request, response).catch(() => response.destroy());
  });
  return {
    url: await listen(server),
    fail: (paths: readonly string[], fault: Fault) => {
      failing = { paths, fault };
    },
    /** Also sends the answers that are late. */
    mend: () => {
      failing = undefined;
      for (const send of late.splice(0)) send();
    },
    failed,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;
