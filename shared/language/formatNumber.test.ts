import { formatNumber } from './formatNumber';
import { LANGUAGE_DETAILS, LANGUAGES, type Language } from './Language';

/** The numbers of a browser, which knows every language. */
const inTheBrowser = (language: Language, value: number) =>
  new Intl.NumberFormat(LANGUAGE_DETAILS[language].locale).format(value);

describe.each(LANGUAGES)('formatNumber (%s)', (language) => {
  it.each([
    [2_000_000, '2,000,000'],
    [1_000, '1,000'],
    [600, '600'],
    [4.8, '4.8'],
    [1_489.5, '1,489.5'],
    [-1_000, '-1,000'],
    [-100, '-100'],
    [0.123_45, '0.123'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(language, value)).toBe(text);
    expect(formatNumber(language, value)).toBe(inTheBrowser(language, value));
  });
});
