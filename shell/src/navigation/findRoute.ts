import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Route } from '@farekite/shared/contract';

/** The route objects of pages carry their route as `handle`. */
export interface PageRouteHandle {
  readonly route: Route;
}

/** Whether a path is like `/about//`. React Router would take it for `/about`; no server has a page there. */
export function hasEmptySegment(pathname: string): boolean {
  return pathname.includes('//');
}

/** The route of an address's path in the table of the shell; `undefined` where the 404 page is shown. */
export function findRoute(routes: readonly RouteObject[], pathname: string): Route | undefined {
  if (hasEmptySegment(pathname)) return undefined;
  const matched = matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route;
  return (matched?.handle as PageRouteHandle | undefined)?.route;
}
