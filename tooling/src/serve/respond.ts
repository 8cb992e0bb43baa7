import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import send from 'send';
import { objectMetadata, SPECULATION_RULES_FILE } from '../store/objectMetadata';
import { toBytes, type Site } from '../store/Site';
import {
  NO_STORE,
  preferredLanguage,
  requestPath,
  resolveRequest,
  type PendingFiles,
  type ResolvedFile,
} from './resolveRequest';
import { selectEncoding } from './selectEncoding';

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Each page has the rest of its policy in a meta element, where this directive is not allowed.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Integrity-Policy': 'blocked-destinations=(script)',
};

/** Answers with a status and its name as text. */
function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  // Remove the headers of a file that could not be read after they were set.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) {
    response.removeHeader(name);
  }
  response
    .writeHead(status, {
      ...headers,
      'Cache-Control': NO_STORE,
      'Content-Type': 'text/plain; charset=utf-8',
    })
    .end(`${STATUS_CODES[status] ?? 'Error'}\n`);
}

/** @param content sent instead of the file in the site's folder */
function sendFile(
  site: Site,
  { status, file, cacheControl, isPage }: ResolvedFile,
  content: string | Uint8Array | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding =
    content === undefined ? selectEncoding(site, file, request.headers['accept-encoding']) : undefined;
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Type', objectMetadata(file).contentType);
  response.setHeader('Vary', isPage ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  if (isPage) response.setHeader('Speculation-Rules', `"/${SPECULATION_RULES_FILE}"`);
  if (content !== undefined) {
    response.end(toBytes(content));
    return;
  }
  send(request, encodeURI(`/${file}${encoding?.extension ?? ''}`), {
    root: site.directory,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    // A range of the 404 page would be answered with status 206 instead of 404.
    acceptRanges: status === 200,
  })
    .on('error', (error: { readonly status?: number }) => {
      if (response.headersSent) response.destroy();
      else sendStatus(response, error.status ?? 500);
    })
    .on('directory', () => {
      sendStatus(response, 404);
    })
    .pipe(response);
}

/** Answers one request with a file of the site, or with a pending file. */
export function respond(
  site: Site,
  pending: PendingFiles,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendStatus(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const url = request.url ?? '/';
  const path = requestPath(url);
  if (path === undefined) {
    sendStatus(response, 400);
    return;
  }
  if (path !== '/' && path.endsWith('/')) {
    // Joining the segments also removes leading slashes, which would redirect to another host.
    const segments = path.split('/').filter((segment) => segment !== '');
    const query = /\?.*/.exec(url)?.[0] ?? '';
    sendStatus(response, 308, { Location: `/${segments.map(encodeURIComponent).join('/')}${query}` });
    return;
  }
  const resolved = resolveRequest(site, path, preferredLanguage(request.headers.cookie), pending);
  sendFile(site, resolved, pending.get(resolved.file) ?? undefined, request, response);
}
