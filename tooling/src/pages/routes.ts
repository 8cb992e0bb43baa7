import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type * as v from 'valibot';
import { ROUTE_TABLE, sourceParserOf } from '../release/dataRules';
import { UserError } from '../util/UserError';
import { readPackageJson } from './readPackageJson';

export type RouteTable = v.InferOutput<typeof ROUTE_TABLE>;

const parseRouteTable = sourceParserOf(ROUTE_TABLE);

/** The table of the contract package, and `farekite.routes` of a remote in a repository of its own; `undefined` without a contract. */
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

export function readRouteTable(directory: string): RouteTable {
  const table = findRouteTable(directory);
  if (table) return table;
  throw new UserError(`@farekite/shared is not installed for ${directory}`, 'Run npm install there.');
}

/** Of the remote in a folder, also those that only `farekite dev` shows. */
export function pathsOf(directory: string): string[] {
  const { name, farekite } = readPackageJson(directory);
  const published = Object.entries(readRouteTable(directory)).filter(([, { remote }]) => remote === name);
  return [...published.map(([path]) => path), ...(farekite?.developmentRoutes ?? [])];
}
