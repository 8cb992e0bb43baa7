import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ReleaseError } from '../release/ReleaseError';
import { readPackageJson } from './room';

/** The folder that holds all rooms, from one below it; `undefined` for a remote that stands alone. */
export function findWorkspace(from: string): string | undefined {
  const file = join(from, 'package.json');
  if (existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object))
    return resolve(from);
  const parent = dirname(resolve(from));
  return parent === resolve(from) ? undefined : findWorkspace(parent);
}

/** @throws ReleaseError outside a workspace */
export function requireWorkspace(from: string): string {
  const workspace = findWorkspace(from);
  if (!workspace) {
    throw new ReleaseError(
      `${from} is in no workspace`,
      'Run this command in a checkout of the whole project.',
    );
  }
  return workspace;
}

/** The folders that build into releases: the shell first, because it hosts the others. */
export function listRooms(workspace: string): string[] {
  const remotes = readdirSync(workspace, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(workspace, entry.name, 'package.json')))
    .map((entry) => join(workspace, entry.name))
    .filter((directory) => readPackageJson(directory).farekite?.pages);
  return [join(workspace, 'shell'), ...remotes];
}

/** The site's folder when none is named: `site` in the workspace, or in the folder one stands in. */
export function defaultSite(from: string): string {
  return join(findWorkspace(from) ?? from, 'site');
}
