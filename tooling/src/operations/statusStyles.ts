import { readFileSync } from 'node:fs';

const FONT = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

/** A part of the design system's palette. */
const PALETTE = `
--ink-900: #0b1b33; --ink-700: #33445f; --line-500: #7a889e; --line-300: #c3cddb;
--white: #fff; --cloud-50: #f5f8fc; --cloud-100: #e9eff7;
--sky-900: #0a2a5e; --sky-800: #093f8f; --sky-700: #0b4fb3; --sky-600: #1260d6; --sky-100: #dceafe;
--kite-600: #c8370f; --kite-500: #f0562b; --kite-400: #ff7a4d; --sun-400: #ffc53d;
--leaf-700: #0b6b3f; --leaf-100: #ddf4e7; --rose-700: #b3122b;
`;

const STYLES = `
:root {
  color-scheme: light dark;
  --page: var(--cloud-50); --card: var(--white); --border: var(--cloud-100);
  --text: var(--ink-900); --secondary: var(--ink-700); --link: var(--sky-700); --focus: var(--ink-900);
  --views: var(--sky-600); --failed: var(--rose-700);
  --good: var(--leaf-700); --needs-improvement: var(--sun-400); --poor: var(--rose-700);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: var(--ink-900); --card: var(--sky-900); --border: var(--sky-800);
    --text: var(--white); --secondary: var(--line-300); --link: var(--sky-100); --focus: var(--white);
    --views: color-mix(in srgb, var(--sky-600), var(--sky-100)); --failed: var(--kite-400);
    --good: color-mix(in srgb, var(--leaf-700), var(--leaf-100)); --poor: var(--kite-500);
  }
}
* { box-sizing: border-box; margin: 0; padding: 0; }
body { padding-block-end: 3rem; background: var(--page); color: var(--text); overflow-wrap: anywhere; }
body, h4 { font: 1rem/1.5 'Figtree Variable', arial, sans-serif; }
h1 { font-size: min(2.375rem, 12vw); line-height: 1.15; letter-spacing: -0.02em; }
h1, h2, h3 { font-weight: 800; }
h2 { margin-block: 2.5rem 1rem; font-size: 1.5rem; line-height: 2rem; }
h3 { font-size: 1.25rem; }
h4, table, small, .meta, .key, .pill { font-size: 0.875rem; }
h4, th, .verdict, .lead { font-weight: 600; }
.verdict::first-letter { text-transform: uppercase; }
code { font: 0.9em ui-monospace, menlo, consolas, monospace; }
small, .meta, .key, thead { color: var(--secondary); }
ul, ol { list-style: none; }
a { color: var(--link); text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
header { padding-block: 2rem; background: linear-gradient(115deg, var(--sky-900), var(--sky-700)); color: var(--white); }
header .container { display: flex; gap: 1.25rem; }
header svg { flex: none; rotate: 14deg; }
.container { max-width: 75rem; margin-inline: auto; padding-inline: clamp(1rem, 3vw, 2rem); }
.lead { margin-block: 0.25rem; font-size: 1.125rem; }
.cards { display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
.card, .rows { padding: 1.25rem; border: 1px solid var(--border); border-radius: 20px; background: var(--card); }
.card { display: grid; gap: 1rem; align-content: start; }
.title, .key { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; }
.pill { padding-inline: 0.625rem; border-radius: 6px; background: var(--border); }
.worse { background: var(--rose-700); color: var(--white); }
.not-worse { background: var(--leaf-100); color: var(--leaf-700); }
.key { margin-block: -0.5rem 1rem; }
.key svg { width: 0.75rem; height: 0.75rem; margin-inline-end: 0.375rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0 0.25rem 0.5rem; border-block-end: 1px solid var(--border); text-align: end; vertical-align: top; }
tr > :first-child { padding-inline-start: 0; text-align: start; }
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(6, minmax(0, 1fr)); }
.plots > * { grid-column: span 2; }
.plots > :nth-child(-n + 2) { grid-column: span 3; }
.plot { display: block; width: 100%; height: 3.5rem; margin-block: 0.25rem; border-block-end: 1px solid var(--line-500); }
.axis { display: flex; flex-wrap: wrap; justify-content: space-between; font-size: 0.75rem; }
.views { fill: var(--views); }
.failed { fill: var(--failed); }
.good { fill: var(--good); }
.needs-improvement { fill: var(--needs-improvement); }
.poor { fill: var(--poor); }
.mark { fill: none; stroke: var(--text); stroke-width: 2px; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; }
.rows { padding-block: 0.25rem; }
.rows li { display: grid; gap: 0 1.25rem; padding-block: 0.5rem; }
li > span > a:only-child { display: inline-block; min-height: 1.5rem; }
.rows li + li { border-block-start: 1px solid var(--border); }
@media (width >= 24rem) {
  tr > :not(:first-child) { white-space: nowrap; }
}
@media (width >= 640px) {
  .rows li { grid-template-columns: 10.5rem 1fr 1fr; }
}
@media (width >= 1024px) {
  .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
`;

/** The styles of the page, with its font, which is no file of its own. */
export function statusStyles(): string {
  const font = readFileSync(FONT).toString('base64');
  const source = `url(data:font/woff2;base64,${font}) format('woff2')`;
  return `@font-face { font-family: 'Figtree Variable'; font-weight: 300 900; src: ${source}; }
:root {${PALETTE}}${STYLES}`;
}
