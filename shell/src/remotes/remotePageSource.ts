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
 * document when it is told to, when the language changes, or when the visitor comes back to it on the client.
 */
export function createRemotePageSource(
  services: RemoteServices,
  prerendered: PrerenderedRoute | undefined,
): PageSource {
  const resources = new Map<string, RemotePageResource>();
  const prefetched = new Set<string>();
  /** The path of the page that waits, as long as the visitor has been on no other. */
  let waitingPath = prerendered?.isStatic ? prerendered.path : undefined;
  /** The page that was requested last. */
  let current: RemotePageResource | undefined;

  const loadWaiting = () => {
    const waiting = waitingPath === undefined ? undefined : resources.get(waitingPath);
    waitingPath = undefined;
    waiting?.start(services.language.initial);
  };
  const prefetchTexts = (located: LocatedPage, language: SiteLanguage) => {
    const href = textsAddress(located, language);
    // A failure is reported when the page is to be shown with them.
    if (href) services.texts.load(href).catch(() => undefined);
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
      let resource = resources.get(route.path);
      if (!resource) {
        const copyNodes = prerendered?.path === route.path ? prerendered.copyNodes : undefined;
        resource = new RemotePageResource(route, services, copyNodes);
        resources.set(route.path, resource);
      }
      current = resource;
      if (route.path !== waitingPath) {
        waitingPath = undefined;
        resource.start();
      }
      return resource;
    },
    loadWaiting,
    prefetchLanguage,
    forgetFailed: ({ path }) => {
      const resource = resources.get(path);
      // A page that lacks texts only is kept, with its code; they are loaded when it is shown again.
      if (resource?.getStatus().phase === 'failed' && !resource.getRelease()) resources.delete(path);
    },
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
