import type { Language } from '@farekite/shared/language';
import type { Store } from '@farekite/shared/hooks';
import { loadPage } from './loadPage';
import type { Pages, RemotePage } from './Pages';
import { RemotePageLoader, type Remotes } from './RemotePageLoader';

/** The page that the document contains. */
export interface PrerenderedPage {
  readonly path: string;
  /** Copies the page's nodes, which React will hydrate. */
  readonly copyNodes: () => readonly Node[];
}

/**
 * The pages in the browser. Each is loaded once per visit, when it is first requested.
 *
 * @param shownLanguage of the shell; its initial value is that of the document, in which the page that it contains is hydrated
 */
export function createPages(
  remotes: Remotes,
  shownLanguage: Store<Language>,
  prerendered: PrerenderedPage | undefined,
): Pages {
  const pages = new Map<string, RemotePageLoader>();
  /** The pages that were shown and are not any more. */
  const left = new Set<RemotePage>();
  return {
    get: (route) => {
      const earlier = pages.get(route.path);
      const isLost = earlier && left.has(earlier) && earlier.phase.get() === 'failed' && earlier.lacksParts();
      if (earlier && !isLost) return earlier;
      const isPrerendered = prerendered?.path === route.path;
      const page = isPrerendered
        ? new RemotePageLoader(route, shownLanguage.initial, remotes, prerendered.copyNodes)
        : new RemotePageLoader(route, shownLanguage.get(), remotes);
      pages.set(route.path, page);
      return page;
    },
    leave: (page) => {
      left.add(page);
    },
    prefetch: (route) => {
      if (pages.has(route.path)) return;
      const { releases, federation } = remotes;
      // A failure is reported when the visitor opens the page.
      releases
        .locate(route)
        .then((located) => loadPage(federation, located, shownLanguage.get()))
        .catch(() => undefined);
    },
  };
}
