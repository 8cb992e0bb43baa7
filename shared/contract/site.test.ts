/** @jest-environment node */
import { telephoneHref } from './site';

describe('telephoneHref', () => {
  it.each(['1-800-555-0123', '(800) 555-0123'])('accepts common punctuation: %j', (phone) => {
    expect(telephoneHref(phone)).toBe('tel:+18005550123');
  });

  it('keeps a leading 1 that belongs to the ten digits [SHELL-10]', () => {
    expect(telephoneHref('100-555-0123')).toBe('tel:+11005550123');
  });

  it.each(['call us', '555-0123', '2-800-555-0123', '1-800-555-0123 ext. 2'])('refuses %j', (phone) => {
    expect(() => telephoneHref(phone)).toThrow(
      new RangeError(`"${phone}" is not a US telephone number: it needs ten digits`),
    );
  });
});
