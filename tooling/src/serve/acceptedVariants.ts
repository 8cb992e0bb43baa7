import { CONTENT_ENCODINGS } from '../store/objectMetadata';

/** The variants of an object, the smallest first: the extension of each and its content coding. */
const VARIANTS: readonly (readonly [extension: string, coding: string])[] = [
  ...Object.entries(CONTENT_ENCODINGS),
  ['', 'identity'],
];
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
/** Less than any weight that a request can give, so that whatever it names comes first. */
const UNNAMED_IDENTITY_WEIGHT = 0.0001;

/** The weights of the codings that a header names; those with a malformed weight are left out. */
function weightsIn(header: string): ReadonlyMap<string, number> {
  const offers = header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  return new Map(
    offers.flatMap(([coding = '', weight = 'q=1']): [string, number][] => {
      const digits = WEIGHT.exec(weight)?.[1];
      return digits === undefined ? [] : [[coding, Number(digits)]];
    }),
  );
}

/**
 * The extensions of the variants that a browser accepts, the one that it prefers first; among equals the smallest. The
 * last resort is the object as it is, with the extension `''`, because a browser that refuses even that is better
 * served by a page than by an error (RFC 9110, sections 12.1 and 12.5.3).
 *
 * @param header the request's Accept-Encoding
 */
export function acceptedVariants(header = ''): string[] {
  const weights = weightsIn(header);
  const weightOf = (coding: string) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? UNNAMED_IDENTITY_WEIGHT : 0);
  const accepted = VARIANTS.map(([extension, coding]) => ({ extension, weight: weightOf(coding) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ extension }) => extension);
  return accepted.includes('') ? accepted : [...accepted, ''];
}
