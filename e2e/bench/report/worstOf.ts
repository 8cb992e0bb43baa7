import { medianOf } from '../statistics';
import type { Figure } from './results';
import type { TargetName } from './targets';

interface Values<T> {
  readonly value: (item: T) => number;
  /** What the value belongs to: `/blog in es` */
  readonly where: (item: T) => string;
}

/** The figure for a target that every item has to reach: that of the item with the highest value; none for no items. */
export function worstOf<T>(target: TargetName, items: readonly T[], { value, where }: Values<T>): Figure[] {
  const worst = [...items].sort((a, b) => value(b) - value(a))[0];
  if (worst === undefined) return [];
  if (items.length === 1) return [{ target, value: value(worst) }];
  return [{ target, value: value(worst), where: where(worst), median: medianOf(items, value) }];
}
