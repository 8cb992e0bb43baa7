/**
 * Does the work for every item, a few at a time. When one fails the others are done all the same, so
 * that nothing goes on behind the caller's back.
 *
 * @throws what the first of those that failed threw
 */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const item of queue) {
      await work(item).catch((error: unknown) => {
        failures.push(error);
      });
    }
  };
  await Promise.all(Array.from({ length: limit }, lane));
  if (failures.length > 0) throw failures[0];
}
