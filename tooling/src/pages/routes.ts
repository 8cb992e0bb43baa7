import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The site's table of routes, `shared/contract/routes.json`, by path. */
export type RouteTable = Readonly<Record<string, { readonly remote: string }>>;

/** Reads the table of routes from the contract package that the package in a folder depends on. */
export function readRouteTable(directory: string): RouteTable {
  const require = createRequire(resolve(directory, 'package.json'));
  const file = require.resolve('@farekite/shared/contract/routes.json');
  return JSON.parse(readFileSync(file, 'utf8')) as RouteTable;
}

interface PackageJson {
  readonly name: string;
  readonly farekite?: { readonly developmentRoutes?: readonly string[] };
}

/**
 * The paths of a remote's pages: those that the table of routes assigns to it, and those in
 * `farekite.developmentRoutes` of its package.json, which only `farekite dev` shows.
 *
 * @param directory the remote's folder
 */
export function pathsOf(directory: string): string[] {
  const { name, farekite } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageJson;
  const published = Object.entries(readRouteTable(directory)).filter(([, { remote }]) => remote === name);
  return [...published.map(([path]) => path), ...(farekite?.developmentRoutes ?? [])];
}
