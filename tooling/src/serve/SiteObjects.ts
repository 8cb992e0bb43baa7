import type { ContentOf } from '../compose/preparePages';
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

/** The objects of a site as they will be once some of them have changed. */
export function withChanges(objects: SiteObjects, contentOf: ContentOf): SiteObjects {
  return {
    get: async (key) => {
      const content = await contentOf(key);
      if (content === undefined) return objects.get(key);
      return content === null ? undefined : { bytes: content, etag: '"pending"' };
    },
  };
}
