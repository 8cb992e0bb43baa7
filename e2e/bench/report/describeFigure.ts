import type { Figure } from './results';
import { TARGETS, type TargetName } from './targets';

type Target = (typeof TARGETS)[TargetName];

/** `1.03`, `118.4 kB`, `96 ms` */
export function quantity(value: number, { unit }: Target): string {
  const decimals = unit === 'ms' || unit === 'points' ? 0 : unit === '' ? 2 : 1;
  const number = Number.isInteger(value) ? String(value) : value.toFixed(decimals);
  return unit === '' ? number : `${number} ${unit}`;
}

/** `at most 100 ms` */
export function describeLimit(target: Target): string {
  return 'atMost' in target.limit
    ? `at most ${quantity(target.limit.atMost, target)}`
    : `at least ${quantity(target.limit.atLeast, target)}`;
}

/** Whether a figure reaches its target. */
export function isMet({ target, value }: Figure): boolean {
  const { limit } = TARGETS[target];
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

/** `1.12 (/blog in es; median 1.02)` */
export function describeValue({ target, value, where, median }: Figure): string {
  const of = TARGETS[target];
  if (where === undefined) return quantity(value, of);
  const middle = median === undefined ? '' : `; median ${quantity(median, of)}`;
  return `${quantity(value, of)} (${where}${middle})`;
}

/** One line for whoever watches the run. */
export function describeFigure(figure: Figure): string {
  const target = TARGETS[figure.target];
  return `${isMet(figure) ? 'met' : 'missed'}: ${target.what}: ${describeValue(figure)}, target ${describeLimit(target)}`;
}
