import { LOCALES, type Language } from './Language';

/** A number with the separators of the language: `2,000,000`. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}
