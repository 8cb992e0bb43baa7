import type { Localized } from '../language/Language';
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

/** A page that a menu lists. */
export interface MenuEntry {
  readonly path: RoutePath;
  /** What the link to it says. */
  readonly name: Localized<string>;
}

/** One line of `routes.json`. */
interface RouteEntry extends Omit<Route, 'path'> {
  /** The compiler reads any text of a JSON file as `string`; a test compares it with {@link Menu}. */
  readonly menu?: string;
  readonly name?: Localized<string>;
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

/** The pages of a menu, in its order. */
export function menuEntries(menu: Menu): readonly MenuEntry[] {
  return ENTRIES.flatMap(([path, entry]) =>
    entry.menu === menu && entry.name ? [{ path, name: entry.name }] : [],
  );
}
