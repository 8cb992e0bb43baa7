import { LOCALES, type Language } from './Language';

/** A fraction of 1 as a percentage: 0.3 is `30%`. */
export function formatPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(share);
}
