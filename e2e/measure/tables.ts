import { FIGURES, type Figures } from './visit';

/** What a page has requested; `bytes` of the body as it was sent. */
export interface SentFile {
  readonly path: string;
  /** As Playwright names it. */
  readonly kind: string;
  readonly bytes: number;
}

/** What was found out about a page of a site. */
export interface MeasuredPage {
  readonly path: string;
  /** The name of the site. */
  readonly site: string;
  readonly full: Figures;
  readonly scriptless: Figures;
  readonly files: readonly SentFile[];
}

/** A table in Markdown, aligned as Prettier does. The first row is the head. */
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
export const ratio = (value = 0, other = 0) =>
  value > 0 && other > 0 && Number.isFinite(value + other) ? (value / other).toFixed(2) : '–';
export const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
export const sumOf = (files: readonly SentFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

function timeCell(name: keyof Figures, { full, scriptless }: MeasuredPage): string {
  if (name === 'hydrated') return write(full.hydrated);
  if (name === 'shift') return `${write(full.shift, 3)} [${write(scriptless.shift, 3)}]`;
  return `${write(full[name])} [${write(scriptless[name])}] ${ratio(full[name], scriptless[name])}`;
}

/** @param pages for each path those of one site, or of two to compare */
export function timesTable(pages: readonly (readonly MeasuredPage[])[]): string {
  const head = ['page', '', 'first paint', 'largest paint', 'shift', 'blocking', 'longest task', 'hydrated'];
  const rows = pages.flatMap((measured) => {
    const [site, against] = measured;
    const ratios = FIGURES.map((name) => ratio(site?.full[name], against?.full[name]));
    return [
      ...measured.map((page) => [page.site, ...FIGURES.map((name) => timeCell(name, page))]),
      ...(against ? [['ratio', ...ratios]] : []),
    ].map((row) => [`\`${site?.path ?? ''}\``, ...row]);
  });
  return markdownTable([head, ...rows]);
}

/** A line of time for each page. */
export function plot(pages: readonly MeasuredPage[]): string {
  const COLUMN_MS = 50;
  const width = Math.max(...pages.map(({ path, site }) => `${path} ${site}`.length));
  const lines = pages.map(({ path, site, full, scriptless }) => {
    const marks = { l: scriptless.largestPaint, f: full.firstPaint, L: full.largestPaint, H: full.hydrated };
    const line: string[] = [];
    for (const [mark, ms] of Object.entries(marks))
      if (Number.isFinite(ms)) line[Math.round(ms / COLUMN_MS)] = mark;
    return `${`${path} ${site}`.padEnd(width)} ${Array.from(line, (mark) => mark ?? '·').join('')}`;
  });
  const legend = `A column is ${String(COLUMN_MS)} ms. f: first paint, L: largest, l: largest without scripts, H: hydrated`;
  return ['```text', ...lines, legend, '```'].join('\n');
}

const KINDS = {
  document: 'document',
  scripts: 'script',
  styles: 'stylesheet',
  fonts: 'font',
  images: 'image',
};

export function bytesTable(pages: readonly MeasuredPage[]): string {
  const known = Object.values(KINDS);
  const cell = (files: readonly SentFile[]) =>
    files.length > 0 ? `${String(files.length)}: ${kB(sumOf(files))}` : '–';
  const rows = pages.map(({ path, site, files }) => [
    `\`${path}\``,
    site,
    ...known.map((kind) => cell(files.filter((file) => file.kind === kind))),
    cell(files.filter(({ kind }) => !known.includes(kind))),
    cell(files),
  ]);
  return markdownTable([['page', '', ...Object.keys(KINDS), 'data', 'all'], ...rows]);
}
