import type { ContentOf } from '../compose/preparePages';
import type { SiteObjects } from './SiteObjects';

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
