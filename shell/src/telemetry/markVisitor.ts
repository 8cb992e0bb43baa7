import type { VisitorMark } from '@farekite/shared/telemetry';
import { ifAllowed } from '../storage/ifAllowed';

const MARKS_KEY = 'marks';
/** More than there are canaries at a time. */
const MAX_MARKS = 40;

/** @returns those that were not told before; none where storage is forbidden, because each visit would count there */
export function markVisitor(marks: ReadonlySet<VisitorMark>): VisitorMark[] {
  const added = ifAllowed(() => {
    const told = ((localStorage[MARKS_KEY] ?? '') as string).split(' ');
    const untold = [...marks].filter((mark) => !told.includes(mark));
    localStorage[MARKS_KEY] = [...told, ...untold].slice(-MAX_MARKS).join(' ');
    return untold;
  });
  return added ?? [];
}
