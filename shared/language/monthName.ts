import { format } from 'date-fns';
import { DATE_LOCALES } from './dateLocales';
import type { Language } from './Language';

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
