import type { Route } from '@farekite/shared/contract';
import type { Store } from '@farekite/shared/hooks';
import type { Language } from '@farekite/shared/language';
import { createRemotePage, type RemotePage, type Remotes, type ShowPrerendered } from './createRemotePage';
import { loadPage } from './loadPage';

/** Where the shell gets pages from: the remotes in the browser, the given release when it composes. */
export interface Pages {
  /** The page of a route, which begins to load. */
  readonly get: (route: Route) => RemotePage;
  /** Loads a page for a visitor who seems about to open it. Reports no errors. */
  readonly prefetch: (route: Route) => void;
}

/** The page that the document contains. */
export interface PrerenderedPage {
  readonly path: string;
  readonly show: ShowPrerendered;
}

/**
 * The pages in the browser. Each is loaded once per visit, when it is first requested, and again when it had failed.
 *
 * @param shownLanguage of the shell; its initial value is that of the document, in which the page that it contains is hydrated
 */
export function createPages(
  remotes: Remotes,
  shownLanguage: Store<Language>,
  prerendered: PrerenderedPage | undefined,
): Pages {
  const pages = new Map<string, RemotePage>();
  return {
    get: (route) => {
      const earlier = pages.get(route.path);
      if (earlier && earlier.phase.get() !== 'failed') return earlier;
      const show = prerendered?.path === route.path ? prerendered.show : undefined;
      const language = show ? shownLanguage.initial : shownLanguage.get();
      const page = createRemotePage(route, language, remotes, show);
      pages.set(route.path, page);
      return page;
    },
    prefetch: (route) => {
      if (pages.has(route.path)) return;
      const { locatePage, loadModule } = remotes;
      // A failure is reported when the visitor opens the page.
      locatePage(route)
        .then((located) => loadPage(loadModule, located, shownLanguage.get()))
        .catch(() => undefined);
    },
  };
}
