import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import send from 'send';
import type { Language } from '@farekite/shared/language';
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

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, but asked about every time. */
const REVALIDATED = 'no-cache';
/** An error that a browser keeps would outlive its cause. */
const NEVER_KEPT = 'no-store';

interface Answer {
  readonly status: number;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly cacheControl: string;
  readonly isPage: boolean;
}

export function languageOf(cookieHeader: string | undefined): Language {
  return /(?:^|;\s*)language=es(?:;|$)/.test(cookieHeader ?? '') ? 'es' : 'en';
}

/** What a path is answered with. `undefined` for one that is no path. */
function route(site: Site, path: string, language: Language): Answer {
  const exists = (file: string) => existsSync(join(site.directory, file));
  const isPrivate = /(^|\/)\./.test(path) || /^\/releases\/[^/]+\/[^/]+\/server\//.test(path);
  const isFile = extname(path) !== '';
  if (isFile && !isPrivate && !path.endsWith('.html') && exists(path)) {
    const isImmutable = path.startsWith('/releases/');
    return { status: 200, file: path, cacheControl: isImmutable ? IMMUTABLE : REVALIDATED, isPage: false };
  }
  const page = site.pageFile(path, language);
  if (!isFile && !isPrivate && exists(page))
    return { status: 200, file: page, cacheControl: REVALIDATED, isPage: true };
  return { status: 404, file: site.pageFile(null, language), cacheControl: NEVER_KEPT, isPage: true };
}

/** The best compressed twin that both sides have. */
function encodingOf(
  site: Site,
  file: string,
  accepted: string | undefined,
): { ending: string; name?: string } {
  for (const [name, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const isAccepted = new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`).test(
      accepted ?? '',
    );
    if (isAccepted && existsSync(join(site.directory, file + ending))) return { ending, name };
  }
  return { ending: '' };
}

function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': NEVER_KEPT }).end();
    return;
  }
  const path = decodePath(request.url ?? '/');
  if (path === undefined || !path.startsWith('/')) {
    response.writeHead(400, { 'Cache-Control': NEVER_KEPT }).end();
    return;
  }
  if (path.length > 1 && path.endsWith('/')) {
    const query = (request.url ?? '').split('?').slice(1).join('?');
    const target = encodeURI(path.replace(/^\/+|\/+$/g, ''));
    response
      .writeHead(308, { Location: `/${target}${query ? `?${query}` : ''}`, 'Cache-Control': NEVER_KEPT })
      .end();
    return;
  }
  const answer = route(site, path, languageOf(request.headers.cookie));
  sendAnswer(site, answer, request, response);
}

function sendAnswer(site: Site, answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { status, file, cacheControl, isPage } = answer;
  const encoding = encodingOf(site, file, request.headers['accept-encoding']);
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Type', CONTENT_TYPES[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Vary', isPage ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
  if (encoding.name) response.setHeader('Content-Encoding', encoding.name);
  if (isPage) response.setHeader('Speculation-Rules', '"/speculation-rules.json"');
  if (file.endsWith('speculation-rules.json'))
    response.setHeader('Content-Type', 'application/speculationrules+json');
  // A page of an error is never "not modified".
  if (status !== 200) delete request.headers['if-none-match'];
  send(request, encodeURI(`/${file.replace(/^\//, '')}${encoding.ending}`), {
    root: site.directory,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
  })
    .on('error', () => {
      response
        .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': NEVER_KEPT })
        .end('Not found\n');
    })
    .on('directory', () => {
      response.writeHead(404, { 'Cache-Control': NEVER_KEPT }).end();
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
  return server;
}
