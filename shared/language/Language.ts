interface LanguageDetails {
  /** BCP 47. The agency is in the United States, so every language has that country's formats. */
  readonly locale: string;
  /** For visitors who speak the language. */
  readonly name: string;
  /** For visitors who cannot read the language that the page is in. */
  readonly englishName: string;
}

/** English first, which stands in for a language that a package lacks. @growing Another one requires nothing of others. */
export const LANGUAGE_DETAILS = {
  en: { locale: 'en-US', name: 'English', englishName: 'English' },
  es: { locale: 'es-US', name: 'Español', englishName: 'Spanish' },
} as const satisfies Readonly<Record<string, LanguageDetails>>;

export type Language = keyof typeof LANGUAGE_DETAILS;

export const LANGUAGES = Object.keys(LANGUAGE_DETAILS) as readonly Language[];

export const DEFAULT_LANGUAGE = 'en';

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
