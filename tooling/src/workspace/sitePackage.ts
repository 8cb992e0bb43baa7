import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { completeLanguages } from '../pages/completeLanguages';
import { CONTENT_PAGE_QUERY, findPage } from '../pages/findPage';
import { pathsOf } from '../pages/routes';
import { UserError } from '../util/UserError';

/** A size in bytes: one number for all pages, or an object with a number for each path. */
export type PageBudget = number | Readonly<Record<string, number>>;

/** The greatest sizes of a release's files, in bytes after compression with brotli. */
export interface Budgets {
  /** The entry of a remote, which each of its pages loads. */
  readonly entry?: number;
  /** All scripts of a page, including the entry; for the shell, its script. */
  readonly script?: PageBudget;
  /** All stylesheets of a page; for the shell, its stylesheet. */
  readonly style?: PageBudget;
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly farekite?: {
    /** The paths of pages that only `farekite dev` shows. @default none */
    readonly developmentRoutes?: readonly string[];
    /** The packages that the shell puts into the share scope; only the shell has this list. */
    readonly provides?: readonly string[];
    readonly budgets?: Budgets;
  };
}

/** A package that is built into a release: the shell or a remote. */
export interface SitePackage {
  readonly directory: string;
  /** The name of the package and of its releases. */
  readonly name: string;
  readonly kind: 'shell' | 'remote';
  /** webpack's requests for the pages, by path; empty for the shell. */
  readonly pages: Readonly<Record<string, string>>;
  /** The ranges of the packages that a remote needs from the shell, by name. */
  readonly shared: Readonly<Record<string, string>>;
  /** The exact versions of the packages that the shell puts into the share scope, by name. */
  readonly provides: Readonly<Record<string, string>>;
  readonly budgets: Budgets;
  /** The languages of all texts and content; `undefined` for English and Spanish. */
  readonly languages?: readonly string[] | undefined;
  /** The version of the contract that the package builds against. */
  readonly contract: string;
}

/** Reads the package.json in a folder. @throws UserError when there is none */
export function readPackageJson(directory: string): PackageJson {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) {
    throw new UserError(
      `There is no package.json in ${directory}`,
      'Run the command in the folder of the shell or of a remote.',
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
}

/** webpack's request for a page: its file, or its content file with the query of the content page loader. */
function pageRequest(directory: string, path: string): string {
  const page = findPage(directory, path);
  return page.kind === 'file' ? page.file : page.content + CONTENT_PAGE_QUERY;
}

/**
 * Describes the package in a folder.
 *
 * @throws UserError when the folder has no package.json, is neither the shell nor a remote, or lacks a page
 */
export function readSitePackage(directory: string): SitePackage {
  const { name, peerDependencies = {}, farekite } = readPackageJson(directory);
  const kind = farekite?.provides ? 'shell' : 'remote';
  const paths = kind === 'remote' ? pathsOf(directory) : [];
  if (kind === 'remote' && paths.length === 0) {
    throw new UserError(
      `${join(directory, 'package.json')} describes neither a remote nor the shell`,
      `A remote has its pages in shared/contract/routes.json: "/path": { "remote": "${name}" }.`,
    );
  }
  const require = createRequire(resolve(directory, 'package.json'));
  const versionOf = (packageName: string) => (require(`${packageName}/package.json`) as PackageJson).version;
  return {
    directory: resolve(directory),
    name,
    kind,
    pages: Object.fromEntries(paths.map((path) => [path, pageRequest(directory, path)])),
    shared: peerDependencies,
    provides: Object.fromEntries(
      (farekite?.provides ?? []).map((provided) => [provided, versionOf(provided)]),
    ),
    budgets: farekite?.budgets ?? {},
    languages: completeLanguages(directory),
    contract: versionOf('@farekite/shared'),
  };
}

/** `mfe-deals` → `mfe_deals`: a release's name as a JavaScript identifier. */
export function containerName(name: string): string {
  return name.replace(/\W/g, '_');
}

/** `/admin/blog` → `admin-blog`, `/` → `index`: a page's name in file names and in the container. */
export function chunkName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'index';
}
