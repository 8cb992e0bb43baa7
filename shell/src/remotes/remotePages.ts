import type { PageResource, PageSource } from './PageSource';
import { RemotePageResource, type RemoteServices } from './RemotePageResource';

interface PrerenderedRoute {
  readonly path: string;
  readonly nodes: readonly Node[];
}

/** Pages from the remotes. Each is loaded once in a visit, from the moment it is first asked for. */
export function createRemotePages(
  services: RemoteServices,
  prerendered: PrerenderedRoute | undefined,
): PageSource {
  const resources = new Map<string, PageResource>();
  const prefetched = new Set<string>();
  return {
    page: (route) => {
      let resource = resources.get(route.path);
      if (!resource) {
        const nodes = prerendered?.path === route.path ? prerendered.nodes : undefined;
        resource = new RemotePageResource(route, services, nodes);
        resources.set(route.path, resource);
      }
      return resource;
    },
    leave: ({ path }) => {
      if (resources.get(path)?.getStatus().phase === 'failed') resources.delete(path);
    },
    prefetch: (route) => {
      if (resources.has(route.path) || prefetched.has(route.path)) return;
      prefetched.add(route.path);
      // A failure here is told when the visitor does go there.
      services.catalog.locate(route).then(services.files.preload, () => prefetched.delete(route.path));
    },
  };
}
