import { formatNumber } from './formatNumber';
import { LANGUAGES } from './Language';

describe.each(LANGUAGES)('formatNumber (%s)', (language) => {
  it.each([
    [2_000_000, '2,000,000'],
    [-1_489.5, '-1,489.5'],
    [0.123_45, '0.123'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(language, value)).toBe(text);
  });
});
