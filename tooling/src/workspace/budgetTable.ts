import { formatTable } from '../util/formatTable';

/** What one group of a release's files weighs, and may. */
export interface Usage {
  /** `entry`, or `script of /top-airlines`. */
  readonly group: string;
  readonly used: number;
  readonly allowed: number;
}

/** What a release weighs and may, for people. */
export function budgetTable(label: string, usages: readonly Usage[]): string {
  const inBytes = (figures: readonly number[]) => {
    const texts = figures.map((figure) => figure.toLocaleString('en-US'));
    const width = Math.max(...texts.map((text) => text.length));
    return texts.map((text) => text.padStart(width));
  };
  const used = inBytes(usages.map((usage) => usage.used));
  const allowed = inBytes(usages.map((usage) => usage.allowed));
  const rows = usages.map(({ group }, row) => [group, used[row] ?? null, allowed[row] ?? null]);
  return formatTable([label, 'used', 'allowed'], rows);
}
