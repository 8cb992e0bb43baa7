import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './Site';

interface Encoding {
  readonly name: string;
  /** Of the file that holds the compressed twin. */
  readonly ending: string;
}

/** The best first. */
const ENCODINGS: readonly Encoding[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** Whether an Accept-Encoding header names a coding, and not with a quality of zero. */
function accepts(header: string, encoding: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()))
    .some(
      ([name, ...weights]) => name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight)),
    );
}

/** The best compressed twin of a file that both sides have; `undefined` when the file itself has to do. */
export function encodingOf(site: Site, file: string, header = ''): Encoding | undefined {
  return ENCODINGS.find(
    ({ name, ending }) => accepts(header, name) && existsSync(join(site.directory, file + ending)),
  );
}
