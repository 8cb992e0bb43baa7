import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { isCompressible } from '../store/compress';
import { objectMetadata, SPECULATION_RULES_FILE } from '../store/objectMetadata';
import type { ObjectMetadata, StoredObject } from '../store/Store';
import { acceptedVariants } from './acceptedVariants';
import { preferredLanguage, requestPath, resolveRequest, type Candidate } from './resolveRequest';
import type { SiteObjects } from './SiteObjects';

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Each page has the rest of its policy in a meta element, where this directive is not allowed.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Integrity-Policy': 'blocked-destinations=(script)',
};

/** For errors: a cached error would outlive its cause. */
const NO_STORE = 'no-store';

/** An object that answers a request, perhaps compressed. */
interface FoundObject extends Candidate, StoredObject {
  readonly metadata: ObjectMetadata;
}

/** Answers with a status and its name as text. */
function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...headers, 'Cache-Control': NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(`${STATUS_CODES[status] ?? 'Error'}\n`);
}

/** The first candidate that exists, in the smallest variant that the browser accepts. */
async function findObject(
  objects: SiteObjects,
  candidates: readonly Candidate[],
  acceptEncoding: string | undefined,
): Promise<FoundObject | undefined> {
  const variants = acceptedVariants(acceptEncoding);
  for (const candidate of candidates) {
    for (const extension of isCompressible(candidate.key) ? [...variants, ''] : ['']) {
      const key = candidate.key + extension;
      const object = await objects.get(key);
      if (object) return { ...candidate, ...object, metadata: objectMetadata(key) };
    }
  }
  return undefined;
}

/** The part of an object that a Range header asks for; `undefined` for all of it, `null` for a part beyond its end. */
function requestedRange(
  { headers }: IncomingMessage,
  { bytes, etag }: StoredObject,
): { readonly start: number; readonly end: number } | null | undefined {
  const isForThisObject = headers['if-range'] === undefined || headers['if-range'] === etag;
  if (headers.range === undefined || !isForThisObject) return undefined;
  const ranges = parseRange(bytes.length, headers.range, { combine: true });
  if (ranges === -1) return null;
  // Several ranges would need a body of several parts; sending everything is allowed, too.
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? undefined : ranges[0];
}

function sendObject(object: FoundObject, request: IncomingMessage, response: ServerResponse): void {
  const { status, isPage, bytes, etag, metadata } = object;
  const range = status === 200 ? requestedRange(request, object) : undefined;
  if (range === null) {
    sendStatus(response, 416, { 'Content-Range': `bytes */${String(bytes.length)}` });
    return;
  }
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', status === 200 ? metadata.cacheControl : NO_STORE);
  response.setHeader('Vary', isPage ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', metadata.contentType);
  if (metadata.contentEncoding) response.setHeader('Content-Encoding', metadata.contentEncoding);
  if (isPage) response.setHeader('Speculation-Rules', `"/${SPECULATION_RULES_FILE}"`);
  if (status === 200) response.setHeader('Accept-Ranges', 'bytes');
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 };
  if (range) {
    response.setHeader('Content-Range', `bytes ${String(start)}-${String(end)}/${String(bytes.length)}`);
  }
  const body = bytes.subarray(start, end + 1);
  response
    .writeHead(range ? 206 : status, { 'Content-Length': body.length })
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Answers one request with an object of the site. */
export async function respond(
  objects: SiteObjects,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
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
  const candidates = resolveRequest(path, preferredLanguage(request.headers.cookie));
  const found = await findObject(objects, candidates, request.headers['accept-encoding']);
  if (found) sendObject(found, request, response);
  else sendStatus(response, 404);
}

/** Answers a request that could not be answered because the store cannot be read. */
export function respondUnavailable(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else sendStatus(response, 503, { 'Retry-After': '5' });
}
