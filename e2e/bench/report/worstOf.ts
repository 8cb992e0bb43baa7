import { medianOf } from '../statistics';
import type { Figure } from './results';
import { TARGETS, type TargetName } from './targets';

interface Values<T> {
  readonly value: (item: T) => number;
  /** What the value belongs to: `/blog in es` */
  readonly where: (item: T) => string;
}

/**
 * The figure for a target that every item has to reach: that of the item that is furthest from it, which is named where
 * not all are the same; none for no items.
 */
export function worstOf<T>(target: TargetName, items: readonly T[], { value, where }: Values<T>): Figure[] {
  const ascending = [...items].sort((a, b) => value(a) - value(b));
  const worst = 'atMost' in TARGETS[target].limit ? ascending.at(-1) : ascending[0];
  if (worst === undefined) return [];
  if (ascending.every((item) => value(item) === value(worst))) return [{ target, value: value(worst) }];
  return [{ target, value: value(worst), where: where(worst), median: medianOf(items, value) }];
}
