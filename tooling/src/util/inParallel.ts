/** After a failure no item is begun; what has begun runs to its end. @throws the first error */
export async function inParallel<T>(items: readonly T[], limit: number, work: (item: T) => Promise<unknown>) {
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
