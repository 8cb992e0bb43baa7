import type { SiteLanguage } from './Language';

const MONTH_NAMES: Readonly<Record<SiteLanguage, string>> = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

/**
 * The name of a month, as in the middle of a sentence: `November`, `noviembre`. Without Intl: making its first formatter
 * takes 50 ms of a cheap phone's main thread, while the page is hydrated.
 *
 * @param month 1 to 12
 * @throws RangeError for any other number
 */
export function monthName(language: SiteLanguage, month: number): string {
  const name = MONTH_NAMES[language].split(' ')[month - 1];
  if (name === undefined) throw new RangeError(`${String(month)} is not a month (1 to 12)`);
  return name;
}
