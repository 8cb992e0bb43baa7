import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The site's table of routes: `shared/contract/routes.json`. */
export type RouteTable = Readonly<Record<string, { readonly remote: string }>>;

/** Reads the table of routes of the contract package that is installed for the package in a folder. */
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
 * The paths of a remote's pages: those that the table of routes gives to it, and those under
 * `farekite.developmentRoutes` in its package.json, which the development server alone shows.
 */
export function pathsOf(directory: string): string[] {
  const { name, farekite } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageJson;
  const published = Object.entries(readRouteTable(directory)).filter(([, { remote }]) => remote === name);
  return [...published.map(([path]) => path), ...(farekite?.developmentRoutes ?? [])];
}
