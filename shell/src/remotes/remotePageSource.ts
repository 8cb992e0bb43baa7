import type { SiteLanguage } from '@farekite/shared/language';
import type { PageSource } from './PageSource';
import type { LocatedPage } from './ReleaseCatalog';
import { RemotePageResource, type RemoteServices } from './RemotePageResource';
import { textsAddress } from './textsAddress';

/** The page that the document contains. */
export interface PrerenderedRoute {
  readonly path: string;
  /** Copies the page's nodes, which React will hydrate. */
  readonly copyNodes: () => readonly Node[];
  /** Whether it waits with its code until that is needed. */
  readonly isStatic: boolean;
}

/**
 * The page source in the browser. Each page is loaded once per visit, when it is first requested; the static page of the
 * document when it is told to, when the language changes, or when the visitor comes back to it on the client. What is
 * requested while React renders may never be shown: the outlet says in an effect which page is.
 */
export function createRemotePageSource(
  services: RemoteServices,
  prerendered: PrerenderedRoute | undefined,
): PageSource {
  const resources = new Map<string, RemotePageResource>();
  const prefetched = new Set<string>();
  /** The paths of pages that were shown and are not any more. */
  const left = new Set<string>();
  /** The path of the page that waits, as long as the visitor has been on no other. */
  let waitingPath = prerendered?.isStatic ? prerendered.path : undefined;
  /** The page that is shown; at first that of the document, before an outlet shows it. */
  let current: RemotePageResource | undefined;

  const loadWaiting = () => {
    const waiting = waitingPath === undefined ? undefined : resources.get(waitingPath);
    waitingPath = undefined;
    waiting?.start(services.language.initial);
  };
  const prefetchTexts = (located: LocatedPage, language: SiteLanguage) => {
    const href = textsAddress(located, language);
    // A failure is reported when the page is to be shown with them.
    if (href) services.textFiles.load(href).catch(() => undefined);
  };
  const prefetchLanguage = (language: SiteLanguage) => {
    if (!current) return;
    const { route } = current;
    services.catalog.locate(route).then(
      (located) => {
        if (route.path === waitingPath) services.files.preload(located);
        prefetchTexts(located, language);
      },
      () => undefined,
    );
  };
  services.language.subscribe(() => {
    const { get, getChosen } = services.language;
    // The page's texts are requested together with the shell's.
    if (getChosen() !== get()) prefetchLanguage(getChosen());
    loadWaiting();
    current?.followLanguage();
  });

  return {
    page: (route) => {
      const earlier = resources.get(route.path);
      // A page that lacks texts only is kept, with its code; they are loaded when it is shown again.
      const isLost = left.has(route.path) && earlier?.getStatus().phase === 'failed' && !earlier.getVersion();
      let resource = isLost ? undefined : earlier;
      if (!resource) {
        const copyNodes = prerendered?.path === route.path ? prerendered.copyNodes : undefined;
        resource = new RemotePageResource(route, services, copyNodes);
        resources.set(route.path, resource);
      }
      current ??= resource;
      if (route.path !== waitingPath) resource.start();
      return resource;
    },
    enter: ({ path }) => {
      current = resources.get(path);
      left.delete(path);
      if (path === waitingPath) return;
      waitingPath = undefined;
      // The language may have changed since the page was requested.
      current?.start();
    },
    leave: ({ path }) => {
      left.add(path);
    },
    loadWaiting,
    prefetchLanguage,
    prefetch: (route) => {
      if (resources.has(route.path) || prefetched.has(route.path)) return;
      prefetched.add(route.path);
      services.catalog.locate(route).then(
        (located) => {
          services.files.preload(located);
          prefetchTexts(located, services.language.get());
        },
        // A failure is reported when the visitor opens the page.
        () => prefetched.delete(route.path),
      );
    },
  };
}
