import type { SiteLanguage } from '@farekite/shared/language';

interface LanguageName {
  /** For visitors who speak the language. */
  readonly own: string;
  /** For visitors who cannot read the language that the page is in. */
  readonly english: string;
}

/** The names of the languages that the site offers. */
export const LANGUAGE_NAMES: Readonly<Record<SiteLanguage, LanguageName>> = {
  en: { own: 'English', english: 'English' },
  es: { own: 'Español', english: 'Spanish' },
};
