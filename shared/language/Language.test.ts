import { DEFAULT_LANGUAGE, isSiteLanguage, LANGUAGES, LOCALES, SITE_LANGUAGES } from './Language';

describe('LANGUAGES and SITE_LANGUAGES', () => {
  it('is English or Spanish in every package, and English by default', () => {
    expect(LANGUAGES).toEqual(['en', 'es']);
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it.each([...SITE_LANGUAGES])('%s is recognized and has a locale of the United States', (language) => {
    expect(isSiteLanguage(language)).toBe(true);
    expect(LOCALES[language]).toBe(`${language}-US`);
  });

  it.each(['', 'EN', 'es-US', 'xx', null, undefined, 0, {}])('%j is not a language', (value) => {
    expect(isSiteLanguage(value)).toBe(false);
  });
});
