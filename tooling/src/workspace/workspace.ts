import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readRouteTable } from '../pages/routes';
import { UserError } from '../util/UserError';
import { readPackageJson } from './sitePackage';

/** A team that keeps its remote among other packages of its own has a workspace, but not this one. */
function isWorkspace(directory: string): boolean {
  const file = join(directory, 'package.json');
  return (
    existsSync(join(directory, 'shell', 'package.json')) &&
    existsSync(file) &&
    'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object)
  );
}

/** The folder that holds all packages, from one below it; `undefined` for a remote that stands alone. */
export function findWorkspace(from: string): string | undefined {
  if (isWorkspace(from)) return resolve(from);
  const parent = dirname(resolve(from));
  return parent === resolve(from) ? undefined : findWorkspace(parent);
}

/** @throws UserError outside a workspace */
export function requireWorkspace(from: string): string {
  const workspace = findWorkspace(from);
  if (!workspace) {
    throw new UserError(`${from} is in no workspace`, 'Run this command in a checkout of the whole project.');
  }
  return workspace;
}

/** The folders that build into releases of the site: the shell first, because it hosts the others. */
export function listSitePackages(workspace: string): string[] {
  const owners = new Set(Object.values(readRouteTable(workspace)).map(({ remote }) => remote));
  const remotes = readdirSync(workspace, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(workspace, entry.name, 'package.json')))
    .map((entry) => join(workspace, entry.name))
    .filter((directory) => owners.has(readPackageJson(directory).name));
  return [join(workspace, 'shell'), ...remotes];
}

/** The site's folder when none is named: `site` in the workspace, or in the folder one stands in. */
export function defaultSite(from: string): string {
  return join(findWorkspace(from) ?? from, 'site');
}
