import { matchRoutes, useLocation, type RouteObject } from 'react-router-dom';
import type { Route } from '@farekite/shared/contract';
import { useShell } from '../context/ShellContext';

/** @returns `undefined` where the 404 page is shown */
export function findRoute(routes: RouteObject[], pathname: string): Route | undefined {
  // React Router would take `/about//` for `/about`; no server has a page there.
  if (pathname.includes('//')) return undefined;
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as Route | undefined;
}

export function useCurrentRoute(): Route | undefined {
  return findRoute(useShell().routes, useLocation().pathname);
}
