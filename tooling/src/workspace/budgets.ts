import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { compress } from '../store/compress';
import { labelOf } from '../release/manifest';
import { readRelease } from '../release/readRelease';
import { UserError } from '../util/UserError';
import { budgetTable, type Usage } from './budgetTable';
import type { Budgets, SitePackage } from './sitePackage';

type Kind = keyof Budgets;

interface FileGroup {
  readonly kind: Kind;
  /** Where the group is of one page. */
  readonly path?: string;
  readonly files: readonly string[];
}

function groupsOf(release: ReleaseManifest): FileGroup[] {
  if (release.kind === 'shell') {
    return [
      { kind: 'script', files: [release.script] },
      { kind: 'style', files: [release.style] },
    ];
  }
  const pages = Object.entries(release.pages).flatMap(([path, page]): FileGroup[] => [
    { kind: 'script', path, files: [release.entry, ...page.scripts] },
    { kind: 'style', path, files: page.styles },
  ]);
  return [{ kind: 'entry', files: [release.entry] }, ...pages];
}

async function servedSize(file: string): Promise<number> {
  const content = await readFile(file);
  const variants = await compress(file, content);
  return variants.find(({ extension }) => extension === '.br')?.bytes.length ?? content.length;
}

function budgetOf(budgets: Budgets, { kind, path }: FileGroup): number | undefined {
  const budget = budgets[kind];
  return typeof budget === 'object' ? budget[path ?? ''] : budget;
}

/**
 * Weighs a built release.
 * @throws UserError when a group of its files has no budget
 */
export async function weigh(dist: string, release: ReleaseManifest, budgets: Budgets = {}): Promise<Usage[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? servedSize(join(dist, file));
    sizes.set(file, size);
    return size;
  };
  return Promise.all(
    groupsOf(release).map(async (group) => {
      const name = group.path === undefined ? group.kind : `${group.kind} of ${group.path}`;
      const allowed = budgetOf(budgets, group);
      if (allowed === undefined) {
        throw new UserError(
          `${release.name} has no budget for the ${name}`,
          `Give it one in bytes, compressed, under farekite.budgets.${group.kind} in its package.json.`,
        );
      }
      const weights = await Promise.all(group.files.map(sizeOf));
      return { group: name, used: weights.reduce((total, weight) => total + weight, 0), allowed };
    }),
  );
}

const bytes = (count: number) => `${count.toLocaleString('en-US')} bytes`;

/** @throws UserError that names every group of files that is over its budget, with figure and limit */
export function assertWithinBudget(release: ReleaseManifest, usages: readonly Usage[]): void {
  const over = usages.filter(({ used, allowed }) => used > allowed);
  if (over.length === 0) return;
  const told = over.map(({ group, used, allowed }) => `${group} takes ${bytes(used)} of ${bytes(allowed)}`);
  throw new UserError(
    `${labelOf(release)} is over its budget: ${told.join('; ')}`,
    `Make it smaller, or raise farekite.budgets in the package.json of ${release.name}.`,
  );
}

/**
 * Prints what a package's build weighs, and may.
 * @throws UserError when it is not built, has no budget, or is over it
 */
export async function reportBudgets({ directory, budgets }: SitePackage): Promise<void> {
  const dist = join(directory, 'dist');
  const release = await readRelease(dist);
  const usages = await weigh(dist, release, budgets);
  process.stdout.write(`${budgetTable(labelOf(release), usages)}\n`);
  assertWithinBudget(release, usages);
}
