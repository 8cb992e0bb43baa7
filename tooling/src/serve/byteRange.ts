/** A part of an object, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What an answer to a range beyond the end of an object is about. */
export const UNSATISFIABLE = 'unsatisfiable';

interface RangeHeaders {
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
}

/** One range; several would need a body of several parts, and sending everything instead is allowed, too. */
const SINGLE_RANGE = /^bytes=[ \t]*(?:(?<first>\d+)-(?<last>\d*)|-(?<suffixLength>\d+))[ \t]*$/i;

/**
 * The part of an object that a request asks for, by RFC 9110, section 14.
 *
 * @param object with its strong ETag
 * @returns `undefined` for all of the object: no range, a malformed one, or one of another object
 */
export function byteRange(
  { range = '', ifRange }: RangeHeaders,
  { bytes: { length }, etag }: { readonly bytes: Uint8Array; readonly etag: string },
): ByteRange | typeof UNSATISFIABLE | undefined {
  const { first, last = '', suffixLength = '' } = SINGLE_RANGE.exec(range)?.groups ?? {};
  const isForThisObject = ifRange === undefined || ifRange === etag;
  if (!isForThisObject || length === 0 || (first === undefined && suffixLength === '')) return undefined;
  if (first === undefined) {
    const start = Math.max(length - Number(suffixLength), 0);
    return start < length ? { start, end: length - 1 } : UNSATISFIABLE;
  }
  const [start, end] = [Number(first), last === '' ? length - 1 : Math.min(Number(last), length - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start < length ? { start, end } : UNSATISFIABLE;
}
