import type { ComponentType } from 'react';
import type { PageComponent, PageProps, Route } from '@farekite/shared/contract';
import type { RemoteError } from './RemoteError';

/** How the loading of a page stands. */
export type LoadStatus =
  | { readonly phase: 'loading' }
  /** The visitor has asked for another attempt. */
  | { readonly phase: 'retrying' }
  /** Longer than a visitor waits without a word; the loading goes on. */
  | { readonly phase: 'slow' }
  | { readonly phase: 'failed'; readonly error: RemoteError }
  | { readonly phase: 'ready' };

/** A page of a remote with the owner's marks around it. */
export type RegionComponent = ComponentType<RegionProps>;

export interface RegionProps extends PageProps {
  /** Called when the page stands in the document, and again whenever its language has changed. */
  readonly onShown: (shown: {
    readonly head: PageComponent['head'];
    readonly language: PageProps['language'];
  }) => void;
}

/** A page on its way from its remote. */
export interface PageResource {
  readonly route: Route;
  /** Suspends until the page is here; never fails, whatever happens to the remote. */
  readonly Region: RegionComponent;
  /** The page's nodes as they were prerendered; `undefined` when the visitor came here on the client. */
  readonly prerendered: readonly Node[] | undefined;
  /** Version of the release that the page is of; `undefined` until the page is here. */
  readonly getRelease: () => string | undefined;
  readonly getStatus: () => LoadStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads again, if the page is not here yet, in a way that gets past whatever the browser kept of the last attempt. */
  readonly retry: () => void;
}

/** Where the shell gets pages from: the remotes in the browser, the release at hand when it composes. */
export interface PageSource {
  readonly page: (route: Route) => PageResource;
  /** Forgets a page that could not be loaded: who comes back to it asks again. */
  readonly leave: (route: Route) => void;
  /** Fetches a page's files for a visitor who seems about to go there. Runs nothing, reports nothing. */
  readonly prefetch: (route: Route) => void;
}
