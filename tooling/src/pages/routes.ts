import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type * as v from 'valibot';
import { ROUTE_TABLE } from '../release/dataRules';
import { sourceParserOf } from '../release/parseData';
import { UserError } from '../util/UserError';
import { readPackageJson } from './readPackageJson';

/** The site's table of routes by path: `shared/contract/routes.json`, and `farekite.routes` of a remote in a repository of its own. */
export type RouteTable = v.InferOutput<typeof ROUTE_TABLE>;

const parseRouteTable = sourceParserOf(ROUTE_TABLE);

/**
 * Reads the table of routes from the contract package that a folder gets, and those that its own package.json has until the
 * contract has them; `undefined` where no contract package is installed.
 *
 * @throws UserError when a field of it breaks a rule
 */
export function findRouteTable(directory: string): RouteTable | undefined {
  let file: string;
  try {
    file = createRequire(resolve(directory, 'package.json')).resolve('@farekite/shared/contract/routes.json');
  } catch {
    return undefined;
  }
  const own = existsSync(join(directory, 'package.json')) ? readPackageJson(directory).farekite?.routes : {};
  return { ...own, ...parseRouteTable(readFileSync(file, 'utf8'), file) };
}

/**
 * Reads the table of routes from the contract package that the package in a folder depends on.
 *
 * @throws UserError when the contract package is not installed, or a field of the table breaks a rule
 */
export function readRouteTable(directory: string): RouteTable {
  const table = findRouteTable(directory);
  if (table) return table;
  throw new UserError(`@farekite/shared is not installed for ${directory}`, 'Run npm install there.');
}

/**
 * The paths of a remote's pages: those that the table of routes assigns to it, and those in
 * `farekite.developmentRoutes` of its package.json, which only `farekite dev` shows.
 *
 * @param directory the remote's folder
 * @throws UserError as {@link readRouteTable} and {@link readPackageJson} do
 */
export function pathsOf(directory: string): string[] {
  const { name, farekite } = readPackageJson(directory);
  const published = Object.entries(readRouteTable(directory)).filter(([, { remote }]) => remote === name);
  return [...published.map(([path]) => path), ...(farekite?.developmentRoutes ?? [])];
}
