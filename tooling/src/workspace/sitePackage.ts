import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { languagesOf, namespacesOf } from '../pages/locales';
import { componentName, pageSourceFile } from '../pages/pageNames';
import { readPackageJson } from '../pages/readPackageJson';
import { pathsOf } from '../pages/routes';
import { UsageError, UserError } from '../util/UserError';

/** A package that is built into a release: the shell or a remote. */
export interface SitePackage {
  readonly directory: string;
  readonly name: string;
  readonly kind: 'shell' | 'remote';
  /** By path. */
  readonly pages: Readonly<Record<string, { readonly file: string; readonly namespaces: readonly string[] }>>;
  /** The ranges of what a remote needs from the shell, by module. */
  readonly shared: Readonly<Record<string, string>>;
  /** The exact versions that the shell puts into the share scope, by package. */
  readonly provides: Readonly<Record<string, string>>;
  /** English first. */
  readonly languages: readonly string[];
  /** The version of the contract. */
  readonly contract: string;
}

/** Paths with the same chunk have the same component, too. */
function assertDistinctNames(remote: string, paths: readonly string[]): void {
  for (const path of paths) {
    const name = componentName(path);
    const first = paths.find((other) => componentName(other) === name);
    if (first === path) continue;
    throw new UserError(
      `${String(first)} and ${path} are both called ${name} in ${remote}`,
      'Change a path, in shared/contract/routes.json or in farekite.developmentRoutes of the package.json.',
    );
  }
}

/** @throws UserError when the package is not installed for that in the folder */
export function installedFolder(directory: string, packageName: string): string {
  const require = createRequire(resolve(directory, 'package.json'));
  try {
    return dirname(require.resolve(`${packageName}/package.json`));
  } catch (cause) {
    const problem = `${packageName} is not installed for ${directory}`;
    throw new UserError(problem, 'Run npm install there.', { cause });
  }
}

/** The JSX runtime must be that of the same copy of React. */
export function withJsxRuntime(shared: Readonly<Record<string, string>>): Record<string, string> {
  return shared.react ? { ...shared, 'react/jsx-runtime': shared.react } : { ...shared };
}

/** @throws UserError when it could not be built */
export function readSitePackage(folder: string): SitePackage {
  const directory = resolve(folder);
  const { name, peerDependencies = {}, farekite: { provides = [] } = {} } = readPackageJson(directory);
  // webpack takes what follows these characters for a fragment, a loader or a query, and finds no file.
  const [character] = /[#!?]/.exec(directory) ?? [];
  if (character !== undefined)
    throw new UsageError(
      `${directory} has the character ${character} in its path, which webpack cannot read`,
      'Rename the folder, or move the project to another one.',
    );
  const kind = name === 'shell' ? 'shell' : 'remote';
  const paths = kind === 'remote' ? pathsOf(directory) : [];
  if (kind === 'remote' && paths.length === 0) {
    throw new UsageError(
      `${join(directory, 'package.json')} describes neither a remote nor the shell`,
      'A remote has its pages in shared/contract/routes.json, or in farekite.routes of its package.json: ' +
        `"/path": { "remote": "${name}" }.`,
    );
  }
  assertDistinctNames(name, paths);
  const describePage = (path: string) => {
    return { file: pageSourceFile(directory, path), namespaces: namespacesOf(directory, path, paths) };
  };
  const versionOf = (packageName: string) => readPackageJson(installedFolder(directory, packageName)).version;
  return {
    directory,
    name,
    kind,
    pages: Object.fromEntries(paths.map((path) => [path, describePage(path)])),
    shared: withJsxRuntime(peerDependencies),
    provides: Object.fromEntries(provides.map((provided) => [provided, versionOf(provided)])),
    languages: languagesOf(directory),
    contract: versionOf('@farekite/shared'),
  };
}

/** `mfe-deals` → `mfe_deals` */
export function containerName(name: string): string {
  return name.replace(/\W/g, '_');
}
