import type { Context } from 'hono';
import { objectMetadata, SPECULATION_RULES_FILE } from '../store/objectMetadata';
import type { FoundObject } from './findAnswer';

/** For errors: a cached error would outlive its cause. */
export const NO_STORE = 'no-store';

/** One range; several would need a body of several parts, and sending everything instead is allowed, too. */
const SINGLE_RANGE = /^bytes=(?:(?<first>\d+)-(?<last>\d*)|-(?<suffixLength>\d+))$/;

/**
 * The part of an object that the header Range asks for, by RFC 9110, section 14: its first byte, and the one after its last.
 *
 * @returns `undefined` for all of the object: no range, or a malformed one. A part without bytes cannot be sent
 */
function rangeOf(header: string | undefined, length: number): readonly [number, number] | undefined {
  const { first, last = '', suffixLength } = SINGLE_RANGE.exec(header ?? '')?.groups ?? {};
  if (suffixLength !== undefined) return [Math.max(length - Number(suffixLength), 0), length];
  if (first === undefined || (last !== '' && Number(last) < Number(first))) return undefined;
  return [Number(first), last === '' ? length : Math.min(Number(last) + 1, length)];
}

/** Sends an object, or the part that is asked for. The middleware for ETags answers If-None-Match. */
export function sendObject(c: Context, { status, key, bytes, etag, isPage }: FoundObject): Response {
  const { contentType, contentEncoding, cacheControl } = objectMetadata(key);
  const headers = new Headers({
    'Cache-Control': status === 200 ? cacheControl : NO_STORE,
    'Content-Type': contentType,
    ETag: etag,
    Vary: isPage ? 'Cookie, Accept-Encoding' : 'Accept-Encoding',
    ...(contentEncoding && { 'Content-Encoding': contentEncoding }),
    ...(isPage && { 'Speculation-Rules': `"/${SPECULATION_RULES_FILE}"` }),
  });
  const send = (code: number, body: Uint8Array) => {
    headers.set('Content-Length', String(body.length));
    return new Response(body as Uint8Array<ArrayBuffer>, { status: code, headers });
  };
  if (status === 404) return send(404, bytes);
  const ifMatch = c.req.header('If-Match');
  if (ifMatch !== undefined && ifMatch !== '*' && !ifMatch.includes(etag))
    return c.text('Precondition Failed\n', 412);
  headers.set('Accept-Ranges', 'bytes');
  // Ranges are defined for GET alone.
  const isRanged = c.req.method === 'GET' && (c.req.header('If-Range') ?? etag) === etag;
  const range = isRanged ? rangeOf(c.req.header('Range'), bytes.length) : undefined;
  if (range === undefined) return send(200, bytes);
  const [start, end] = range;
  const size = String(bytes.length);
  if (start >= end) return c.text('Range Not Satisfiable\n', 416, { 'Content-Range': `bytes */${size}` });
  headers.set('Content-Range', `bytes ${String(start)}-${String(end - 1)}/${size}`);
  return send(206, bytes.subarray(start, end));
}
