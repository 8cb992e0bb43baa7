import { formatCardNumber, formatCvv, formatExpiryDate } from './cardFormats';

describe('Card values in their form', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['42424242424242424242', '4242 4242 4242 4242'],
  ])('a card number: %j becomes %j', (typed, formatted) => {
    expect(formatCardNumber(typed)).toBe(formatted);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/30', '12/30'],
    ['12 2030', '12/20'],
  ])('an expiry date: %j becomes %j', (typed, formatted) => {
    expect(formatExpiryDate(typed)).toBe(formatted);
  });

  it('a CVV holds four digits at most', () => {
    expect(formatCvv('12a345')).toBe('1234');
  });
});
