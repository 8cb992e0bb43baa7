import type { Arm } from '@farekite/shared/canary';
import type { VisitorMark } from '@farekite/shared/telemetry';

/** Name of the entry in localStorage with what was told of this visitor. It is never sent. */
const MARKS_KEY = 'marks';
/** More than there are canaries at a time: those of earlier ones are forgotten. */
const MAX_MARKS = 40;

/**
 * What is to be told of the visitor and was not told before.
 *
 * @param arms as of `visitViews`
 * @returns nothing where storage is forbidden: there each visit would count
 */
export function markVisitor(arms: ReadonlyMap<string, boolean>): VisitorMark[] {
  try {
    const told = (localStorage.getItem(MARKS_KEY) ?? '').split(' ');
    const marks = [...arms].flatMap(([label, hasFailed]) => {
      const [arm, release = ''] = label.split('=') as [Arm, string];
      const outcomes = hasFailed ? (['heard', 'failed'] as const) : (['heard'] as const);
      return outcomes.map((outcome): VisitorMark => ({ arm, release, outcome }));
    });
    const isNew = ({ release, outcome }: VisitorMark) => !told.includes(`${release}:${outcome}`);
    const added = marks.filter(isNew);
    const all = [...told, ...added.map(({ release, outcome }) => `${release}:${outcome}`)];
    localStorage.setItem(MARKS_KEY, all.slice(-MAX_MARKS).join(' '));
    return added;
  } catch {
    return [];
  }
}
