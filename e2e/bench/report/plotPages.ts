import type { MeasuredPage } from '../pages/measurePages';
import { nameOfPage } from '../sites/pages';

const PX = { width: 860, label: 230, row: 26, bar: 8, top: 48, bottom: 32, right: 20 };
const TICK_MS = 500;
const COLORS = { withScripts: '#0b6bcb', withoutScripts: '#9db8d2', hydrated: '#c2410c', text: '#334155' };

const text = (x: number, y: number, content: string, anchor = 'start') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${COLORS.text}">${content}</text>`;
const bar = (y: number, width: number, color: string) =>
  `<rect x="${String(PX.label)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${String(PX.bar)}" fill="${color}"/>`;

function legend(): string {
  const entries = [
    { color: COLORS.withScripts, label: 'largest paint' },
    { color: COLORS.withoutScripts, label: 'the same without scripts' },
    { color: COLORS.hydrated, label: 'hydrated' },
  ];
  return entries
    .map(({ color, label }, index) => {
      const x = PX.label + index * 190;
      return `<rect x="${String(x)}" y="14" width="12" height="12" fill="${color}"/>${text(x + 18, 24, label)}`;
    })
    .join('\n');
}

/** An SVG picture of when each page shows its largest paint, with and without scripts, and when it is hydrated. */
export function plotPages(pages: readonly MeasuredPage[]): string {
  const ends = pages.flatMap(({ withScripts, withoutScripts }) => [
    withScripts.hydratedMs,
    withScripts.largestPaintMs,
    withoutScripts.largestPaintMs,
  ]);
  const endMs = Math.ceil(Math.max(0, ...ends) / TICK_MS) * TICK_MS;
  const pxOf = (ms: number) => (ms / endMs) * (PX.width - PX.label - PX.right);
  const bottom = PX.top + pages.length * PX.row;
  const ticks = Array.from({ length: endMs / TICK_MS + 1 }, (_, index) => index * TICK_MS).map((ms) => {
    const x = PX.label + pxOf(ms);
    const line = `<path d="M${x.toFixed(1)} ${String(PX.top - 6)}V${String(bottom)}" stroke="#e2e8f0"/>`;
    return line + text(x, bottom + 18, `${String(ms)} ms`, 'middle');
  });
  const rows = pages.map((page, index) => {
    const y = PX.top + index * PX.row;
    const hydratedX = PX.label + pxOf(page.withScripts.hydratedMs);
    return [
      text(PX.label - 10, y + 13, nameOfPage(page), 'end'),
      bar(y, pxOf(page.withScripts.largestPaintMs), COLORS.withScripts),
      bar(y + PX.bar + 1, pxOf(page.withoutScripts.largestPaintMs), COLORS.withoutScripts),
      `<circle cx="${hydratedX.toFixed(1)}" cy="${String(y + PX.bar)}" r="5" fill="${COLORS.hydrated}"/>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(PX.width)} ${String(bottom + PX.bottom)}" font-family="sans-serif" font-size="12">`,
    '<title>Largest paint with and without scripts, and hydration, of each page</title>',
    '<rect width="100%" height="100%" fill="#fff"/>',
    legend(),
    ...ticks,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
