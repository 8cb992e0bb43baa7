type Row = readonly (string | null)[];

/** A heading over each column, which is as wide as it needs to be; a dash for what there is not. */
export function table(headings: readonly string[], rows: readonly Row[]): string {
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
