/** @jest-environment node */
import { isLanguage, LANGUAGE_DETAILS, LANGUAGES } from './Language';

describe('LANGUAGES', () => {
  it.each(LANGUAGES)('%s is recognized and has a locale of the United States', (language) => {
    expect(isLanguage(language)).toBe(true);
    expect(LANGUAGE_DETAILS[language].locale).toBe(`${language}-US`);
  });

  it.each(['', 'EN', 'es-US', 'xx', null, undefined, 0, {}])('%j is not a language', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});
