import { acceptedVariants } from './acceptedVariants';

describe('acceptedVariants', () => {
  it.each([
    ['the smallest of those with equal weights', 'gzip, deflate, br, zstd', ['.br', '.gz', '']],
    ['the one with the greatest weight', 'br;q=0.1, gzip;q=1.0', ['.gz', '.br', '']],
    ['the one with the greatest weight, to three digits', 'br;q=0.998, gzip;q=0.999', ['.gz', '.br', '']],
    ['a coding in capitals', 'BR', ['.br', '']],
    ['a single coding', 'gzip', ['.gz', '']],
    ['no coding with the weight 0', 'br;q=0, gzip', ['.gz', '']],
    ['no coding with the weight 0.000, in spaces', 'br ; q=0.000,gzip', ['.gz', '']],
    ['no coding with the weight 0, in capitals', 'BR;Q=0, gzip', ['.gz', '']],
    ['a coding with too great a weight like one with the greatest', 'br;q=2, gzip;q=0.5', ['.br', '.gz', '']],
    ['every coding for an asterisk', '*', ['.br', '.gz', '']],
    ['what an asterisk leaves', '*, br;q=0', ['.gz', '']],
    ['by the weight of an asterisk', 'gzip, *;q=0.5', ['.gz', '.br', '']],
    ['the object as it is, if that has the greatest weight', 'br;q=0.5, identity', ['', '.br']],
    ['a coding with any weight rather than identity unnamed', 'br;q=0.001', ['.br', '']],
    ['the object as it is, even if that is refused', 'identity;q=0', ['']],
    ['the object as it is, even if everything is refused', '*;q=0', ['']],
    ['compressed variants before the refused identity', 'br, identity;q=0', ['.br', '']],
    ['no other codings', 'brotli, x-gzip', ['']],
    ['the object as it is for an empty header', '', ['']],
    ['the object as it is without a header', undefined, ['']],
  ])('gives %s: Accept-Encoding %s', (_what, header, extensions) => {
    expect(acceptedVariants(header)).toEqual(extensions);
  });
});
