import type { RenderablePage } from '@farekite/shared/protocol';
import { adapterFor } from './adapterFor';
import { createRemotePage } from './createRemotePage';
import type { PageSource, RemotePageComponent } from './PageSource';

/**
 * Thrown instead of rendering a page whose remote has no live release. React then prerenders the fallback
 * and lets the browser render the outlet itself, so that "Try again" works in it.
 */
export class PageNotLive extends Error {
  override readonly name = 'PageNotLive';
}

function toRemotePage({ release, module }: RenderablePage): RemotePageComponent {
  return createRemotePage(adapterFor(release.contract)(module), release);
}

/** The page source for composing: it has the given page, or none while no release of its remote is live. */
export function createComposedPageSource(page: RenderablePage | undefined): PageSource {
  const RemotePage = page
    ? toRemotePage(page)
    : () => {
        throw new PageNotLive('No release of the remote is live');
      };
  return {
    page: (route) => ({
      route,
      RemotePage,
      // An empty list, so that LoadNotice renders its status element in composed pages too.
      prerendered: page && [],
      getVersion: () => page?.release.version,
      getStatus: () => ({ phase: page ? 'ready' : 'slow' }),
      subscribe: () => () => undefined,
      lacksParts: () => false,
      retry: () => undefined,
    }),
    enter: () => undefined,
    leave: () => undefined,
    loadWaiting: () => undefined,
    prefetchLanguage: () => undefined,
    prefetch: () => undefined,
  };
}
