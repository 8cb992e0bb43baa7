import type { SiteLanguage } from '@farekite/shared/language';
import { pageLanguage } from './pageLanguage';

/** A language that the site may offer later. */
const FRENCH = 'fr' as SiteLanguage;

describe('pageLanguage', () => {
  it.each(['en', 'es'] as const)('is the visitor’s %s for a release that names no languages', (language) => {
    expect(pageLanguage({}, language)).toBe(language);
  });

  it('is English when the release was published before the site had the language', () => {
    expect(pageLanguage({}, FRENCH)).toBe('en');
    expect(pageLanguage({ languages: ['en', 'es'] }, FRENCH)).toBe('en');
  });

  it('is the visitor’s language once the release supports it', () => {
    expect(pageLanguage({ languages: ['en', 'es', 'fr'] }, FRENCH)).toBe('fr');
  });
});
