/**
 * The calendar day that a moment falls on in the visitor's time zone: `YYYY-MM-DD`.
 * date-fns would do the same for four times the bytes, and only one remote has it.
 */
export function localDay(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}
