import type { CacheStatus } from './cacheStatus';

/** An object as it is sent. */
export interface SentObject {
  readonly bytes: Uint8Array;
  /** A strong ETag. */
  readonly etag: string;
  /** Only where objects are kept in memory. */
  readonly cacheStatus?: CacheStatus;
}

/** The objects that a server sends. Every store has this method. */
export interface SiteObjects {
  /** @returns `undefined` when there is no such object. @throws Error when it cannot be read */
  get(key: string): Promise<SentObject | undefined>;
}
