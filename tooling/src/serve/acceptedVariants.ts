import { CONTENT_ENCODINGS } from '../store/objectMetadata';

/** Whether an Accept-Encoding header names an encoding with a quality other than zero. */
function accepts(header: string, encoding: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()))
    .some(
      ([name, ...weights]) => name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight)),
    );
}

/**
 * The extensions of the compressed variants that a browser accepts, the smallest variant first.
 * @param header the request's Accept-Encoding
 */
export function acceptedVariants(header = ''): string[] {
  return Object.entries(CONTENT_ENCODINGS).flatMap(([extension, name]) =>
    accepts(header, name) ? [extension] : [],
  );
}
