import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isS3Location } from '../store/createS3Client';
import { readRouteTable } from '../pages/routes';
import { UsageError } from '../util/UserError';
import { readPackageJson } from '../pages/readPackageJson';

/**
 * Whether a folder is the root of this project. A team may keep its remote in an npm workspace of its own, which has no
 * shell, or beside a checkout of the shell alone.
 */
function isWorkspace(directory: string): boolean {
  return ['package.json', 'shell/package.json'].every((file) => existsSync(join(directory, file)));
}

/** The workspace that contains a folder; `undefined` for a remote in a repository of its own. */
export function findWorkspace(from: string): string | undefined {
  if (isWorkspace(from)) return resolve(from);
  const parent = dirname(resolve(from));
  return parent === resolve(from) ? undefined : findWorkspace(parent);
}

/**
 * webpack takes what follows these characters in a path for a fragment, a loader or a query, and finds no file.
 * @throws UserError when the path of the folder has one of them
 */
export function assertReadableByWebpack(directory: string): void {
  const [character] = /[#!?]/.exec(directory) ?? [];
  if (character === undefined) return;
  throw new UsageError(
    `${directory} has the character ${character} in its path, which webpack cannot read`,
    'Rename the folder, or move the project to another one.',
  );
}

/** The workspace that contains a folder. @throws UserError when there is none, or when webpack cannot read it */
export function requireWorkspace(from: string): string {
  const workspace = findWorkspace(from);
  if (!workspace) {
    throw new UsageError(
      `${from} is not in a workspace`,
      'Run this command in a checkout of the whole project.',
    );
  }
  assertReadableByWebpack(workspace);
  return workspace;
}

/** The folders of the packages that are built into releases: the shell first, then the remotes. */
export function listSitePackages(workspace: string): string[] {
  const owners = new Set(Object.values(readRouteTable(workspace)).map(({ remote }) => remote));
  return ['shell', ...[...owners].sort()]
    .map((name) => join(workspace, name))
    .filter((directory) => existsSync(join(directory, 'package.json')));
}

/** Names of the folders of a package, or of the workspace, that builds and tests write into, or other checkouts are in. */
const WRITTEN = new Set(['dist', 'site', 'test-results', 'screenshots', 'worktrees']);

/** Whether a folder has no sources. Deeper in a package, those called `site` do. */
function isWritten(directory: string, name: string): boolean {
  return name === 'node_modules' || (WRITTEN.has(name) && existsSync(join(directory, 'package.json')));
}

/** The files of a package or of the workspace, without hidden ones and without the results of builds and tests. */
export function listPackageFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (isWritten(directory, entry.name) || entry.name.startsWith('.')) return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? listPackageFiles(path) : [path];
  });
}

/**
 * The site if the option --site is not given: `farekite.site` in the package.json of the workspace, or else of this
 * folder. @default the folder `site` there
 */
export function defaultSite(from: string): string {
  const directory = findWorkspace(from) ?? from;
  const site = existsSync(join(directory, 'package.json'))
    ? readPackageJson(directory).farekite?.site
    : undefined;
  if (site === undefined) return join(directory, 'site');
  return isS3Location(site) ? site : resolve(directory, site);
}
