import { acceptedVariants } from './acceptedVariants';

describe('acceptedVariants', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['.br', '.gz']],
    ['br;q=0.1, gzip;q=1.0', ['.br', '.gz']],
    ['BR', ['.br']],
    ['gzip', ['.gz']],
    ['br;q=0, gzip', ['.gz']],
    ['br ; q=0.000,gzip', ['.gz']],
    ['BR;Q=0, gzip', ['.gz']],
    ['br;q=0, gzip;q=0', []],
    ['brotli, x-gzip', []],
    ['identity', []],
    ['', []],
    [undefined, []],
  ])('for Accept-Encoding %j are %j', (header, extensions) => {
    expect(acceptedVariants(header)).toEqual(extensions);
  });
});
