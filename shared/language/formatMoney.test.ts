import { formatMoney } from './formatMoney';
import { LANGUAGES } from './Language';

describe.each(LANGUAGES)('formatMoney (%s)', (language) => {
  it.each([
    [1_489, '$1,489'],
    [1_489.5, '$1,489.50'],
    [0, '$0'],
    [99.999, '$100.00'],
    [1_234_567, '$1,234,567'],
    [-25, '-$25'],
  ])('writes %d dollars as %s', (dollars, text) => {
    expect(formatMoney(language, dollars)).toBe(text);
  });
});
