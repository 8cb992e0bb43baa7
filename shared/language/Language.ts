/** The languages that every package speaks, English first. */
export const LANGUAGES = ['en', 'es'] as const;

/**
 * The languages that the site offers. A package need not speak those that {@link LANGUAGES} does not have:
 * its pages are then shown in English.
 *
 * @growing The API report does not list them, because another one requires nothing of other packages.
 */
export const SITE_LANGUAGES = [...LANGUAGES] as const;

export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/**
 * The languages in which a package has all its texts and content; the compiler lists what it lacks.
 * A package that speaks one more declares it in a file of its own, `src/languages.d.ts`:
 *
 * ```ts
 * import '@farekite/shared/language';
 * declare module '@farekite/shared/language' {
 *   interface CompleteLanguages {
 *     fr: true;
 *   }
 * }
 * ```
 */
export interface CompleteLanguages {
  en: true;
  es: true;
}

/** A language that this package speaks. The shell shows its pages in no other. */
export type Language = keyof CompleteLanguages;

export const DEFAULT_LANGUAGE = 'en';

/** A value in each language that this package speaks, and perhaps in others of the site. */
export type Localized<T> = Readonly<Record<Language, T> & Partial<Record<SiteLanguage, T>>>;

export function isSiteLanguage(value: unknown): value is SiteLanguage {
  return (SITE_LANGUAGES as readonly unknown[]).includes(value);
}

/** BCP 47 tags for formats. The agency is in the United States, so every language has that country's. */
export const LOCALES: Readonly<Record<SiteLanguage, string>> = { en: 'en-US', es: 'es-US' };
