import type { VisitorMark } from '@farekite/shared/telemetry';

const MARKS_KEY = 'marks';
/** More than there are canaries at a time. */
const MAX_MARKS = 40;

/** @returns those that were not told before; none where storage is forbidden, because each visit would count there */
export function markVisitor(marks: ReadonlySet<VisitorMark>): VisitorMark[] {
  try {
    const told = ((localStorage[MARKS_KEY] ?? '') as string).split(' ');
    const added = [...marks].filter((mark) => !told.includes(mark));
    localStorage[MARKS_KEY] = [...told, ...added].slice(-MAX_MARKS).join(' ');
    return added;
  } catch {
    return [];
  }
}
