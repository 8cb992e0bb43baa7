import { byteRange, UNSATISFIABLE } from './byteRange';

const OBJECT = { bytes: Buffer.alloc(10), etag: '"a"' };

describe('byteRange', () => {
  it.each([
    ['a part', 'bytes=2-4', { start: 2, end: 4 }],
    ['a single byte', 'bytes=9-9', { start: 9, end: 9 }],
    ['the rest', 'bytes=3-', { start: 3, end: 9 }],
    ['no more than there is', 'bytes=3-99', { start: 3, end: 9 }],
    ['the end', 'bytes=-3', { start: 7, end: 9 }],
    ['everything for an end that is longer than the object', 'bytes=-99', { start: 0, end: 9 }],
    ['the unit in capitals', 'Bytes= 0-0 ', { start: 0, end: 0 }],
    ['nothing beyond the end', 'bytes=10-', UNSATISFIABLE],
    ['nothing for an end of no bytes', 'bytes=-0', UNSATISFIABLE],
    ['all for several ranges', 'bytes=0-1,3-4', undefined],
    ['all for an end before the start', 'bytes=4-2', undefined],
    ['all for a range without numbers', 'bytes=-', undefined],
    ['all for words', 'bytes=a-b', undefined],
    ['all for another unit', 'lines=0-1', undefined],
    ['all without a range', undefined, undefined],
  ])('gives %s: Range %s', (_what, range, expected) => {
    expect(byteRange({ range, ifRange: undefined }, OBJECT)).toEqual(expected);
  });

  it.each([
    ['"a"', { start: 0, end: 1 }],
    ['"b"', undefined],
    ['W/"a"', undefined],
    ['Sun, 22 Nov 2026 08:00:00 GMT', undefined],
  ])('sends everything unless If-Range is the strong ETag of the object: %s', (ifRange, expected) => {
    expect(byteRange({ range: 'bytes=0-1', ifRange }, OBJECT)).toEqual(expected);
  });

  it('sends an empty object as it is', () => {
    expect(byteRange({ range: 'bytes=0-', ifRange: undefined }, { ...OBJECT, bytes: Buffer.of() })).toBe(
      undefined,
    );
  });
});
