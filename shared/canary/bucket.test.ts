/** @jest-environment node */
import { drawBucket, readBucket } from './bucket';

describe('A bucket', () => {
  it.each([
    ['bucket=0', 0],
    ['language=es; bucket=999; preview=', 999],
    ['bucket=1000', undefined],
    ['bucket=007', undefined],
    ['bucket=1.5', undefined],
    ['bucket=', undefined],
    ['mybucket=7', undefined],
    ['', undefined],
  ])('in the cookies "%s" is %s', (cookies, bucket) => {
    expect(readBucket(cookies)).toBe(bucket);
  });

  it('is drawn from all that there are', () => {
    const random = jest.spyOn(Math, 'random');
    expect([0, 0.5, 1 - 2 ** -53].map((drawn) => random.mockReturnValueOnce(drawn) && drawBucket())).toEqual([
      0, 500, 999,
    ]);
  });
});
