/**
 * Runs `work` for every item, at most `limit` at a time. Once it has failed for one, no other item is begun. What has
 * begun runs to its end, so that no work continues after the returned promise has settled.
 *
 * @throws the error of the item that failed first
 */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  // All workers take their next item from the same iterator.
  const queue = items.values();
  const failures: unknown[] = [];
  const runWorker = async () => {
    for (const item of queue) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => {
        failures.push(error);
      });
    }
  };
  await Promise.all(Array.from({ length: limit }, runWorker));
  if (failures.length > 0) throw failures[0];
}
