/** @jest-environment node */
import { formatMoney, formatNumber, formatPercent } from './numbers';

describe.each(['en', 'es'] as const)('In the language %s', (language) => {
  it.each([
    [2_000_000, '2,000,000'],
    [-1_489.5, '-1,489.5'],
    [0.123_45, '0.123'],
  ])('formatNumber writes %d as %s', (value, text) => {
    expect(formatNumber(language, value)).toBe(text);
  });

  it.each([
    [0.244, '24%'],
    [0.246, '25%'],
  ])('formatPercent writes %d as %s', (share, text) => {
    expect(formatPercent(language, share)).toBe(text);
  });

  it.each([
    [1_489, '$1,489'],
    [1_489.5, '$1,489.50'],
    [99.999, '$100.00'],
  ])('formatMoney writes %d dollars as %s', (dollars, text) => {
    expect(formatMoney(language, dollars)).toBe(text);
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
