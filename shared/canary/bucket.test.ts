/** @jest-environment node */
import { newBucketCookie, readBucket } from './bucket';

describe('A bucket', () => {
  it.each([
    ['bucket=0', 0],
    ['farekite_language=es; bucket=999; preview=', 999],
    ['bucket=1000', undefined],
    ['bucket=007', undefined],
    ['mybucket=7', undefined],
  ])('in the cookies "%s" is %s', (cookies, bucket) => {
    expect(readBucket(cookies)).toBe(bucket);
  });

  it('is drawn from all that there are', () => {
    const random = jest.spyOn(Math, 'random');
    const drawn = [0, 0.5, 1 - 2 ** -53].map((number) => {
      random.mockReturnValueOnce(number);
      return newBucketCookie();
    });
    expect(drawn.map(readBucket)).toEqual([0, 500, 999]);
    expect(drawn[0]).toBe('bucket=0; Max-Age=2592000; Path=/; SameSite=Lax');
  });
});
