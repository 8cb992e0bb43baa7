import type { ContentAt } from '../compose/preparePages';
import type { SiteObjects } from './SiteObjects';

/** The objects of a site as they will be once some of them have changed. */
export function withChanges(objects: SiteObjects, contentAt: ContentAt): SiteObjects {
  return {
    get: async (key) => {
      const content = await contentAt(key);
      if (content === undefined) return objects.get(key);
      return content === null ? undefined : { bytes: content, etag: '"pending"' };
    },
  };
}
