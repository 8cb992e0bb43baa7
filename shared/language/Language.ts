interface LanguageDetails {
  /** BCP 47 tag for formats. The agency is in the United States, so every language has that country's. */
  readonly locale: string;
  /** For visitors who speak the language. */
  readonly name: string;
  /** For visitors who cannot read the language that the page is in. */
  readonly englishName: string;
}

/**
 * The languages of the site, English first. Another one is a line here and a folder in the `locales` of each package
 * that speaks it; the pages of the others are shown in English.
 *
 * @growing The API report does not list them, because another one requires nothing of other packages.
 */
export const LANGUAGE_DETAILS = {
  en: { locale: 'en-US', name: 'English', englishName: 'English' },
  es: { locale: 'es-US', name: 'Español', englishName: 'Spanish' },
} as const satisfies Readonly<Record<string, LanguageDetails>>;

/** A language that the site offers. */
export type Language = keyof typeof LANGUAGE_DETAILS;

export const LANGUAGES = Object.keys(LANGUAGE_DETAILS) as readonly Language[];

export const DEFAULT_LANGUAGE = 'en';

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
