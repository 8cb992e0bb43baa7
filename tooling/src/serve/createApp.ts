import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { etag } from 'hono/etag';
import { formatPreview, parsePreview, PREVIEW_KEY, type Preview } from '../release/preview';
import { pointerKey, SHELL_NAME } from '../store/keys';
import { objectMetadata, SPECULATION_RULES_FILE } from '../store/objectMetadata';
import { StoreAwayError } from '../store/StoreAwayError';
import { acceptedVariants } from './acceptedVariants';
import { byteRange, UNSATISFIABLE } from './byteRange';
import { STORE_AWAY } from './CachedObjects';
import { findAnswer, type FoundObject } from './findAnswer';
import { SECURITY_HEADERS } from './securityHeaders';
import type { SiteObjects } from './SiteObjects';

/** For errors: a cached error would outlive its cause. */
const NO_STORE = 'no-store';
const RETRY_AFTER_SECONDS = 5;
/** The name of the shell's cookie. */
const LANGUAGE_COOKIE = 'language';

function sendText(c: Context, status: 404 | 405 | 412 | 416 | 503, text: string, headers = {}): Response {
  return c.text(`${text}\n`, status, { ...headers, 'Content-Length': String(text.length + 1) });
}

/** The path of a request, decoded. One that cannot be decoded leads to no page. */
function pathOf({ req }: Context): string {
  const { pathname } = new URL(req.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The languages in the shell's cookie; a browser may have several cookies of this name, from another path or domain. */
function languagesOf({ req }: Context): string[] {
  const cookies = (req.header('Cookie') ?? '').split(';').map((cookie) => cookie.trim().split('='));
  return cookies.flatMap(([name, value = '']) => (name === LANGUAGE_COOKIE ? [value] : []));
}

/** The address of a page that was asked for with slashes at its end. */
function withoutSlash(path: string, search: string): string {
  // Joining the segments also removes leading slashes, which would redirect to another host.
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(encodeURIComponent).join('/')}${search}`;
}

/** Begins the preview that the address names, or ends the present one, and shows the page by its own address. */
function changePreview(c: Context): Response {
  const { pathname, searchParams } = new URL(c.req.url);
  const preview = parsePreview(searchParams.getAll(PREVIEW_KEY).join());
  searchParams.delete(PREVIEW_KEY);
  if (preview.size === 0) deleteCookie(c, PREVIEW_KEY);
  else setCookie(c, PREVIEW_KEY, formatPreview(preview), { sameSite: 'Lax' });
  c.header('Cache-Control', `private, ${NO_STORE}`);
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  return c.redirect(pathname.replace(/^\/+/, '/') + search, 303);
}

/** The answer where no page of the releases that are previewed is stored. Another page would be taken for it. */
function previewNotFound(c: Context, preview: Preview): Response {
  const labels = formatPreview(preview).replaceAll(',', ', ');
  return c.html(
    `<!doctype html><html lang="en"><title>Preview not found</title><p>${labels}: this page is not stored, or not ` +
      `together with what is live now. Preview it again, or <a href="?${PREVIEW_KEY}=">leave the preview</a>.`,
    404,
  );
}

/** Sends an object, or the part that is asked for. The middleware for ETags answers If-None-Match. */
function sendObject(
  c: Context,
  { status, key, bytes, etag: tag, isPage, cacheStatus }: FoundObject,
): Response {
  const { contentType, contentEncoding, cacheControl } = objectMetadata(key);
  const headers = new Headers({
    'Cache-Control': status === 200 ? cacheControl : NO_STORE,
    'Content-Type': contentType,
    ETag: tag,
    Vary: isPage ? 'Cookie, Accept-Encoding' : 'Accept-Encoding',
    ...(contentEncoding && { 'Content-Encoding': contentEncoding }),
    ...(cacheStatus && { 'Cache-Status': cacheStatus }),
    ...(isPage && { 'Speculation-Rules': `"/${SPECULATION_RULES_FILE}"` }),
  });
  const send = (code: number, body: Uint8Array) => {
    headers.set('Content-Length', String(body.length));
    return new Response(body as Uint8Array<ArrayBuffer>, { status: code, headers });
  };
  if (status === 404) return send(404, bytes);
  const ifMatch = c.req.header('If-Match');
  if (ifMatch !== undefined && ifMatch !== '*' && !ifMatch.includes(tag))
    return sendText(c, 412, 'Precondition Failed');
  headers.set('Accept-Ranges', 'bytes');
  // Ranges are defined for GET alone.
  const requested = c.req.method === 'GET' ? c.req.header('Range') : undefined;
  const range = byteRange({ range: requested, ifRange: c.req.header('If-Range') }, { bytes, etag: tag });
  if (range === undefined) return send(200, bytes);
  if (range === UNSATISFIABLE) {
    return sendText(c, 416, 'Range Not Satisfiable', { 'Content-Range': `bytes */${String(bytes.length)}` });
  }
  headers.set('Content-Range', `bytes ${String(range.start)}-${String(range.end)}/${String(bytes.length)}`);
  return send(206, bytes.subarray(range.start, range.end + 1));
}

/**
 * Answers requests for a site, on Node and on workers alike.
 * @param onError told why a request could not be answered, except that the store is away
 */
export function createApp(
  objects: SiteObjects,
  onError: (path: string, error: Error) => void = () => undefined,
): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', NO_STORE);
  });
  app.onError((error, c) => {
    // That the store is away is reported once, and not with every request.
    if (!(error instanceof StoreAwayError)) onError(c.req.path, error);
    return sendText(c, 503, 'Service Unavailable', { 'Retry-After': String(RETRY_AFTER_SECONDS) });
  });

  // For balancers. No page has this path.
  app.get('/healthz', async (c) => {
    const shell = await objects.get(pointerKey(SHELL_NAME)).catch(() => undefined);
    const store = shell && shell.cacheStatus !== STORE_AWAY ? 'available' : 'unavailable';
    return c.json({ status: 'ok', store }, 200, { 'Cache-Control': NO_STORE });
  });

  app.get('*', etag(), async (c) => {
    const path = pathOf(c);
    const { search, searchParams } = new URL(c.req.url);
    if (path !== '/' && path.endsWith('/')) return c.redirect(withoutSlash(path, search), 308);
    if (searchParams.has(PREVIEW_KEY)) return changePreview(c);
    const preview = parsePreview(getCookie(c, PREVIEW_KEY) ?? '');
    const variants = acceptedVariants(c.req.header('Accept-Encoding'));
    const found = await findAnswer(objects, { path, languages: languagesOf(c), preview, variants });
    const response = found
      ? sendObject(c, found)
      : preview.size > 0
        ? previewNotFound(c, preview)
        : sendText(c, 404, 'Not Found');
    if (preview.size > 0 && (!found || found.isPage)) {
      response.headers.set('Cache-Control', `private, ${NO_STORE}`);
      response.headers.set('X-Robots-Tag', 'noindex');
    }
    return response;
  });
  app.all('*', (c) => sendText(c, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' }));
  return app;
}
