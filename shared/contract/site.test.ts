import { telephoneHref } from './site';

describe('telephoneHref', () => {
  it.each([
    '1-800-555-0199',
    '800-555-0199',
    '(800) 555-0199',
    '+1 800.555.0199',
    '18005550199',
    ' 8005550199 ',
  ])('accepts every common punctuation: %j', (phone) => {
    expect(telephoneHref(phone)).toBe('tel:+18005550199');
  });

  it('keeps a leading 1 that belongs to the ten digits [SHELL-10]', () => {
    expect(telephoneHref('100-555-0199')).toBe('tel:+11005550199');
  });

  it.each(['', 'call us', '555-0199', '2-800-555-0199', '1-800-555-0199 ext. 2', '+44 20 7946 0958 00'])(
    'throws a RangeError with the number in its message: %j',
    (phone) => {
      expect(() => telephoneHref(phone)).toThrow(
        new RangeError(`"${phone}" is not a US telephone number: it needs ten digits`),
      );
    },
  );
});
