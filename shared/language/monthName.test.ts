import { LANGUAGE_DETAILS, LANGUAGES } from './Language';
import { monthName } from './monthName';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each(LANGUAGES)('monthName (%s)', (language) => {
  it('names each month as browsers do', () => {
    const inTheBrowser = new Intl.DateTimeFormat(LANGUAGE_DETAILS[language].locale, {
      month: 'long',
      timeZone: 'UTC',
    });
    for (const month of MONTHS) {
      expect(monthName(language, month)).toBe(inTheBrowser.format(Date.UTC(2026, month - 1)));
    }
  });

  it('shortens each name to three letters', () => {
    for (const month of MONTHS) {
      expect(monthName(language, month, 'short')).toBe(monthName(language, month).slice(0, 3));
    }
  });

  it.each([0, 13, 1.5, NaN])('refuses %d', (month) => {
    expect(() => monthName(language, month)).toThrow(
      new RangeError(`${String(month)} is not a month (1 to 12)`),
    );
  });
});
