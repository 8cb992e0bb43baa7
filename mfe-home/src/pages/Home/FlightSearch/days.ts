/** A day of the calendar, `YYYY-MM-DD`: it has no time zone, and its order is that of its letters. */
export type Day = string;

/** The day that it is here at a moment. */
export function dayOf(moment: Date): Day {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${date}`;
}

/** The first moment of a day here. */
export function startOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The first day that can be chosen: today, or the day that must not be preceded if that is later. */
export function firstOpenDay(today: Day, notBefore: Day | undefined): Day {
  return notBefore !== undefined && notBefore > today ? notBefore : today;
}
