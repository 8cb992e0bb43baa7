import type { PageChange } from '../compose/planPages';
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

/** The objects of a site as they will be once changes are written. */
export function withChanges(
  objects: SiteObjects,
  changes: readonly Pick<PageChange, 'key' | 'content'>[],
): SiteObjects {
  const changed = new Map(
    changes.map(({ key, content }): [string, SentObject | undefined] => [
      key,
      content ? { bytes: content, etag: '"pending"' } : undefined,
    ]),
  );
  return { get: async (key) => (changed.has(key) ? changed.get(key) : objects.get(key)) };
}
