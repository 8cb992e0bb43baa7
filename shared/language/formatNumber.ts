import type { Language } from './Language';
import { perLanguage } from './perLanguage';

const formatter = perLanguage((locale) => new Intl.NumberFormat(locale));

/** A number with the separators of the language and at most three decimals: `2,000,000`, `4.8`. */
export function formatNumber(language: Language, value: number): string {
  return formatter(language).format(value);
}
