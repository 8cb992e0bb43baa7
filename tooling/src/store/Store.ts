import { randomUUID } from 'node:crypto';
import { shortHash } from '../release/manifest';
import { inParallel } from '../util/inParallel';
import { ConflictError, StoreError, UserError } from '../util/UserError';
import { REMOVING_PREFIX } from './keys';

/** How many requests are sent to a store at once for one release or group of pages. */
export const CONCURRENT_REQUESTS = 8;

const PROBE_PREFIX = '.farekite/probe/';

export type WriteCondition = 'absent' | { readonly etag: string } | 'always';

/** The condition of a write does not hold; nothing was written. */
export const CONFLICT = 'conflict';

export interface StoredObject {
  readonly bytes: Buffer;
  /** A hash of the content in most stores: what is swapped needs a serial, or an old ETag becomes valid again. */
  readonly etag: string;
}

export interface ListedObject {
  readonly key: string;
  /** By the clock of the store, in milliseconds since 1970. */
  readonly modifiedMs: number;
}

/**
 * Keys are relative paths with forward slashes. A reader gets a whole object or none. There is no lock: whoever
 * writes under a condition starts again when another was faster.
 */
export interface Store {
  /** The absolute path of the folder, or `s3://bucket/prefix`. */
  readonly location: string;

  /** Checks that the store can be written and keeps conditions. */
  prepare(): Promise<void>;

  get(key: string): Promise<StoredObject | undefined>;

  put(key: string, bytes: Buffer, when: WriteCondition): Promise<{ readonly etag: string } | typeof CONFLICT>;

  /** Does nothing when there is no such object. */
  delete(key: string): Promise<void>;

  list(prefix: string): Promise<ListedObject[]>;
}

/** The store is out of reach or disturbed, so that it cannot say anything about any object. */
export class StoreAwayError extends StoreError {}

/** Whether an object or a release is wrong, which nobody knows while the store is away. */
export function isDamage(error: unknown): error is UserError {
  return error instanceof UserError && !(error instanceof StoreAwayError);
}

export function ignoreDamage(error: unknown): undefined {
  if (isDamage(error)) return undefined;
  throw error;
}

/** Forgotten with the content, which nobody may change. */
export function oncePerContent<T>(compute: (bytes: Buffer) => T): (bytes: Buffer) => T {
  const results = new WeakMap<Buffer, { readonly value: T }>();
  return (bytes) => {
    const result = results.get(bytes) ?? { value: compute(bytes) };
    results.set(bytes, result);
    return result.value;
  };
}

export const etagOf = oncePerContent((bytes) => `"${shortHash(bytes)}"`);

export async function listKeys(store: Store, prefix: string): Promise<string[]> {
  return (await store.list(prefix)).map(({ key }) => key).sort();
}

/** Creates an object that never changes. One that differs was damaged, and is replaced. */
export async function ensureObject(
  store: Store,
  key: string,
  bytes: Buffer,
  isListed = false,
): Promise<void> {
  if (!isListed && (await store.put(key, bytes, 'absent')) !== CONFLICT) return;
  const present = await store.get(key);
  if (!present?.bytes.equals(bytes)) await store.put(key, bytes, 'always');
}

/** The clock of the store, by which its lists tell times: the one of this machine may be wrong. */
export async function readStoreTime(store: Store): Promise<number> {
  const key = `${PROBE_PREFIX}${randomUUID()}`;
  await store.put(key, Buffer.from('{}\n'), 'absent');
  const [object] = await store.list(key);
  await store.delete(key);
  if (object) return object.modifiedMs;
  throw new StoreError(
    `${store.location} does not list an object that was just written`,
    'Keep the site in a store whose lists are consistent.',
  );
}

/** Some object stores ignore conditions, and say that they have written. */
export async function assertKeepsConditions(store: Store): Promise<void> {
  const key = `${PROBE_PREFIX}${randomUUID()}`;
  const write = (content: string, when: WriteCondition) => store.put(key, Buffer.from(content), when);
  const created = await write('created', 'absent');
  const isKept =
    created !== CONFLICT &&
    (await write('created again', 'absent')) === CONFLICT &&
    (await write('swapped', created)) !== CONFLICT &&
    (await write('swapped again', created)) === CONFLICT;
  await store.delete(key);
  if (isKept) return;
  throw new StoreError(
    `The store ${store.location} does not keep the conditions of writes (If-None-Match: *, If-Match)`,
    'Publishers would overwrite each other there. Use an object store that keeps them.',
  );
}

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
