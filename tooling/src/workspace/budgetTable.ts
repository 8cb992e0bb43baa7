import { formatTable } from '../util/formatTable';

/** The compressed size of one group of a release's files, and its budget. */
export interface BudgetUsage {
  /** `entry`, or `script of /top-airlines`. */
  readonly group: string;
  /** In bytes. */
  readonly used: number;
  /** In bytes. */
  readonly allowed: number;
}

/** The output of `farekite budgets`: a table with figures in bytes. */
export function budgetTable(label: string, usages: readonly BudgetUsage[]): string {
  const alignRight = (figures: readonly number[]) => {
    const texts = figures.map((figure) => figure.toLocaleString('en-US'));
    const width = Math.max(...texts.map((text) => text.length));
    return texts.map((text) => text.padStart(width));
  };
  const used = alignRight(usages.map((usage) => usage.used));
  const allowed = alignRight(usages.map((usage) => usage.allowed));
  const rows = usages.map(({ group }, row) => [group, used[row] ?? null, allowed[row] ?? null]);
  return formatTable([label, 'used', 'allowed'], rows);
}
