import type { RenderablePage } from '@farekite/shared/contract';
import { adapterFor } from './adapterFor';
import { createRegion } from './createRegion';
import type { PageSource, RegionComponent } from './PageSource';

/**
 * Thrown where the page of a remote would stand that has no live release. React composes the fallback
 * then, and has the browser render the place itself, so that Try again works in it.
 */
export class PageNotLive extends Error {
  override readonly name = 'PageNotLive';
}

function regionOf({ release, module }: RenderablePage): RegionComponent {
  return createRegion(adapterFor(release.contract)(module), {
    remote: release.name,
    release: release.version,
  });
}

/** Pages for composing: the one at hand, or none while no release of its remote is live. */
export function createComposedPages(page: RenderablePage | undefined): PageSource {
  const Region = page
    ? regionOf(page)
    : () => {
        throw new PageNotLive('No release of the remote is live');
      };
  return {
    page: (route) => ({
      route,
      Region,
      // The notice's empty place belongs to the page from the start.
      prerendered: page && [],
      getRelease: () => page?.release.version,
      getStatus: () => ({ phase: page ? 'ready' : 'slow' }),
      subscribe: () => () => undefined,
      retry: () => undefined,
    }),
    leave: () => undefined,
    prefetch: () => undefined,
  };
}
