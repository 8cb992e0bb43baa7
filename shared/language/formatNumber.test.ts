import { formatNumber } from './formatNumber';
import { LANGUAGES } from './Language';

describe.each([...LANGUAGES])('formatNumber (%s)', (language) => {
  it.each([
    [2_000_000, '2,000,000'],
    [1_000, '1,000'],
    [600, '600'],
    [4.8, '4.8'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(language, value)).toBe(text);
  });
});
