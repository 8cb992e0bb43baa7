import { formatDay, formatMoney, formatNumber, formatPercent } from './formats';
import { LANGUAGES } from './Language';

describe.each([...LANGUAGES])('Formats of the United States (%s)', (language) => {
  it.each([
    [2_000_000, '2,000,000'],
    [1_000, '1,000'],
    [600, '600'],
    [4.8, '4.8'],
  ])('formatNumber writes %d as %s', (value, text) => {
    expect(formatNumber(language, value)).toBe(text);
  });

  it.each([
    [1_489, '$1,489'],
    [1_489.5, '$1,489.50'],
    [0, '$0'],
    [99.999, '$100.00'],
    [1_234_567, '$1,234,567'],
  ])('formatMoney writes %d dollars as %s', (dollars, text) => {
    expect(formatMoney(language, dollars)).toBe(text);
  });

  it.each([
    [0.3, '30%'],
    [0.244, '24%'],
    [1, '100%'],
  ])('formatPercent writes %d as %s', (share, text) => {
    expect(formatPercent(language, share)).toBe(text);
  });

  it.each(['', 'today', '2026-13-01', '2026-02-30', '11/21/2026', '2026-11-21T10:00'])(
    'formatDay refuses %j',
    (day) => {
      expect(() => formatDay(language, day)).toThrow(
        new RangeError(`"${day}" is not a day of the calendar (YYYY-MM-DD)`),
      );
    },
  );
});

describe('formatDay', () => {
  it('uses the words of the language', () => {
    expect(formatDay('en', '2026-11-21')).toBe('November 21, 2026');
    expect(formatDay('es', '2026-11-21')).toBe('21 de noviembre de 2026');
  });

  it('names the same day in every time zone', () => {
    expect(formatDay('en', '2026-01-01')).toBe('January 1, 2026');
    expect(formatDay('en', '2028-02-29')).toBe('February 29, 2028');
  });
});
