import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { languagesOf, namespacesOf } from '../pages/locales';
import { componentName, pageSourceFile } from '../pages/pageNames';
import { readPackageJson } from '../pages/readPackageJson';
import { pathsOf } from '../pages/routes';
import { UsageError, UserError } from '../util/UserError';
import { assertReadableByWebpack } from './workspace';

/** A package that is built into a release: the shell or a remote. */
export interface SitePackage {
  readonly directory: string;
  /** The name of the package and of its releases. */
  readonly name: string;
  readonly kind: 'shell' | 'remote';
  /** By path; empty for the shell. */
  readonly pages: Readonly<Record<string, SitePage>>;
  /** The ranges of the packages and modules that a remote needs from the shell, by name. */
  readonly shared: Readonly<Record<string, string>>;
  /** The exact versions of the packages that the shell puts into the share scope, by name. */
  readonly provides: Readonly<Record<string, string>>;
  /** The languages that it speaks, English first. */
  readonly languages: readonly string[];
  /** The version of the contract that the package builds against. */
  readonly contract: string;
}

interface SitePage {
  /** Relative to the package. */
  readonly file: string;
  readonly namespaces: readonly string[];
}

/**
 * Makes sure that no page of a remote is built from the source, or into the files, of another one: paths with the same
 * chunk have the same component, too.
 *
 * @throws UserError that names two paths with the same name
 */
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

/** The folder of a package that is installed for the package in a folder. @throws UserError when it is not installed */
export function installedFolder(directory: string, packageName: string): string {
  const require = createRequire(resolve(directory, 'package.json'));
  try {
    return dirname(require.resolve(`${packageName}/package.json`));
  } catch (cause) {
    throw new UserError(`${packageName} is not installed for ${directory}`, 'Run npm install there.', {
      cause,
    });
  }
}

/** Adds the JSX runtime to packages that are shared with `react`, because it must be that of the same copy. */
export function withJsxRuntime(shared: Readonly<Record<string, string>>): Record<string, string> {
  return shared.react ? { ...shared, 'react/jsx-runtime': shared.react } : { ...shared };
}

/**
 * Describes the package in a folder.
 *
 * @throws UserError when the folder has no package.json or a path that webpack cannot read, is neither the shell nor a remote, lacks a page,
 *   or has two of the same name; also when a field of its package.json or of the table of routes breaks a rule
 */
export function readSitePackage(directory: string): SitePackage {
  const { name, peerDependencies = {}, farekite = {} } = readPackageJson(directory);
  assertReadableByWebpack(resolve(directory));
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
  const describePage = (path: string): SitePage => ({
    file: pageSourceFile(directory, path),
    namespaces: namespacesOf(directory, path, paths),
  });
  const versionOf = (packageName: string) => readPackageJson(installedFolder(directory, packageName)).version;
  return {
    directory: resolve(directory),
    name,
    kind,
    pages: Object.fromEntries(paths.map((path) => [path, describePage(path)])),
    shared: withJsxRuntime(peerDependencies),
    provides: Object.fromEntries(
      (farekite.provides ?? []).map((provided) => [provided, versionOf(provided)]),
    ),
    languages: languagesOf(directory),
    contract: versionOf('@farekite/shared'),
  };
}

/** `mfe-deals` → `mfe_deals`: a release's name as a JavaScript identifier. */
export function containerName(name: string): string {
  return name.replace(/\W/g, '_');
}
