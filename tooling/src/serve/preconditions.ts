/** What a request's conditions make of it: the object is sent, the browser has it already, or the request fails. */
export type Outcome = 'send' | 'not modified' | 'failed';

export interface Conditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** The ETags in a header, with the mark `W/` of weak ones. */
function etagsIn(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/**
 * Evaluates the conditions of a request for an object, in the order of RFC 9110, section 13.2.2. Conditions on
 * dates do not count, because answers have no Last-Modified.
 *
 * @param etag of the object; it is a strong one
 */
export function evaluatePreconditions({ ifMatch, ifNoneMatch }: Conditions, etag: string): Outcome {
  if (ifMatch !== undefined && ifMatch.trim() !== '*' && !etagsIn(ifMatch).includes(etag)) return 'failed';
  if (ifNoneMatch === undefined) return 'send';
  const isKnown = etagsIn(ifNoneMatch).some((known) => known.replace(/^W\//, '') === etag);
  return isKnown || ifNoneMatch.trim() === '*' ? 'not modified' : 'send';
}
