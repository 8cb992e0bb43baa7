import { format } from 'date-fns/format';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { DATE_LOCALES } from './dateLocales';
import type { Language } from './Language';

/**
 * A calendar day in its long form: `November 21st, 2026`.
 *
 * @param day `YYYY-MM-DD`, whatever the time zone
 * @throws RangeError when the calendar has no such day
 */
export function formatDay(language: Language, day: string): string {
  const midnight = parseISO(day);
  // Other forms of ISO 8601 are dates, too: 2026-W47, 2026-11.
  if (!isValid(midnight) || formatISO(midnight, { representation: 'date' }) !== day) {
    throw new RangeError(`"${day}" is not a day of the calendar (YYYY-MM-DD)`);
  }
  return format(midnight, 'PPP', { locale: DATE_LOCALES[language] });
}

/** Any year: each has the same months. */
const YEAR = 2026;

/**
 * The name of a month, as in the middle of a sentence: `November`, `noviembre`.
 *
 * @param month 1 to 12
 * @param length whether it is the name's abbreviation: `Nov`, `nov`. @default 'long'
 * @throws RangeError for any other number
 */
export function monthName(language: Language, month: number, length: 'long' | 'short' = 'long'): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError(`${String(month)} is not a month (1 to 12)`);
  }
  const pattern = length === 'long' ? 'MMMM' : 'MMM';
  return format(new Date(YEAR, month - 1), pattern, { locale: DATE_LOCALES[language] });
}
