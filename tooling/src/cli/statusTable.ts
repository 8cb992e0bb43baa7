import type { SiteStatus } from '../release/status';

const HEADINGS = ['release', 'live version', 'contract', 'since', 'by'];

/** The status for people: a column each, as wide as it needs to be. */
export function statusTable({ site, releases }: SiteStatus): string {
  const rows = [
    HEADINGS,
    ...releases.map(({ name, version, contract, liveSince, publishedBy }) =>
      [name, version, contract, liveSince, publishedBy].map((cell) => cell ?? '–'),
    ),
  ];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [`site: ${site}`, '', ...lines].join('\n');
}
