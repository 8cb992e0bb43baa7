import type { Route, RoutePath } from '@farekite/shared/contract';

/** Whose each page is. A new page is a line here and one in the contract's paths. */
const TABLE: Readonly<Record<RoutePath, Omit<Route, 'path'>>> = {
  '/': { remote: 'mfe-home' },
  '/about': { remote: 'mfe-home' },
  '/contact': { remote: 'mfe-home' },
  '/terms': { remote: 'mfe-home' },
  '/privacy': { remote: 'mfe-home' },
  '/disclaimer': { remote: 'mfe-home' },
  '/first-class-deals': { remote: 'mfe-deals' },
  '/premium-economy-deals': { remote: 'mfe-deals' },
  '/premium-comfort': { remote: 'mfe-deals' },
  '/student-travel-deals': { remote: 'mfe-deals' },
  '/top-airlines': { remote: 'mfe-deals' },
  '/family-travel-deals': { remote: 'mfe-deals' },
  '/weekend-getaway-deals': { remote: 'mfe-deals' },
  '/senior-travel-deals': { remote: 'mfe-deals' },
  '/business-class-deals': { remote: 'mfe-deals' },
  '/paris-guide': { remote: 'mfe-guides' },
  '/tokyo-guide': { remote: 'mfe-guides' },
  '/new-york-guide': { remote: 'mfe-guides' },
  '/london-guide': { remote: 'mfe-guides' },
  '/blog': { remote: 'mfe-guides' },
  '/flight-results': { remote: 'mfe-booking', indexable: false },
  '/booking-process': { remote: 'mfe-booking', indexable: false },
  '/admin': { remote: 'mfe-admin', indexable: false },
  '/admin/blog': { remote: 'mfe-admin', indexable: false },
};

export const ROUTES: readonly Route[] = Object.entries(TABLE).map(([path, route]) => ({
  path: path as RoutePath,
  ...route,
}));

const added: Route[] = [];

/** Adds routes to those of the table: pages that are developed before they have one. */
export function addRoutes(routes: readonly Route[]): void {
  added.push(...routes);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The route of an address's path, or `undefined` for one that the site does not have. */
export function findRoute(pathname: string): Route | undefined {
  const path = decode(pathname).replace(/(.)\/$/, '$1');
  return [...ROUTES, ...added].find((route) => route.path === path);
}
