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

/** `U+20-7E`, `U+A9` */
const ranges = [...styles.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
const codePoints = ranges.flatMap(([, first, last = first]) => {
  const [start, end] = [parseInt(first, 16), parseInt(last, 16)];
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
});

const subset = await subsetFont(readFileSync(FIGTREE), String.fromCodePoint(...codePoints), {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  preserveNameIds: NAME_IDS,
});

if (!process.argv.includes('--check')) writeFileSync(SUBSET, subset);
else if (!subset.equals(readFileSync(SUBSET))) {
  console.error('figtree-subset.woff2 is out of date: run npm run font -w shell');
  process.exitCode = 1;
}
