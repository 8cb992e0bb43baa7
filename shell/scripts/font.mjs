/**
 * Writes src/styles/figtree-subset.woff2: Figtree with only the characters of the `unicode-range` beside it in fonts.scss.
 *
 *   npm run font -w shell             writes the file
 *   npm run font -w shell -- --check  fails when the file is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const FIGTREE = resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const SUBSET = new URL('../src/styles/figtree-subset.woff2', import.meta.url);
const styles = readFileSync(new URL('../src/styles/fonts.scss', import.meta.url), 'utf8');

/** Those that browsers apply by themselves, and the digits of prices. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
/** The copyright, the license and its address, which have to stay. */
const NAME_IDS = [0, 13, 14];

/** `U+20-7E, U+A0` */
function readCodePoints() {
  const [, range] = /unicode-range:\s*(.*?);/s.exec(styles) ?? [];
  if (!range) throw new Error('fonts.scss has no unicode-range');
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part.trim().slice('U+'.length).split('-');
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}

const subset = await subsetFont(readFileSync(FIGTREE), String.fromCodePoint(...readCodePoints()), {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  preserveNameIds: NAME_IDS,
});

if (!process.argv.includes('--check')) writeFileSync(SUBSET, subset);
else if (!subset.equals(readFileSync(SUBSET))) {
  console.error('figtree-subset.woff2 is out of date: run npm run font -w shell');
  process.exitCode = 1;
}
