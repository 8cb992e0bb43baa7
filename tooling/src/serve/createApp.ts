import { newBucketCookie, readBucket } from '@farekite/shared/canary';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_ATTRIBUTES, PREVIEW_KEY } from '@farekite/shared/protocol';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { parseAccept } from 'hono/utils/accept';
import { tryDecodeURIComponent } from 'hono/utils/url';
import { labelOf } from '../release/manifest';
import { formatPreview, parsePreview, type Preview } from '../release/preview';
import { CONTENT_ENCODINGS, pairOf, RELEASES_PREFIX, SHELL_NAME } from '../store/keys';
import { objectMetadata, REVALIDATED, SPECULATION_RULES_FILE } from '../store/objectMetadata';
import { StoreAwayError } from '../store/Store';
import type { ReadObject } from './cacheObjects';
import { findAnswer, type FoundObject } from './findAnswer';
import { receiveVisits, type VisitSink } from './receiveVisits';

/** Without `Cross-Origin-Opener-Policy`: docs/decisions/0009-verified-files-and-checked-input.md */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // The rest is in a meta element, where this directive is not allowed.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Integrity-Policy': 'blocked-destinations=(script)',
};
/** A file that a team has made, such as an SVG, runs no script on the site's origin when a browser shows it by itself. */
const RELEASE_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Robots-Tag': 'noindex',
};
/** Scripts can read it: https://www.w3.org/TR/server-timing/ */
const PAIR_HEADER = 'Server-Timing';
/** A cached error would outlive its cause. */
const NO_STORE = 'no-store';

/**
 * The extensions of the variants that a browser accepts, the smallest first. Last comes the object as it is, also for a browser
 * that refuses it: a page serves it better than an error (RFC 9110, section 12.5.3).
 */
function acceptedVariants(header = ''): string[] {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const isAccepted = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  const compressed = Object.entries(CONTENT_ENCODINGS).filter(([, coding]) => isAccepted(coding));
  return [...compressed.map(([extension]) => extension), ''];
}

/** The releases of a page, and the visitor's arm: `canary=mfe-deals@77c1…`. The bytes of the page are the same for everybody. */
function pairHeader(key: string, canary: FoundObject['canary']): Readonly<Record<string, string>> {
  const pair = pairOf(key);
  if (!pair) return {};
  const labels = [labelOf({ name: SHELL_NAME, version: pair.shell })];
  if (pair.name !== SHELL_NAME) labels.push(labelOf(pair));
  if (canary?.arm) labels.push(`${canary.arm}=${labelOf(canary)}`);
  return { [PAIR_HEADER]: `page;desc="${labels.join(' ')}"` };
}

function sendObject({ status, key, bytes, etag, address, isNamed, canary }: FoundObject): Response {
  const { contentType, contentEncoding, cacheControl } = objectMetadata(key);
  const headers = {
    // A file of a release that no pointer names may still be replaced.
    ...(status === 200 && { 'Cache-Control': isNamed ? cacheControl : REVALIDATED }),
    'Content-Type': contentType,
    'Content-Length': String(bytes.length),
    ETag: etag,
    Vary: address ? 'Cookie, Accept-Encoding' : 'Accept-Encoding',
    ...(contentEncoding && { 'Content-Encoding': contentEncoding }),
    ...(address && { 'Speculation-Rules': `"/${SPECULATION_RULES_FILE}"`, ...pairHeader(key, canary) }),
    ...(key.startsWith(RELEASES_PREFIX) && RELEASE_HEADERS),
  };
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers });
}

/** To open the address of a language is to choose it, for who has not chosen. A page with a canary gives a bucket for the next time. */
function answerWith(c: Context, found: FoundObject, hasChosen: boolean): Response {
  const { status, address } = found;
  if (address && status === 302) {
    c.header('Cache-Control', REVALIDATED);
    return c.redirect(address.path + new URL(c.req.url).search, status);
  }
  const response = sendObject(found);
  // Nobody has opened yet what a browser loads ahead.
  if (c.req.header('Sec-Purpose')) return response;
  const keep = (cookie: string) => {
    response.headers.append('Set-Cookie', cookie);
  };
  if (status === 200 && address?.language && !hasChosen)
    keep(`${LANGUAGE_COOKIE}=${address.language}; ${LANGUAGE_COOKIE_ATTRIBUTES}`);
  const hasBucket = readBucket(c.req.header('Cookie') ?? '') !== undefined;
  // Whoever wants not to be followed tells nothing, and is in no arm: https://www.w3.org/TR/gpc/
  const isCounted = c.req.header('Sec-GPC') !== '1';
  if (found.canary && isCounted && !hasBucket) keep(newBucketCookie());
  return response;
}

function changePreview(c: Context): Response {
  const { pathname, searchParams } = new URL(c.req.url);
  const preview = parsePreview(searchParams.getAll(PREVIEW_KEY).join());
  searchParams.delete(PREVIEW_KEY);
  if (preview.size === 0) deleteCookie(c, PREVIEW_KEY);
  else setCookie(c, PREVIEW_KEY, formatPreview(preview), { sameSite: 'Lax' });
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  return c.redirect(pathname.replace(/^\/+/, '/') + search, 303);
}

/** Another page would be taken for the one that is previewed. */
function previewNotFound(c: Context, preview: Preview): Response {
  const labels = formatPreview(preview).replaceAll(',', ', ');
  return c.html(
    `<!doctype html><html lang="en"><title>Preview not found</title><p>${labels}: this page is not stored, or not ` +
      `together with what is live now. Preview it again, or <a href="?${PREVIEW_KEY}=">leave the preview</a>.`,
    404,
  );
}

interface AppOptions {
  readonly onError?: (path: string, error: Error) => void;
  readonly isStopping?: () => boolean;
  readonly visits?: VisitSink | undefined;
}

/** Answers requests for a site, on Node and on workers alike. */
export function createApp(
  read: ReadObject,
  { onError, isStopping = () => false, visits }: AppOptions = {},
): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    const { headers } = c.res;
    const cacheControl = headers.get('Cache-Control') ?? NO_STORE;
    // What sets a cookie is for one visitor.
    const scope = headers.has('Set-Cookie') && !cacheControl.startsWith('private') ? 'private, ' : '';
    // A page that a proxy has changed would not match its scripts: Cloudflare changes email addresses, unless told not to.
    headers.set('Cache-Control', `${scope}${cacheControl}, no-transform`);
  });
  app.onError((error, c) => {
    // That the store is away is reported once.
    if (!(error instanceof StoreAwayError)) onError?.(c.req.path, error);
    return c.text('Service Unavailable\n', 503, { 'Retry-After': '5' });
  });

  // For balancers, also while the store is away. No page has this path.
  app.get('/healthz', (c) => (isStopping() ? c.text('stopping', 503) : c.text('ok', 200)));

  const ownHeaders = [...Object.keys(RELEASE_HEADERS), PAIR_HEADER, 'Set-Cookie'];
  app.get('*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...ownHeaders] }), async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    if (pathname !== '/' && pathname.endsWith('/')) {
      // Joining the segments also removes leading slashes, which would redirect to another host.
      const segments = pathname.split('/').filter((segment) => segment !== '');
      return c.redirect(`/${segments.join('/')}${search}`, 308);
    }
    if (searchParams.has(PREVIEW_KEY)) return changePreview(c);
    const preview = parsePreview(getCookie(c, PREVIEW_KEY) ?? '');
    const variants = acceptedVariants(c.req.header('Accept-Encoding'));
    const language = getCookie(c, LANGUAGE_COOKIE);
    // One that cannot be decoded leads to no page.
    const path = tryDecodeURIComponent(pathname);
    const bucket = readBucket(c.req.header('Cookie') ?? '');
    const found = await findAnswer(read, { path, language, preview, bucket, variants });
    const response = found
      ? answerWith(c, found, language !== undefined)
      : preview.size > 0
        ? previewNotFound(c, preview)
        : c.text('Not Found\n', 404);
    if (preview.size > 0 && (!found || found.address)) {
      response.headers.set('Cache-Control', `private, ${NO_STORE}`);
      response.headers.set('X-Robots-Tag', 'noindex');
    }
    return response;
  });
  if (visits) app.post('*', receiveVisits(read, visits));
  app.all('*', (c) => c.text('Method Not Allowed\n', 405, { Allow: 'GET, HEAD' }));
  return app;
}
