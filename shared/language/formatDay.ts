import type { Language, SiteLanguage } from './Language';
import { monthName } from './monthName';

/** How a language writes a day, from the name of its month and the numbers of day and year. */
const DAY_FORMS: Readonly<Record<SiteLanguage, (month: string, day: number, year: number) => string>> = {
  en: (month, day, year) => `${month} ${String(day)}, ${String(year)}`,
  es: (month, day, year) => `${String(day)} de ${month} de ${String(year)}`,
};

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
  const month = monthName(language, midnight.getUTCMonth() + 1);
  return DAY_FORMS[language](month, midnight.getUTCDate(), midnight.getUTCFullYear());
}
