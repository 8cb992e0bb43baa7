import { randomUUID } from 'node:crypto';
import { shortHash } from '../release/integrity';
import { oncePerContent } from '../util/oncePerContent';
import { StoreError, UserError } from '../util/UserError';

/** How many requests are sent to a store at once for one thing, such as a release, or a group of pages. */
export const CONCURRENT_REQUESTS = 8;

/** Of the objects with which a store is tried. */
const PROBE_PREFIX = '.farekite/probe/';

/**
 * The condition of a write: only when there is no object, only when the object still has this ETag, or in any
 * case.
 */
export type WriteCondition = 'absent' | { readonly etag: string } | 'always';

/** What a store answers to a write whose condition does not hold (any more); nothing was written. */
export const CONFLICT = 'conflict';

export interface StoredObject {
  readonly bytes: Buffer;
  /**
   * Changes with the content. In most object stores it is a hash of the content: an object that is swapped has to
   * contain what no other version of it does, such as a serial, or an old ETag could become valid again.
   */
  readonly etag: string;
}

export interface ListedObject {
  readonly key: string;
  /** When it was written, by the clock of the store, in milliseconds since 1970. */
  readonly modifiedMs: number;
}

/**
 * Where a site is kept: a folder, or a bucket of an object store. Keys are relative paths with forward slashes,
 * `live/mfe-deals.json`. A reader gets a whole object or none, and what was written is there after a crash, in a folder
 * perhaps without its name. There is no lock: a publisher writes under a condition, and starts again where another one
 * was faster.
 */
export interface Store {
  /** As messages name it: the absolute path of the folder, or `s3://bucket/prefix`. */
  readonly location: string;

  /**
   * Makes sure that the store can be written, before a command writes to it.
   * @throws UserError when it cannot, or when it does not keep conditions
   */
  prepare(): Promise<void>;

  /** @returns `undefined` when there is no such object. @throws UserError when the store cannot be read */
  get(key: string): Promise<StoredObject | undefined>;

  /**
   * A store keeps with the object how it is sent to browsers, as far as it can: see `objectMetadata`.
   * @throws UserError when the store cannot be written
   */
  put(key: string, bytes: Buffer, when: WriteCondition): Promise<{ readonly etag: string } | typeof CONFLICT>;

  /** Deletes an object; does nothing when there is none. @throws UserError when the store cannot be written */
  delete(key: string): Promise<void>;

  /** The objects whose keys begin with the prefix, in no particular order. @throws UserError when the store cannot be read */
  list(prefix: string): Promise<ListedObject[]>;
}

/** The store is out of reach or disturbed, so that it cannot say anything about any object. */
export class StoreAwayError extends StoreError {}

/** Whether an error says that something is wrong with an object or a release. One says nothing while the store is away. */
export function isDamage(error: unknown): error is UserError {
  return error instanceof UserError && !(error instanceof StoreAwayError);
}

/** For `catch`, where damage does not matter. @throws every other error */
export function ignoreDamage(error: unknown): undefined {
  if (isDamage(error)) return undefined;
  throw error;
}

/** The ETag of a content, for stores that make their own. */
export const etagOf = oncePerContent((bytes) => `"${shortHash(bytes)}"`);

/** The keys that begin with a prefix, sorted. */
export async function listKeys(store: Store, prefix: string): Promise<string[]> {
  return (await store.list(prefix)).map(({ key }) => key).sort();
}

/**
 * Creates an object that never changes. One that is there already is compared, and not written; one that is there with
 * another content was damaged, and is replaced.
 *
 * @param isListed whether it was listed @default false
 */
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

/**
 * The time by the clock of a store, which the times in its lists are of, in milliseconds since 1970. An object is written
 * for it, because the clock of this machine may be wrong: requests to an object store succeed all the same.
 *
 * @throws UserError when the store cannot be written, or does not list what was written
 */
export async function readStoreTime(store: Store): Promise<number> {
  const key = `${PROBE_PREFIX}${randomUUID()}`;
  await store.put(key, Buffer.from('{}\n'), 'absent');
  const [object] = await store.list(key);
  await store.delete(key);
  if (object) return object.modifiedMs;
  // Without the time, every object would count as old or as new.
  throw new StoreError(
    `${store.location} does not list an object that was just written`,
    'Keep the site in a store whose lists are consistent.',
  );
}

/**
 * Writes an object under each condition: some object stores ignore them, and say that they have written.
 * @throws UserError when the store does not keep one
 */
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
