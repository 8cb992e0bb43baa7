import type { PageChange } from '../compose/planPages';
import type { Store, StoredObject } from '../store/Store';

/** The objects that a server sends. */
export type SiteObjects = Pick<Store, 'get'>;

/** The objects of a site as they will be once changes are written. */
export function withChanges(
  store: SiteObjects,
  changes: readonly Pick<PageChange, 'key' | 'content'>[],
): SiteObjects {
  const changed = new Map(
    changes.map(({ key, content }): [string, StoredObject | undefined] => [
      key,
      content ? { bytes: content, etag: '"pending"' } : undefined,
    ]),
  );
  return { get: async (key) => (changed.has(key) ? changed.get(key) : store.get(key)) };
}
