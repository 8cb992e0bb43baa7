import type { HistoryEntry } from '../release/history';
import type { SiteStatus } from '../release/status';
import type { Usage } from '../workspace/budgets';

type Row = readonly (string | null)[];

/** A column each, as wide as it needs to be. */
function table(headings: readonly string[], rows: readonly Row[]): string {
  const lines = [headings, ...rows].map((row) => row.map((cell) => cell ?? '–'));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Who speaks each major of the contract that the shell hosts, while it hosts more than one. */
function speakers({ releases }: SiteStatus): string[] {
  const hosts = releases.find((release) => release.hosts)?.hosts ?? [];
  if (hosts.length < 2) return [];
  return hosts.map((major) => {
    const names = releases
      .filter(({ hosts: own, contract }) => !own && contract?.startsWith(`${String(major)}.`))
      .map(({ name }) => name);
    return `contract ${String(major)}.x is spoken by ${names.join(', ') || 'nobody'}`;
  });
}

/** The status for people. */
export function statusTable(status: SiteStatus): string {
  const { site, releases } = status;
  const rows = releases.map(({ name, version, contract, liveSince, publishedBy, kept, previewed }) => {
    const others = kept
      .filter((candidate) => candidate !== version)
      .map((other) => (previewed.includes(other) ? `${other} (preview)` : other));
    return [name, version, contract, liveSince, publishedBy, others.join(' ') || null];
  });
  const headings = ['release', 'live version', 'contract', 'since', 'by', 'kept besides'];
  const notes = speakers(status);
  return [`site: ${site}`, '', table(headings, rows), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** What was done when, for people; the newest first. */
export function historyTable(history: readonly HistoryEntry[]): string {
  const rows = history
    .toReversed()
    .map(({ at, action, name, version, by }) => [at, action, name, version, by]);
  return table(['at', 'action', 'release', 'version', 'by'], rows);
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
  return table([label, 'used', 'allowed'], rows);
}
