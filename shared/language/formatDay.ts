import type { Language } from './Language';
import { perLanguage } from './perLanguage';

const dayFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

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
  return dayFormat(language).format(midnight);
}
