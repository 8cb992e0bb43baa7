/** The value in the middle; of an even number of values the mean of the two in the middle. `undefined` for none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** @throws Error when there are no values */
export function medianOf<T>(items: readonly T[], read: (item: T) => number): number {
  const value = median(items.map(read));
  if (value === undefined) throw new Error('There is nothing to take the median of');
  return value;
}
