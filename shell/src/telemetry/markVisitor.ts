import type { VisitorMark } from '@farekite/shared/telemetry';

/** Name of the entry in localStorage with what was told of this visitor. */
const MARKS_KEY = 'marks';
/** More than there are canaries at a time: those of earlier ones are forgotten. */
const MAX_MARKS = 40;

/**
 * What is to be told of the visitor and was not told before.
 *
 * @param marks of this visit
 * @returns none where storage is forbidden, because each visit would count there
 */
export function markVisitor(marks: ReadonlySet<VisitorMark>): VisitorMark[] {
  try {
    const told = ((localStorage[MARKS_KEY] ?? '') as string).split(' ');
    const added = [...marks].filter((mark) => !told.includes(mark));
    localStorage[MARKS_KEY] = [...told, ...added].slice(-MAX_MARKS).join(' ');
    return added;
  } catch {
    // Storage is forbidden.
    return [];
  }
}
