import { LOCALES, type SiteLanguage } from './Language';

/**
 * Makes one object of Intl for each language, when it is first needed: making one takes milliseconds on a cheap
 * phone, and using it almost nothing.
 *
 * @param make called with the locale: `en-US`
 */
export function perLanguage<Formatter>(
  make: (locale: string) => Formatter,
): (language: SiteLanguage) => Formatter {
  const made = new Map<SiteLanguage, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(LOCALES[language]);
    made.set(language, formatter);
    return formatter;
  };
}
