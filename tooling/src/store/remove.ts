import { randomUUID } from 'node:crypto';
import { inParallel } from '../util/inParallel';
import { ConflictError } from '../util/UserError';
import { REMOVING_PREFIX } from './keys';
import { CONCURRENT_REQUESTS, listKeys, type Store } from './Store';

/**
 * Marks, then asks whether something names the objects. A publisher first names them, then looks for marks: one of
 * the two sees the other. Each call has its own mark, or one prune would take away that of another.
 * @param last the object without which the others do not count
 */
export async function removeObjects(
  store: Store,
  prefix: string,
  last: string,
  isNamed: () => Promise<boolean>,
): Promise<boolean> {
  const mark = `${REMOVING_PREFIX}${prefix}${randomUUID()}.json`;
  await store.put(mark, Buffer.from('{}\n'), 'absent');
  const isRemoved = !(await isNamed());
  if (isRemoved) {
    const keys = (await listKeys(store, prefix)).filter((key) => key !== last);
    await store.delete(last);
    await inParallel(keys, CONCURRENT_REQUESTS, (key) => store.delete(key));
  }
  await store.delete(mark);
  return isRemoved;
}

/** The keys that stay, once something names them. @throws ConflictError while prune removes them */
export async function listKept(store: Store, prefix: string): Promise<ReadonlySet<string>> {
  // In this order: what was removed is gone when the mark is.
  const marks = await listKeys(store, REMOVING_PREFIX + prefix);
  if (marks.length === 0) return new Set(await listKeys(store, prefix));
  throw new ConflictError(
    `${prefix} in ${store.location} is being removed by farekite prune`,
    'Run the command again when prune has ended. If it was killed, run farekite doctor --fix first.',
  );
}
