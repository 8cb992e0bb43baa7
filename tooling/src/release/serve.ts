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
import { answerTo, languageOf, NEVER_KEPT, pathOf, type Answer } from './answers';
import { encodingOf } from './encoding';
import type { Site } from './Site';
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

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
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
  sendAnswer(site, answerTo(site, path, languageOf(request.headers.cookie)), request, response);
}

function sendAnswer(site: Site, answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { status, file, cacheControl, isPage } = answer;
  const encoding = encodingOf(site, file, request.headers['accept-encoding']);
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', isPage ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  if (isPage) response.setHeader('Speculation-Rules', `"/${SPECULATION_RULES}"`);
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

/** Opens a port, any free one for 0. @throws ReleaseError when it is taken, or may not be opened */
export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE';
      reject(
        new ReleaseError(
          isTaken
            ? `Port ${String(port)} is taken`
            : `Port ${String(port)} cannot be opened (${cause.message})`,
          'End what listens there, or choose another with PORT=3001.',
          { cause },
        ),
      );
    });
    server.listen(port, resolve);
  });
}

/**
 * Serves a site's folder as production does: the language variant by cookie, 404 with the site's own
 * page, caching, compressed twins, security headers. What is published while it runs is served at once.
 *
 * @throws ReleaseError when there is no site, or the port is taken
 */
export async function serve(site: Site, port: number): Promise<Server> {
  await site.assertExists();
  const server = createServer((request, response) => {
    respond(site, request, response);
  });
  await listen(server, port);
  return server;
}

/** The address of a server on this machine. */
export function localOrigin(server: Server): string {
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}
