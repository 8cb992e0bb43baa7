import { routeAt, type Route } from '@farekite/shared/contract';

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The route of an address's path, or `undefined` for one that the site does not have.
 * @param developmentRoutes routes of pages that are being developed and are not in the site's table
 */
export function findRoute(pathname: string, developmentRoutes: readonly Route[] = []): Route | undefined {
  const path = decode(pathname).replace(/(.)\/$/, '$1');
  return routeAt(path) ?? developmentRoutes.find((route) => route.path === path);
}
