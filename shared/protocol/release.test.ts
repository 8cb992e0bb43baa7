import { releasePath, supportsLanguage } from './release';

describe('releasePath', () => {
  it('is made of name and version and ends in a slash', () => {
    expect(releasePath({ name: 'mfe-deals', version: '77c1d0a95ee2b346' })).toBe(
      '/releases/mfe-deals/77c1d0a95ee2b346/',
    );
  });
});

describe('supportsLanguage', () => {
  it('is true for English and Spanish when the release names no languages', () => {
    expect(supportsLanguage({}, 'en')).toBe(true);
    expect(supportsLanguage({}, 'es')).toBe(true);
    expect(supportsLanguage({}, 'fr')).toBe(false);
  });

  it('is true for the languages that the release names, and for no other', () => {
    expect(supportsLanguage({ languages: ['en', 'fr'] }, 'fr')).toBe(true);
    expect(supportsLanguage({ languages: ['en', 'fr'] }, 'es')).toBe(false);
  });
});
