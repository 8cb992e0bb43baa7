/** How many requests are sent to a store at once for one thing, such as a release, or a group of pages. */
export const CONCURRENT_REQUESTS = 8;

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

  /** The objects whose keys begin with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;
}
