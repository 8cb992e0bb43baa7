import { format } from 'date-fns/format';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { DATE_LOCALES } from './dateLocales';
import type { Language } from './Language';

/** `2026-11-21` as `November 21st, 2026`, in any time zone. @throws RangeError when the calendar has no such day */
export function formatDay(language: Language, day: string): string {
  const midnight = parseISO(day);
  // Other forms of ISO 8601 are dates, too: 2026-W47, 2026-11.
  if (!isValid(midnight) || formatISO(midnight, { representation: 'date' }) !== day) {
    throw new RangeError(`"${day}" is not a day of the calendar (YYYY-MM-DD)`);
  }
  return format(midnight, 'PPP', { locale: DATE_LOCALES[language] });
}

/** The name of month 1 to 12 within a sentence: `noviembre`, `nov`. @throws RangeError for other numbers */
export function monthName(language: Language, month: number, length: 'long' | 'short' = 'long'): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError(`${String(month)} is not a month (1 to 12)`);
  }
  const pattern = length === 'long' ? 'MMMM' : 'MMM';
  return format(new Date(2026, month - 1), pattern, { locale: DATE_LOCALES[language] });
}
