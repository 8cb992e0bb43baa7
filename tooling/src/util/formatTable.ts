type Row = readonly (string | null)[];

/** A table as plain text: columns are aligned, and a cell that is `null` shows a dash. */
export function formatTable(headings: readonly string[], rows: readonly Row[]): string {
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
