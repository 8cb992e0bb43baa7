import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, LOCALES } from './Language';

describe('A language', () => {
  it('is English or Spanish, English unless told', () => {
    expect(LANGUAGES).toEqual(['en', 'es']);
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it.each([...LANGUAGES])('%s is known, with a locale of the United States', (language) => {
    expect(isLanguage(language)).toBe(true);
    expect(LOCALES[language]).toBe(`${language}-US`);
  });

  it.each(['', 'EN', 'es-US', 'fr', null, undefined, 0, {}])('%j is none', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});
