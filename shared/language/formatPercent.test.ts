import { formatPercent } from './formatPercent';
import { LANGUAGES } from './Language';

describe.each(LANGUAGES)('formatPercent (%s)', (language) => {
  it.each([
    [0.3, '30%'],
    [0.244, '24%'],
    [1, '100%'],
  ])('writes %d as %s', (share, text) => {
    expect(formatPercent(language, share)).toBe(text);
  });
});

it('formatPercent writes the same text in browsers whose locale data has a space before the sign', () => {
  // TypeScript declares the accessor as a method.
  const prototype: { readonly format: unknown } = Intl.NumberFormat.prototype;
  jest.spyOn(prototype, 'format', 'get').mockImplementation(function (this: unknown) {
    const isPercent = (this as Intl.NumberFormat).resolvedOptions().style === 'percent';
    return (value: number) => (isPercent ? `${String(value * 100)} %` : String(value));
  });
  expect(formatPercent('es', 0.3)).toBe('30%');
});
