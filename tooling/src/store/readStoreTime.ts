import { randomUUID } from 'node:crypto';
import { StoreError } from '../util/UserError';
import { PROBE_PREFIX } from './S3Store';
import type { Store } from './Store';

/**
 * The time by the clock of a store, which the times in its lists are of, in milliseconds since 1970. An object is written
 * for it, because the clock of this machine may be wrong: requests to an object store succeed all the same.
 *
 * @throws UserError when the store cannot be written, or does not list what was written
 */
export async function readStoreTime(store: Store): Promise<number> {
  const key = `${PROBE_PREFIX}${randomUUID()}`;
  await store.put(key, Buffer.from('{}\n'), 'absent');
  let timeMs: number | undefined;
  for await (const { modifiedMs } of store.list(key)) timeMs = modifiedMs;
  await store.delete(key);
  // Without the time, every object would count as old or as new.
  if (timeMs === undefined) {
    throw new StoreError(
      `${store.location} does not list an object that was just written`,
      'Keep the site in a store whose lists are consistent.',
    );
  }
  return timeMs;
}
