import { isCompressible, objectMetadata, SPECULATION_RULES_FILE } from '../store/objectMetadata';
import { acceptedVariants } from './acceptedVariants';
import { byteRange, UNSATISFIABLE } from './byteRange';
import { CACHE_STATUS } from './cacheStatus';
import { evaluatePreconditions } from './preconditions';
import { preferredLanguage, requestPath, resolveRequest, type PossibleAnswer } from './resolveRequest';
import { SECURITY_HEADERS } from './securityHeaders';
import type { SentObject, SiteObjects } from './SiteObjects';

/** A request, whichever server received it. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** The value of a header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

/** An answer, whichever server sends it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty where the request or the status forbids one. */
  readonly body: Uint8Array;
}

/** The address at which balancers ask whether the server answers. No page can have it. */
const HEALTH_PATH = '/healthz';
/** Every site has this object. */
const LIVE_SHELL_KEY = 'live/shell.json';

const ENCODER = new TextEncoder();
const EMPTY = new Uint8Array();
const RETRY_AFTER_SECONDS = 5;
/** For errors: a cached error would outlive its cause. */
const NO_STORE = 'no-store';
const REASONS: Readonly<Record<number, string>> = {
  308: 'Permanent Redirect',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  416: 'Range Not Satisfiable',
  503: 'Service Unavailable',
};

interface FoundObject extends PossibleAnswer, SentObject {
  /** With the extension of the compressed variant. */
  readonly sentKey: string;
}

function textAnswer(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { ...headers, 'Cache-Control': NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' },
    body: ENCODER.encode(`${REASONS[status] ?? 'Error'}\n`),
  };
}

/**
 * The first variant of an object that exists.
 * @throws Error when there is none, and one of them could not be read
 */
async function findVariant(
  objects: SiteObjects,
  { key }: PossibleAnswer,
  extensions: readonly string[],
): Promise<{ readonly sentKey: string; readonly object: SentObject } | undefined> {
  let failure: { readonly error: unknown } | undefined;
  for (const extension of extensions) {
    try {
      const object = await objects.get(key + extension);
      if (object) return { sentKey: key + extension, object };
    } catch (error) {
      // While the store is away, another variant may still be in memory.
      failure ??= { error };
    }
  }
  if (failure) throw failure.error;
  return undefined;
}

/** The first of several objects that exists, in the variant that the browser prefers. @throws Error as `findVariant` does */
async function findObject(
  objects: SiteObjects,
  possible: readonly PossibleAnswer[],
  acceptEncoding: string | undefined,
): Promise<FoundObject | undefined> {
  const variants = acceptedVariants(acceptEncoding);
  for (const answer of possible) {
    const extensions = isCompressible(answer.key) ? variants : [''];
    const found = await findVariant(objects, answer, extensions);
    if (found) return { ...answer, ...found.object, sentKey: found.sentKey };
  }
  return undefined;
}

/** The headers that an answer has with and without the object in its body. */
function cachingHeaders({ status, isPage, sentKey, etag, cacheStatus }: FoundObject): Record<string, string> {
  return {
    ETag: etag,
    'Cache-Control': status === 200 ? objectMetadata(sentKey).cacheControl : NO_STORE,
    Vary: isPage ? 'Cookie, Accept-Encoding' : 'Accept-Encoding',
    ...(cacheStatus && { 'Cache-Status': cacheStatus }),
  };
}

/** The headers that describe the object in the body. */
function contentHeaders({ status, isPage, sentKey }: FoundObject): Record<string, string> {
  const { contentType, contentEncoding } = objectMetadata(sentKey);
  return {
    'Content-Type': contentType,
    ...(contentEncoding && { 'Content-Encoding': contentEncoding }),
    ...(isPage && { 'Speculation-Rules': `"/${SPECULATION_RULES_FILE}"` }),
    ...(status === 200 && { 'Accept-Ranges': 'bytes' }),
  };
}

function objectAnswer(object: FoundObject, { method, header }: SiteRequest): Answer {
  const { status, bytes, etag } = object;
  const whole = {
    status,
    headers: { ...cachingHeaders(object), ...contentHeaders(object) },
    body: bytes,
  };
  if (status !== 200) return whole;
  const conditions = { ifMatch: header('if-match'), ifNoneMatch: header('if-none-match') };
  const outcome = evaluatePreconditions(conditions, etag);
  if (outcome === 'failed') return textAnswer(412);
  if (outcome === 'not modified') return { status: 304, headers: cachingHeaders(object), body: EMPTY };
  // Ranges are defined for GET alone.
  const range =
    method === 'GET' ? byteRange({ range: header('range'), ifRange: header('if-range') }, object) : undefined;
  if (range === undefined) return whole;
  const size = String(bytes.length);
  if (range === UNSATISFIABLE) return textAnswer(416, { 'Content-Range': `bytes */${size}` });
  return {
    status: 206,
    headers: {
      ...whole.headers,
      'Content-Range': `bytes ${String(range.start)}-${String(range.end)}/${size}`,
    },
    body: bytes.subarray(range.start, range.end + 1),
  };
}

/** The address of a page that was asked for with a slash at its end. */
function withoutSlash(path: string, target: string): string {
  // Joining the segments also removes leading slashes, which would redirect to another host.
  const segments = path.split('/').filter((segment) => segment !== '');
  const query = /\?.*/.exec(target)?.[0] ?? '';
  return `/${segments.map(encodeURIComponent).join('/')}${query}`;
}

/** Whether the site can be read now, as JSON. The status is 200 in any case: the server itself is well. */
async function healthAnswer(objects: SiteObjects): Promise<Answer> {
  const shell = await objects.get(LIVE_SHELL_KEY).catch(() => undefined);
  const isRead = shell !== undefined && shell.cacheStatus !== CACHE_STATUS.storeAway;
  const health = { status: 'ok', store: isRead ? 'available' : 'unavailable' };
  return {
    status: 200,
    headers: { 'Cache-Control': NO_STORE, 'Content-Type': 'application/json; charset=utf-8' },
    body: ENCODER.encode(`${JSON.stringify(health)}\n`),
  };
}

/** Whether a request comes with a body, which is never read. */
export function hasBody({ header }: SiteRequest): boolean {
  return header('transfer-encoding') !== undefined || Number(header('content-length') ?? 0) > 0;
}

async function selectAnswer(objects: SiteObjects, request: SiteRequest): Promise<Answer> {
  const { method, target, header } = request;
  if (method !== 'GET' && method !== 'HEAD') return textAnswer(405, { Allow: 'GET, HEAD' });
  if (hasBody(request)) return textAnswer(413);
  const path = requestPath(target);
  if (path === undefined) return textAnswer(400);
  if (path === HEALTH_PATH) return healthAnswer(objects);
  if (path !== '/' && path.endsWith('/')) return textAnswer(308, { Location: withoutSlash(path, target) });
  const possible = resolveRequest(path, preferredLanguage(header('cookie')));
  const found = await findObject(objects, possible, header('accept-encoding'));
  return found ? objectAnswer(found, request) : textAnswer(404);
}

/** Adds the headers that every answer has, and removes the body where there must be none. */
function completeAnswer({ status, headers, body }: Answer, { method }: SiteRequest): Answer {
  return {
    status,
    headers: {
      ...SECURITY_HEADERS,
      ...headers,
      ...(status !== 304 && { 'Content-Length': String(body.length) }),
    },
    body: method === 'HEAD' ? EMPTY : body,
  };
}

/** Answers a request with an object of the site. @throws Error when the store cannot be read */
export async function answerRequest(objects: SiteObjects, request: SiteRequest): Promise<Answer> {
  return completeAnswer(await selectAnswer(objects, request), request);
}

/** The answer to a request that cannot be answered now. */
export function unavailableAnswer(request: SiteRequest): Answer {
  return completeAnswer(textAnswer(503, { 'Retry-After': String(RETRY_AFTER_SECONDS) }), request);
}
