import { LANGUAGE_DETAILS, type Language } from './Language';

/**
 * Makes one object of Intl for each language, when it is first needed: making one takes milliseconds on a cheap
 * phone, and using it almost nothing.
 *
 * @param make called with the locale: `en-US`
 */
export function perLanguage<Formatter>(
  make: (locale: string) => Formatter,
): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(LANGUAGE_DETAILS[language].locale);
    made.set(language, formatter);
    return formatter;
  };
}
