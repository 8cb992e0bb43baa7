import type shared from '../locales/en/shared.json';
import table from './routes.json' with { type: 'json' };

/**
 * A path of the site: lower case, with a slash at its start and none at its end. `routes.json` lists all paths.
 * The API report does not, because another path requires nothing of other packages.
 */
export type RoutePath = keyof typeof table;

/** A path with the remote that owns it. */
export interface Route {
  readonly path: RoutePath;
  /** Name of the remote whose page this is. */
  readonly remote: string;
  /** Whether search engines may list it. @default true */
  readonly indexable?: boolean;
}

/** A list of pages that the site's layout shows under one heading. */
export type Menu = 'guides' | 'deals' | 'legal';

/** A page with a short name for links to it, in the `routes` of the namespace `shared`: `` t(`routes.${path}`) ``. */
export type NamedPath = keyof typeof shared.routes;

/** One line of `routes.json`. */
interface RouteEntry extends Omit<Route, 'path'> {
  /** The compiler reads any text of a JSON file as `string`; a test compares it with {@link Menu}. */
  readonly menu?: string;
}

const ENTRIES = Object.entries(table satisfies Readonly<Record<RoutePath, RouteEntry>>) as [
  RoutePath,
  RouteEntry,
][];

/** Every path of the site. */
export const ROUTE_PATHS: readonly RoutePath[] = ENTRIES.map(([path]) => path);

/** Every page of the site with its owner. */
export const ROUTES: readonly Route[] = ENTRIES.map(([path, { remote, indexable = true }]) => ({
  path,
  remote,
  ...(!indexable && { indexable }),
}));

/** The pages of a menu, in its order. All of them have names, which a test checks. */
export function menuPaths(menu: Menu): readonly NamedPath[] {
  return ENTRIES.flatMap(([path, entry]) => (entry.menu === menu ? [path as NamedPath] : []));
}
