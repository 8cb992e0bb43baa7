import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { labelOf } from '../release/manifest';
import { readRelease } from '../release/readRelease';
import { textFiles } from '../release/textFiles';
import { compress } from '../store/compress';
import type { Budgets } from '../pages/readPackageJson';
import { formatTable } from '../util/formatTable';
import { UserError } from '../util/UserError';
import type { SitePackage } from './sitePackage';

/** The compressed size of one group of a release's files, and its budget. */
export interface BudgetUsage {
  /** `entry`, or `script of /top-airlines`. */
  readonly group: string;
  /** In bytes. */
  readonly used: number;
  /** In bytes. */
  readonly allowed: number;
}

interface FileGroup {
  readonly kind: keyof Budgets;
  /** The page that loads the files; none for the files of the shell, and for the entry of a remote. */
  readonly path?: string;
  /** The files that a visitor loads: those of one choice, such as a language. The largest counts. */
  readonly choices: readonly (readonly string[])[];
}

function fileGroupsOf(release: ReleaseManifest): FileGroup[] {
  if (release.kind === 'shell') {
    return [
      { kind: 'script', choices: [[...(release.libraries ?? []), release.script]] },
      { kind: 'style', choices: [[release.style]] },
      { kind: 'texts', choices: Object.values(release.texts) },
    ];
  }
  const pages = Object.entries(release.pages).flatMap(([path, page]): FileGroup[] => [
    { kind: 'script', path, choices: [[release.entry, ...page.scripts]] },
    { kind: 'style', path, choices: [page.styles] },
    {
      kind: 'texts',
      path,
      choices: release.languages.map((language) =>
        page.namespaces.map((namespace) => textFiles(language, namespace).script),
      ),
    },
  ]);
  return [{ kind: 'entry', choices: [[release.entry]] }, ...pages];
}

/** The size of a file as most visitors get it, in bytes: compressed with brotli, as far as that makes it smaller. */
async function servedSize(file: string): Promise<number> {
  const content = await readFile(file);
  const brotli = (await compress(file, content)).find(({ extension }) => extension === '.br');
  return Math.min(content.length, brotli?.bytes.length ?? Infinity);
}

function budgetOf(budgets: Budgets, { kind, path }: FileGroup): number | undefined {
  const budget = budgets[kind];
  return typeof budget === 'object' ? budget[path ?? ''] : budget;
}

/**
 * Measures the files of a built release.
 *
 * @param dist the folder that the release was built into
 * @returns one entry for each group of files that has a budget
 * @throws UserError when a group of files has no budget
 */
export async function measureBudgets(
  dist: string,
  release: ReleaseManifest,
  budgets: Budgets,
): Promise<BudgetUsage[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? servedSize(join(dist, file));
    sizes.set(file, size);
    return size;
  };
  return Promise.all(
    fileGroupsOf(release).map(async (group) => {
      const name = group.path === undefined ? group.kind : `${group.kind} of ${group.path}`;
      const allowed = budgetOf(budgets, group);
      if (allowed === undefined) {
        throw new UserError(
          `${release.name} has no budget for the ${name}`,
          `Add one to farekite.budgets.${group.kind} in its package.json, in bytes after brotli compression.`,
        );
      }
      const sizesOfChoices = await Promise.all(
        group.choices.map(async (files) =>
          (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0),
        ),
      );
      return { group: name, used: Math.max(...sizesOfChoices), allowed };
    }),
  );
}

/** The sizes of the files of a built release. */
export interface PackageUsage {
  readonly name: string;
  readonly version: string;
  readonly budgets: readonly BudgetUsage[];
}

/** `17,271` */
const formatCount = (bytes: number) => bytes.toLocaleString('en-US');

/** @throws UserError that names each group of files that exceeds its budget, with its size and the budget */
export function assertWithinBudget({ budgets, ...release }: PackageUsage): void {
  const over = budgets.filter(({ used, allowed }) => used > allowed);
  if (over.length === 0) return;
  const excesses = over.map(
    ({ group, used, allowed }) =>
      `${group} is ${formatCount(used)} bytes (budget: ${formatCount(allowed)} bytes)`,
  );
  throw new UserError(
    `${labelOf(release)} exceeds its budget: ${excesses.join('; ')}`,
    `Make the files smaller, or raise farekite.budgets in the package.json of ${release.name}.`,
  );
}

/** Measures the built files of a package. @throws UserError when the package is not built, or has no budget */
export async function measurePackage({ directory, budgets }: SitePackage): Promise<PackageUsage> {
  const dist = join(directory, 'dist');
  const release = await readRelease(dist);
  const { name, version } = release;
  return { name, version, budgets: await measureBudgets(dist, release, budgets) };
}

/** The output of `farekite budgets`: a table with figures in bytes. */
export function budgetTable(label: string, usages: readonly BudgetUsage[]): string {
  const alignRight = (text: string) => text.padStart('999,999'.length);
  const rows = usages.map(({ group, used, allowed }) => [
    group,
    alignRight(formatCount(used)),
    alignRight(formatCount(allowed)),
  ]);
  return formatTable([label, alignRight('used'), 'allowed'], rows);
}
