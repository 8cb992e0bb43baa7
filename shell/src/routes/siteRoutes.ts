import type { Route } from '@farekite/shared/contract';
import { readJsonObject } from '../loading/readJsonObject';
import firstRoutes from './firstRoutes.data';
import type { RoutesByRemote } from './routesByRemote';

/** The name, in the site's root, of the file with all routes. */
export const ROUTES_FILE = 'routes.json';

/** Whether the shell's script has all routes. If not, the document of a page has the route of that page. */
export const HAS_ALL_ROUTES = firstRoutes.isComplete;

const known = new Map<string, Route>();
let isComplete = HAS_ALL_ROUTES;
let loading: Promise<void> | undefined;

/** Adds routes to those that are known. */
export function addRoutes(routes: readonly Route[]): void {
  for (const route of routes) known.set(route.path, route);
}

function addRoutesByRemote(table: RoutesByRemote): void {
  for (const [remote, paths] of Object.entries(table)) addRoutes(paths.map((path) => ({ path, remote })));
}

addRoutesByRemote(firstRoutes.paths);

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The route of an address's path; `undefined` for one that the site does not have, or that is not known yet. */
export function findRoute(pathname: string): Route | undefined {
  return known.get(decode(pathname).replace(/(.)\/$/, '$1'));
}

/** Whether a path may have a route that is not known yet. A new document shows its page in any case. */
export function isRouteUnknown(pathname: string): boolean {
  return !isComplete && !findRoute(pathname);
}

/** Whether a remote of this name may have a page: all names are possible until all routes are known. */
export function mayBeRemote(name: string): boolean {
  if (!isComplete) return name !== 'shell';
  return [...known.values()].some(({ remote }) => remote === name);
}

/** Loads the routes that the script does not have. Does nothing when that fails; the next call tries again. */
export function loadRoutes(): Promise<void> {
  if (isComplete) return Promise.resolve();
  loading ??= fetch(`/${ROUTES_FILE}`)
    .then(async (response) => {
      addRoutesByRemote((await readJsonObject(response, `/${ROUTES_FILE}`)) as RoutesByRemote);
      isComplete = true;
    })
    // Until then the browser follows the links to these pages.
    .catch(() => {
      loading = undefined;
    });
  return loading;
}
