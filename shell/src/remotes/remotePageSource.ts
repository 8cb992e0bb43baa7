import type { PageSource } from './PageSource';
import { RemotePageResource, type RemoteServices } from './RemotePageResource';

interface PrerenderedRoute {
  readonly path: string;
  /** Copies the page's nodes, which React will hydrate. */
  readonly copyNodes: () => readonly Node[];
  /** Whether it waits with its code until that is needed. */
  readonly isStatic: boolean;
}

/**
 * The page source in the browser. Each page is loaded once per visit, when it is first requested; the static page of the
 * document when it is told to, or when the visitor comes back to it on the client.
 */
export function createRemotePageSource(
  services: RemoteServices,
  prerendered: PrerenderedRoute | undefined,
): PageSource {
  const resources = new Map<string, RemotePageResource>();
  const prefetched = new Set<string>();
  /** The path of the page that waits, as long as the visitor has been on no other. */
  let waitingPath = prerendered?.isStatic ? prerendered.path : undefined;
  return {
    page: (route) => {
      let resource = resources.get(route.path);
      if (!resource) {
        const copyNodes = prerendered?.path === route.path ? prerendered.copyNodes : undefined;
        resource = new RemotePageResource(route, services, copyNodes);
        resources.set(route.path, resource);
      }
      if (route.path !== waitingPath) {
        waitingPath = undefined;
        resource.start();
      }
      return resource;
    },
    loadWaiting: () => {
      const waiting = waitingPath === undefined ? undefined : resources.get(waitingPath);
      waitingPath = undefined;
      waiting?.start();
    },
    forgetFailed: ({ path }) => {
      if (resources.get(path)?.getStatus().phase === 'failed') resources.delete(path);
    },
    prefetch: (route) => {
      if (resources.has(route.path) || prefetched.has(route.path)) return;
      prefetched.add(route.path);
      // A failure is reported when the visitor opens the page.
      services.catalog.locate(route).then(services.files.preload, () => prefetched.delete(route.path));
    },
  };
}
