import { LOCALES, type Language } from './Language';

/** A number with the separators of the language: `2,000,000`. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** US dollars; whole amounts have no cents: `$1,489`, `$1,489.50`. */
export function formatMoney(language: Language, dollars: number): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    // es-US would otherwise print "USD 1,489" on some ICU versions.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  }).format(dollars);
}

/** A fraction of 1 as a percentage: 0.3 is `30%`. */
export function formatPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(share);
}

/**
 * A calendar day in its long form: `November 21, 2026`.
 *
 * @param day `YYYY-MM-DD`, whatever the time zone
 * @throws RangeError when the calendar has no such day
 */
export function formatDay(language: Language, day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  // Date reads the 30th of February as the 2nd of March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) {
    throw new RangeError(`"${day}" is not a day of the calendar (YYYY-MM-DD)`);
  }
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(midnight);
}
