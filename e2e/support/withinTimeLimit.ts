/** A browser that works has done long before whatever is waited for. */
export const TIME_LIMIT_MS = 60_000;

/**
 * What a promise resolves with.
 *
 * @param failure what has not happened: `The page was not painted`
 * @throws Error with it, when the promise takes longer than {@link TIME_LIMIT_MS}
 */
export async function withinTimeLimit<T>(promise: Promise<T>, failure: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${failure} after ${String(TIME_LIMIT_MS)} ms`));
    }, TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
