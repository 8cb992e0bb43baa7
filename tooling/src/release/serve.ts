import type { AddressInfo } from 'node:net';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { answerTo, languageOf, NEVER_KEPT, pathOf, type Answer, type PendingFiles } from './answers';
import { encodingOf } from './encoding';
import { toBytes, type Site } from './Site';
import { ReleaseError } from './ReleaseError';

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // The rest of the policy stands in the page; this one a page cannot say of itself.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Integrity-Policy': 'blocked-destinations=(script)',
};

const SPECULATION_RULES = 'speculation-rules.json';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

function contentTypeOf(file: string): string {
  if (file === SPECULATION_RULES) return 'application/speculationrules+json';
  return CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
}

/** An answer without a file. */
function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) {
  // What was promised of a file that then could not be read holds no more.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'])
    response.removeHeader(name);
  response
    .writeHead(status, {
      ...headers,
      'Cache-Control': NEVER_KEPT,
      'Content-Type': 'text/plain; charset=utf-8',
    })
    .end(`${STATUS_CODES[status] ?? 'Error'}\n`);
}

function respond(
  site: Site,
  pending: PendingFiles,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const url = request.url ?? '/';
  const path = pathOf(url);
  if (path === undefined) {
    refuse(response, 400);
    return;
  }
  if (path !== '/' && path.endsWith('/')) {
    const segments = path.split('/').filter((segment) => segment !== '');
    const query = /\?.*/.exec(url)?.[0] ?? '';
    refuse(response, 308, { Location: `/${segments.map(encodeURIComponent).join('/')}${query}` });
    return;
  }
  const answer = answerTo(site, path, languageOf(request.headers.cookie), pending);
  sendAnswer(site, answer, pending.get(answer.file) ?? undefined, request, response);
}

/** @param content what is sent in place of the folder's own file */
function sendAnswer(
  site: Site,
  { status, file, cacheControl, isPage }: Answer,
  content: string | Uint8Array | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding =
    content === undefined ? encodingOf(site, file, request.headers['accept-encoding']) : undefined;
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', isPage ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  if (isPage) response.setHeader('Speculation-Rules', `"/${SPECULATION_RULES}"`);
  if (content !== undefined) {
    response.end(toBytes(content));
    return;
  }
  send(request, encodeURI(`/${file}${encoding?.ending ?? ''}`), {
    root: site.directory,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    // A part of the page of an error would no longer say that it is one.
    acceptRanges: status === 200,
  })
    .on('error', (error: { readonly status?: number }) => {
      if (response.headersSent) response.destroy();
      else refuse(response, error.status ?? 500);
    })
    .on('directory', () => {
      refuse(response, 404);
    })
    .pipe(response);
}

/** @throws ReleaseError when it is not a whole number from 0 to 65535 */
export function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new ReleaseError(
      `PORT is "${value}", which is no port`,
      'Give a whole number from 0 to 65535; 0 takes any free one.',
    );
  }
  return port;
}

/** The address of this machine that no other can reach. */
export const LOOPBACK = '127.0.0.1';

interface Address {
  /** 0 takes any free one. */
  readonly port: number;
  /** @default every address of the machine */
  readonly host?: string;
}

/** @throws ReleaseError when the port is taken, or may not be opened */
export async function listen(server: Server, address: Address): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE';
      const port = `Port ${String(address.port)}`;
      reject(
        new ReleaseError(
          isTaken ? `${port} is taken` : `${port} cannot be opened (${cause.message})`,
          'End what listens there, or choose another with PORT=3001.',
          { cause },
        ),
      );
    });
    server.listen(address, resolve);
  });
}

/**
 * Serves a site as it is to be once some files are written.
 * @throws ReleaseError when the port is taken
 */
export async function servePending(site: Site, pending: PendingFiles, address: Address): Promise<Server> {
  const server = createServer((request, response) => {
    respond(site, pending, request, response);
  });
  await listen(server, address);
  return server;
}

/**
 * Serves a site's folder as production does: the language variant by cookie, 404 with the site's own
 * page, caching, compressed twins, security headers. What is published while it runs is served at once.
 *
 * @throws ReleaseError when there is no site, or the port is taken
 */
export async function serve(site: Site, port: number): Promise<Server> {
  await site.assertExists();
  return servePending(site, new Map(), { port });
}

/** The address of a server on this machine. */
export function localOrigin(server: Server): string {
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}
