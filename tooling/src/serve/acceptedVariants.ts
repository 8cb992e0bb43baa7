import { parseAccept } from 'hono/utils/accept';
import { CONTENT_ENCODINGS } from '../store/keys';

/** The variants of an object, the smallest first: the extension of each and its content coding. */
const VARIANTS = [...Object.entries(CONTENT_ENCODINGS), ['', 'identity'] as const];
/** Less than any weight that a request can give, so that whatever it names comes first. */
const UNNAMED_IDENTITY_WEIGHT = 0.0001;

/**
 * The extensions of the variants that a browser accepts, the one that it prefers first; among equals the smallest. The
 * last resort is the object as it is, with the extension `''`, because a browser that refuses even that is better
 * served by a page than by an error (RFC 9110, sections 12.1 and 12.5.3).
 *
 * @param header the request's Accept-Encoding
 */
export function acceptedVariants(header = ''): string[] {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (coding: string) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? UNNAMED_IDENTITY_WEIGHT : 0);
  const accepted = VARIANTS.filter(([, coding]) => weightOf(coding) > 0)
    .sort(([, one], [, other]) => weightOf(other) - weightOf(one))
    .map(([extension]) => extension);
  return accepted.includes('') ? accepted : [...accepted, ''];
}
