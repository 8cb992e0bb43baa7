import type { Language } from '@farekite/shared/language';
import { pageLanguage } from './pageLanguage';

/** A language that the site may offer later. */
const FRENCH = 'fr' as Language;

describe('pageLanguage', () => {
  it('is the visitor’s language when the release has it', () => {
    expect(pageLanguage({ languages: ['en', 'es'] }, 'es')).toBe('es');
    expect(pageLanguage({ languages: ['en', 'es', 'fr'] }, FRENCH)).toBe('fr');
  });

  it('is English when the release lacks it', () => {
    expect(pageLanguage({ languages: ['en'] }, 'es')).toBe('en');
    expect(pageLanguage({ languages: ['en', 'es'] }, FRENCH)).toBe('en');
  });
});
