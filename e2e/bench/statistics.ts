/**
 * The value in the middle; of an even number of values the mean of the two in the middle.
 *
 * @throws Error when there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error('There is nothing to take the median of');
  return (low + high) / 2;
}

/** The median of what is read from each item. @throws Error when there are no items */
export function medianOf<T>(items: readonly T[], read: (item: T) => number): number {
  return median(items.map(read));
}
