import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ReleaseError } from '../release/ReleaseError';

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
    readonly pages?: Readonly<Record<string, string>>;
    readonly provides?: readonly string[];
    /** `false` for a remote that only the development server shows. @default true */
    readonly isPublished?: boolean;
    readonly budgets?: Budgets;
  };
}

/** A folder that builds into a release: the shell or a remote. */
export interface Room {
  readonly directory: string;
  /** The package's name, and so the release's. */
  readonly name: string;
  readonly kind: 'shell' | 'remote';
  /** The exposed modules' sources by path; empty for the shell. */
  readonly pages: Readonly<Record<string, string>>;
  /** Singletons that a remote wants of its host, by range. */
  readonly shared: Readonly<Record<string, string>>;
  /** Packages that the shell puts into the share scope, by exact version. */
  readonly provides: Readonly<Record<string, string>>;
  readonly budgets: Budgets;
  /** The version of the contract that the room builds against. */
  readonly contract: string;
}

export function readPackageJson(directory: string): PackageJson {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) {
    throw new ReleaseError(
      `There is no package.json in ${directory}`,
      'Run the command in the folder of the shell or of a remote.',
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
}

/** Reads a room from its package.json. @throws ReleaseError when the folder is no room */
export function readRoom(directory: string): Room {
  const { name, peerDependencies = {}, farekite } = readPackageJson(directory);
  if (!farekite?.pages && !farekite?.provides) {
    throw new ReleaseError(
      `${join(directory, 'package.json')} describes neither a remote nor the shell`,
      'A remote lists its pages under "farekite": { "pages": { "/path": "./src/…" } }.',
    );
  }
  const require = createRequire(resolve(directory, 'package.json'));
  const versionOf = (packageName: string) => (require(`${packageName}/package.json`) as PackageJson).version;
  return {
    directory: resolve(directory),
    name,
    kind: farekite.pages ? 'remote' : 'shell',
    pages: farekite.pages ?? {},
    shared: peerDependencies,
    provides: Object.fromEntries(
      (farekite.provides ?? []).map((provided) => [provided, versionOf(provided)]),
    ),
    budgets: farekite.budgets ?? {},
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
