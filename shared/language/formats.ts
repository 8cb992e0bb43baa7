import { LOCALES, type Language } from './Language';

/** A whole number with the separators of its language: `2,000,000`. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** US dollars, without cents when there are none: `$1,489`, `$1,489.50`. */
export function formatMoney(language: Language, dollars: number): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    // es-US would otherwise print "USD 1,489" on some ICU versions.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  }).format(dollars);
}

/** A share between 0 and 1: `30%`. */
export function formatPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(share);
}

/**
 * A calendar day, long form: `November 21, 2026`.
 * @param day `YYYY-MM-DD`; a day has no time zone
 * @throws RangeError when the calendar has no such day
 */
export function formatDay(language: Language, day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  // The 30th of February would be read as the 2nd of March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) {
    throw new RangeError(`"${day}" is not a day of the calendar (YYYY-MM-DD)`);
  }
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(midnight);
}
