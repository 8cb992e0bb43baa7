import type shared from '../locales/en/shared.json';
import table from './routes.json' with { type: 'json' };

/** A path of `routes.json`: lower case, with a slash at its start and none at its end. */
export type RoutePath = keyof typeof table;

export interface Route {
  readonly path: RoutePath;
  /** The remote that owns it. */
  readonly remote: string;
  /** Whether search engines may list it. @default true */
  readonly indexable?: boolean;
}

export type Menu = 'guides' | 'deals' | 'legal';

/** A path with a short name for links, `` t(`routes.${path}`) `` of the namespace `shared`. */
export type NamedPath = keyof typeof shared.routes;

/** The compiler reads any text of a JSON file as `string`; a test compares `menu` with {@link Menu}. */
type RouteEntry = Omit<Route, 'path'> & { readonly menu?: string };

const ENTRIES = Object.entries(table satisfies Readonly<Record<RoutePath, RouteEntry>>) as [
  RoutePath,
  RouteEntry,
][];

export const ROUTE_PATHS: readonly RoutePath[] = ENTRIES.map(([path]) => path);

export const ROUTES: readonly Route[] = ENTRIES.map(([path, { remote, indexable = true }]) => ({
  path,
  remote,
  ...(!indexable && { indexable }),
}));

/** The pages of a menu, in its order. */
export function menuPaths(menu: Menu): readonly NamedPath[] {
  return ENTRIES.flatMap(([path, entry]) => (entry.menu === menu ? [path as NamedPath] : []));
}
