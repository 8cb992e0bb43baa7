import { formatPercent } from './formatPercent';
import { LANGUAGES } from './Language';

describe.each([...LANGUAGES])('formatPercent (%s)', (language) => {
  it.each([
    [0.3, '30%'],
    [0.244, '24%'],
    [1, '100%'],
  ])('writes %d as %s', (share, text) => {
    expect(formatPercent(language, share)).toBe(text);
  });
});
