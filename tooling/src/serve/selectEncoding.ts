import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_ENCODINGS } from '../store/objectMetadata';
import type { Site } from '../store/Site';

interface Encoding {
  /** As in Accept-Encoding and Content-Encoding. */
  readonly name: string;
  /** The extension of the file with the compressed variant. */
  readonly extension: string;
}

/** In order of preference. */
const ENCODINGS: readonly Encoding[] = Object.entries(CONTENT_ENCODINGS).map(([extension, name]) => ({
  name,
  extension,
}));

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
 * The best encoding that the browser accepts and the file has a compressed variant in; `undefined` when
 * the file has to be sent as it is.
 *
 * @param header the request's Accept-Encoding
 */
export function selectEncoding(site: Site, file: string, header = ''): Encoding | undefined {
  return ENCODINGS.find(
    ({ name, extension }) => accepts(header, name) && existsSync(join(site.directory, file + extension)),
  );
}
