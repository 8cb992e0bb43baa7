import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { findPage } from '../pages/findPage';
import { pathsOf } from '../pages/routes';
import { CONTENT_PAGE_QUERY } from '../presets/webpack/contentPageLoader';
import { UserError } from '../util/UserError';
import { completeLanguages } from './completeLanguages';

/** In bytes; one figure that holds for every page, or one for each by its path. */
export type PageBudget = number | Readonly<Record<string, number>>;

/** What a release may weigh, in bytes as they are served: compressed with brotli. */
export interface Budgets {
  /** A remote's entry, which its every page loads. */
  readonly entry?: number;
  /** All scripts of a page, the entry among them; of the shell, its script. */
  readonly script?: PageBudget;
  /** All stylesheets of a page; of the shell, its stylesheet. */
  readonly style?: PageBudget;
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly farekite?: {
    /** Paths of pages that the development server alone shows. */
    readonly developmentRoutes?: readonly string[];
    readonly provides?: readonly string[];
    readonly budgets?: Budgets;
  };
}

/** A folder that builds into a release: the shell or a remote. */
export interface SitePackage {
  readonly directory: string;
  /** The package's name, and so the release's. */
  readonly name: string;
  readonly kind: 'shell' | 'remote';
  /** The exposed modules by path, as webpack is asked for them; empty for the shell. */
  readonly pages: Readonly<Record<string, string>>;
  /** Singletons that a remote wants of its host, by range. */
  readonly shared: Readonly<Record<string, string>>;
  /** Packages that the shell puts into the share scope, by exact version. */
  readonly provides: Readonly<Record<string, string>>;
  readonly budgets: Budgets;
  /** The languages of all texts and content; `undefined` for English and Spanish. */
  readonly languages?: readonly string[] | undefined;
  /** The version of the contract that the package builds against. */
  readonly contract: string;
}

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

function pageRequest(directory: string, path: string): string {
  const page = findPage(directory, path);
  return page.kind === 'file' ? page.file : page.content + CONTENT_PAGE_QUERY;
}

/** Reads a package from its package.json. @throws UserError when the folder is no package */
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
export function pageName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'index';
}
