import { FIGURES, type Figures } from './visit';

export interface MeasuredPage {
  readonly path: string;
  readonly full: Figures;
  readonly scriptless: Figures;
  readonly files: readonly { readonly kind: string; readonly bytes: number }[];
}

/** Aligned as Prettier does. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_title, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}

export const write = (value: number, digits = 0) =>
  Number.isFinite(value) ? value.toFixed(digits) : 'never';

function timeCell(name: keyof Figures, { full, scriptless }: MeasuredPage): string {
  const [value, other] = [full[name], scriptless[name]];
  if (name === 'hydrated') return write(value);
  if (name === 'shift') return `${write(value, 3)} [${write(other, 3)}]`;
  const ratio = value > 0 && other > 0 ? write(value / other, 2) : '–';
  return `${write(value)} [${write(other)}] ${ratio}`;
}

export function timesTable(pages: readonly MeasuredPage[]): string {
  const head = ['page', 'first paint', 'largest paint', 'shift', 'blocking', 'longest task', 'hydrated'];
  const rows = pages.map((page) => [`\`${page.path}\``, ...FIGURES.map((name) => timeCell(name, page))]);
  return markdownTable([head, ...rows]);
}

export function bytesTable(pages: readonly MeasuredPage[]): string {
  const kinds = [...new Set(pages.flatMap(({ files }) => files.map(({ kind }) => kind)))].toSorted();
  const cell = (files: MeasuredPage['files']) => {
    const kilobytes = files.reduce((total, { bytes }) => total + bytes, 0) / 1_000;
    return files.length > 0 ? `${String(files.length)}: ${write(kilobytes, 1)}` : '–';
  };
  const rows = pages.map(({ path, files }) => [
    `\`${path}\``,
    ...kinds.map((kind) => cell(files.filter((file) => file.kind === kind))),
    cell(files),
  ]);
  return markdownTable([['page', ...kinds, 'all'], ...rows]);
}
