import type { PageResource, PageSource } from './PageSource';
import { RemotePageResource, type RemoteServices } from './RemotePageResource';

interface PrerenderedRoute {
  readonly path: string;
  /** Copies the page's nodes, which React will hydrate. */
  readonly copyNodes: () => readonly Node[];
}

/** The page source in the browser. Each page is loaded once per visit, when it is first requested. */
export function createRemotePageSource(
  services: RemoteServices,
  prerendered: PrerenderedRoute | undefined,
): PageSource {
  const resources = new Map<string, PageResource>();
  const prefetched = new Set<string>();
  return {
    page: (route) => {
      let resource = resources.get(route.path);
      if (!resource) {
        const copyNodes = prerendered?.path === route.path ? prerendered.copyNodes : undefined;
        resource = new RemotePageResource(route, services, copyNodes);
        resources.set(route.path, resource);
      }
      return resource;
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
