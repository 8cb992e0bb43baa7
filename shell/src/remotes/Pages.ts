import type { ComponentType } from 'react';
import type { PageHead, PageProps, Route } from '@farekite/shared/contract';
import type { LocalizedPart } from '../language/LanguageChoice';
import type { Loadable } from '../loading/Loading';

export interface RemotePageProps extends Omit<PageProps, 'i18n'> {
  /** Called when the page is in the document, and again after each change of its language. */
  readonly onShown: (head: PageHead) => void;
}

/** A page of a remote, which is loaded once per visit. */
export interface RemotePage extends Loadable, LocalizedPart {
  readonly route: Route;
  /** Suspends until the page has loaded. Never throws because of a failed load. */
  readonly Component: ComponentType<RemotePageProps>;
  /** The page's prerendered nodes; `undefined` after client-side navigation. */
  readonly prerendered: readonly Node[] | undefined;
  /** Version of the page's release; `undefined` until it is known. */
  readonly getVersion: () => string | undefined;
  /** Says that the page has thrown while it was rendered. Try again loads the document. */
  readonly fail: (cause: unknown) => void;
}

/** Where the shell gets pages from: the remotes in the browser, the given release when it composes. */
export interface Pages {
  /** The page of a route, which begins to load. */
  readonly get: (route: Route) => RemotePage;
  /** Says that a page is not shown any more. If it fails to load, before or after that, it is loaded again when it is shown next. */
  readonly leave: (page: RemotePage) => void;
  /** Loads a page for a visitor who seems about to open it. Reports no errors. */
  readonly prefetch: (route: Route) => void;
}
