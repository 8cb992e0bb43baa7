export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Something that exists once in each language. */
export type Localized<T> = Readonly<Record<Language, T>>;

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** BCP 47 tag for formats: both languages are those of the United States. */
export const LOCALES: Localized<string> = { en: 'en-US', es: 'es-US' };
