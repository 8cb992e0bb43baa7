import type { SiteLanguage } from '@farekite/shared/language';

interface LanguageName {
  /** For visitors who speak the language. */
  readonly own: string;
  /** For visitors who cannot read the language that the page is in. */
  readonly english: string;
}

/** The build moves literals with texts in each language into a file for each; these names are needed in all of them. */
function named(own: string, english: string): LanguageName {
  return { own, english };
}

/** The names of the languages that the site offers. */
export const LANGUAGE_NAMES: Readonly<Record<SiteLanguage, LanguageName>> = {
  en: named('English', 'English'),
  es: named('Español', 'Spanish'),
};
