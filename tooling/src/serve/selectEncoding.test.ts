import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Site } from '../store/Site';
import { temporaryFolder } from '../testing/temporaryFolder';
import { selectEncoding } from './selectEncoding';

const site = new Site(temporaryFolder());

beforeAll(() => {
  for (const file of ['page.html', 'page.html.br', 'page.html.gz', 'old.js', 'old.js.gz', 'small.js']) {
    writeFileSync(join(site.directory, file), file);
  }
});

describe('selectEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=1.0', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.000,gzip', 'gzip'],
    ['BR;Q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['brotli, x-gzip', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %j returns %s', (header, name) => {
    expect(selectEncoding(site, 'page.html', header)?.name).toBe(name);
  });

  it.each([
    ['old.js', 'gzip'],
    ['small.js', undefined],
  ])('for %s returns %s, the best variant that exists', (file, name) => {
    expect(selectEncoding(site, file, 'br, gzip')?.name).toBe(name);
  });
});
