import type { ComponentType } from 'react';
import type { PageHead, PageProps, Route, SiteDetails } from '@farekite/shared/contract';
import type { SiteLanguage } from '@farekite/shared/language';
import type { Loadable } from '../loading/LoadAttempts';

/** A remote's page in an element that names its remote and release. */
export type RemotePageComponent = ComponentType<RemotePageProps>;

export interface ShownPage {
  readonly head: (site: SiteDetails) => PageHead;
  /** The language that was requested; the page is in English when its release does not support it. */
  readonly language: SiteLanguage;
}

export interface RemotePageProps extends Omit<PageProps, 'language'> {
  /** The site's language. */
  readonly language: SiteLanguage;
  /** Called when the page is in the document, and again after each change of its language. */
  readonly onShown: (shown: ShownPage) => void;
}

/** A page that is loaded from its remote. */
export interface PageResource extends Loadable {
  readonly route: Route;
  /** Suspends until the page has loaded, with its texts in the language. Never throws because of a failed load. */
  readonly RemotePage: RemotePageComponent;
  /** The page's prerendered nodes; `undefined` after client-side navigation. */
  readonly prerendered: readonly Node[] | undefined;
  /** Version of the page's release; `undefined` until the page has loaded. */
  readonly getVersion: () => string | undefined;
}

/** Where the shell gets pages from: the remotes in the browser, the given release when it composes. */
export interface PageSource {
  /** The page of a route, which begins to load. */
  readonly page: (route: Route) => PageResource;
  /** Says that a page is shown: it follows the language, and the static page of the document waits no more if it is another. */
  readonly enter: (route: Route) => void;
  /** Says that a page is not shown any more. If it fails to load, before or after that, it is loaded again when it is shown next. */
  readonly leave: (route: Route) => void;
  /** Loads the static page of the document, which waits with its code. */
  readonly loadWaiting: () => void;
  /** Loads what the page that is shown needs for a language that the visitor seems about to choose. Reports no errors. */
  readonly prefetchLanguage: (language: SiteLanguage) => void;
  /** Fetches a page's files for a visitor who seems about to open it. Runs none of them, reports no errors. */
  readonly prefetch: (route: Route) => void;
}
