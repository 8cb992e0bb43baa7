/**
 * Every path of the site. Form: begins with a slash, lower case, no trailing slash.
 * A remote names the paths it serves from this list; the shell's route table says whose each one is.
 *
 * @growing A page more asks nothing of anybody, so the API report does not list them.
 */
export const ROUTE_PATHS = [
  '/',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/first-class-deals',
  '/premium-economy-deals',
  '/premium-comfort',
  '/student-travel-deals',
  '/top-airlines',
  '/family-travel-deals',
  '/weekend-getaway-deals',
  '/senior-travel-deals',
  '/business-class-deals',
  '/paris-guide',
  '/tokyo-guide',
  '/new-york-guide',
  '/london-guide',
  '/blog',
  '/flight-results',
  '/booking-process',
  '/admin',
  '/admin/blog',
] as const;

export type RoutePath = (typeof ROUTE_PATHS)[number];

/** One line of the shell's route table. */
export interface Route {
  readonly path: RoutePath;
  /** Name of the remote whose page this is. */
  readonly remote: string;
  /** Whether search engines may list it. @default true */
  readonly indexable?: boolean;
}
