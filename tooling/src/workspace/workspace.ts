import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readRouteTable } from '../pages/routes';
import { isS3Location } from '../store/openStore';
import { UsageError } from '../util/UserError';
import { readPackageJson } from '../pages/readPackageJson';

/** A team may keep its remote in an npm workspace without a shell, or beside a checkout of the shell alone. */
function isWorkspace(directory: string): boolean {
  return ['package.json', 'shell/package.json'].every((file) => existsSync(join(directory, file)));
}

/** `undefined` for a remote in a repository of its own. */
export function findWorkspace(from: string): string | undefined {
  if (isWorkspace(from)) return resolve(from);
  const parent = dirname(resolve(from));
  return parent === resolve(from) ? undefined : findWorkspace(parent);
}

export function requireWorkspace(from: string): string {
  const workspace = findWorkspace(from);
  if (workspace) return workspace;
  throw new UsageError(`${from} is not in a workspace`, 'Run this command in a checkout of the project.');
}

/** The folders of the shell, which is the first, and of the remotes. */
export function listSitePackages(workspace: string): string[] {
  const owners = new Set(Object.values(readRouteTable(workspace)).map(({ remote }) => remote));
  return ['shell', ...[...owners].sort()]
    .map((name) => join(workspace, name))
    .filter((directory) => existsSync(join(directory, 'package.json')));
}

/** Folders of a package or the workspace that builds and tests write into, or other checkouts are in. */
const WRITTEN = new Set(['dist', 'site', 'test-results', 'screenshots', 'worktrees']);

/** Deeper in a package, folders called `site` have sources. */
function isWritten(directory: string, name: string): boolean {
  return name === 'node_modules' || (WRITTEN.has(name) && existsSync(join(directory, 'package.json')));
}

/** Without hidden ones and the results of builds and tests. */
export function listPackageFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (isWritten(directory, entry.name) || entry.name.startsWith('.')) return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? listPackageFiles(path) : [path];
  });
}

/** Without the option --site: `farekite.site` in the package.json, else the folder `site`. */
export function defaultSite(from: string): string {
  const directory = findWorkspace(from) ?? from;
  const site = existsSync(join(directory, 'package.json'))
    ? readPackageJson(directory).farekite?.site
    : undefined;
  if (site === undefined) return join(directory, 'site');
  return isS3Location(site) ? site : resolve(directory, site);
}
