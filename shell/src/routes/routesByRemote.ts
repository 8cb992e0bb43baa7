import type { Route, RoutePath } from '@farekite/shared/contract';

/** The paths of each remote, by its name. */
export type RoutesByRemote = Readonly<Record<string, readonly RoutePath[]>>;

export function routesByRemote(routes: readonly Route[]): RoutesByRemote {
  const paths: Record<string, RoutePath[]> = {};
  for (const { remote, path } of routes) (paths[remote] ??= []).push(path);
  return paths;
}
