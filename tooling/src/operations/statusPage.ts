import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VITALS } from '@farekite/shared/telemetry';
import { html, raw } from 'hono/html';
import { PREVIEW_KEY, type ShellRelease } from '@farekite/shared/protocol';
import type { HistoryEntry } from '../release/formats';
import { labelOf } from '../release/manifest';
import { formatPreview } from '../release/preview';
import type { Preview } from '../store/previews';
import { BANDS, measured, type Health } from '../telemetry/releaseHealth';
import { columnPlot, type Layer } from './columnPlot';
import {
  describeCanary,
  describeShare,
  describeSource,
  formatCount,
  formatInstant,
  formatShare,
  HOUR_MS,
  tabulateHealth,
  TIMELINE_HOURS,
  verdictOf,
  type ReleaseHealth,
  type SiteHealth,
} from './siteHealth';
import type { CanaryStatus, ReleaseStatus, SiteStatus } from './status';

const FONT = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const STYLES = join(__dirname, '../../styles/status.css');
const SHOWN_ENTRIES = 15;
const SHOWN_PREVIEWS = 10;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

/** With the font, because the page is one file. */
function styles(): string {
  const font = `url(data:font/woff2;base64,${readFileSync(FONT, 'base64')}) format('woff2')`;
  const face = `font-family: 'Figtree Variable'; font-weight: 300 900; src: ${font};`;
  return `@font-face { ${face} }\n${readFileSync(STYLES, 'utf8')}`;
}

export interface StatusPageContent {
  readonly current: SiteStatus;
  /** Of all names, the oldest entry first. */
  readonly history: readonly HistoryEntry[];
  readonly previews: readonly Preview[];
  readonly routes: ShellRelease['routes'];
  readonly origin?: string | undefined;
  readonly health?: SiteHealth | undefined;
  /** Of each name the hours of the last day, where a Prometheus was asked. */
  readonly timeline?: ReadonlyMap<string, readonly Health[]> | undefined;
  readonly nowMs: number;
}

/** The logo, as the design system draws it. */
const KITE = html`<svg width="32" height="48" viewBox="0 0 32 48" aria-hidden="true">
  <path fill="var(--kite-400)" d="M16 0 2 14h14z" />
  <path fill="var(--kite-500)" d="m16 0 14 14H16z" />
  <path fill="var(--kite-500)" d="M2 14h14v20z" />
  <path fill="var(--kite-600)" d="M30 14H16v20z" />
  <path d="M16 34c-4 3 5 5 1 8s-5 3-8 5" fill="none" stroke="var(--sun-400)" stroke-width="2" />
</svg>`;

const time = (at: string) => html`<time datetime="${at}">${formatInstant(at)}</time>`;

/** Who made it live, from which commit and by which run, which is a link only if it is one. */
function provenanceOf({ by, commit, run }: HistoryEntry) {
  const from = commit === undefined ? '' : html` from <code title="${commit}">${commit.slice(0, 8)}</code>`;
  const link = run !== undefined && /^https:\/\//.test(run) ? html` (<a href="${run}">run</a>)` : '';
  return html`by ${by}${from}${link}`;
}

/** Views, failed views and vitals: of each hour, or where no times are known in all, beside the release before. */
function plotsOf(release: ReleaseHealth, { timeline, history, nowMs }: StatusPageContent) {
  const { name, live, before } = release;
  const hours = timeline?.get(name);
  const columns = hours ?? [...(before ? [before.total] : []), live.total];
  const [left, right] = hours ? ['24 h ago', 'now'] : [before ? 'before' : '', 'live'];
  const marks = history
    .map((entry) => TIMELINE_HOURS - (nowMs - Date.parse(entry.at)) / HOUR_MS)
    .filter((mark, index) => hours && mark >= 0 && history[index]?.name === name);
  const plot = (title: string, layers: readonly Layer[], most: string, told = most) =>
    html`<div>
      <h4>${title}</h4>
      ${columnPlot(layers, `${title} of ${name}, ${left} to ${right}: ${told}`, marks)}
      <small class="axis"><span>${left}</span><span>${most}</span><span>${right}</span></small>
    </div>`;
  const shares = columns.map(({ failedViews, views }) => (views === 0 ? 0 : failedViews / views));
  const views = columns.map((health) => health.views);
  return html`<div class="plots">
    ${plot('Views', [{ color: 'views', values: views }], `max. ${formatCount(Math.max(...views))}`)}
    ${plot('Failed views', [{ color: 'failed', values: shares }], `max. ${formatShare(Math.max(...shares), 1)}`)}
    ${VITALS.map((vital) => {
      const layers = BANDS.map((band) => ({
        color: band,
        values: columns.map(({ vitals }) => vitals[vital][band] / Math.max(measured(vitals[vital]), 1)),
      }));
      const bands = live.total.vitals[vital];
      return plot(
        vital.toUpperCase(),
        layers,
        '',
        `${formatShare(bands.good, measured(bands))} good since live`,
      );
    })}
  </div>`;
}

function figuresOf(release: ReleaseHealth, page: StatusPageContent) {
  const [headings = [], ...rows] = tabulateHealth(release);
  const failures = release.live.total.failures.map(
    ({ count, step, error, frame }) =>
      html`<li>
        <b>${formatCount(count)}</b> ${[error, step].filter(Boolean).join(', ')} <small>${frame}</small>
      </li>`,
  );
  return html`<table>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading || 'visitors'}</th>`)}
      </tr>
      ${rows.map(
        ([title, ...cells]) =>
          html`<tr>
            <th scope="row">${title}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </table>
    ${plotsOf(release, page)}
    ${
      failures.length === 0
        ? ''
        : html`<div>
            <h4>Commonest failures</h4>
            <ol>
              ${failures}
            </ol>
          </div>`
    }`;
}

function canaryOf(name: string, { version, share, since }: CanaryStatus, { health }: StatusPageContent) {
  const told = health?.canaries.find((one) => one.name === name);
  const figures = told ? describeCanary(told) : `${String(share)} % get it`;
  return html`<div>
    <h4>Canary</h4>
    <p class="meta"><code>${version}</code> ${since === null ? '' : html`since ${time(since)}`}</p>
    <p class="verdict">${figures}.</p>
  </div>`;
}

function releaseCard({ name, version, liveSince, canary }: ReleaseStatus, page: StatusPageContent) {
  const health = page.health?.releases.find((release) => release.name === name);
  const verdict = health && verdictOf(health);
  const entry = page.history.find((one) => one.name === name && one.at === liveSince);
  const pill = version === null ? 'not live' : verdict?.word;
  return html`<li class="card">
    <div class="title">
      <h3>${name}</h3>
      ${pill === undefined ? '' : html`<span class="pill ${pill.replace(' ', '-')}">${pill}</span>`}
    </div>
    ${version === null ? '' : html`<p class="meta"><code>${version}</code> ${entry ? html`since ${time(entry.at)} ${provenanceOf(entry)}` : ''}</p>`}
    ${verdict ? html`<p class="verdict">${verdict.figures}.</p>` : ''}
    ${canary ? canaryOf(name, canary, page) : ''} ${health ? figuresOf(health, page) : ''}
  </li>`;
}

function previewRow({ releases, modifiedMs }: Preview, { origin, routes }: StatusPageContent) {
  const label = formatPreview(new Map(Object.entries(releases)));
  const path = routes.find(({ remote }) => remote in releases)?.path ?? '/';
  const text = html`<code>${label.replaceAll(',', ' ')}</code>`;
  const address = `${origin ?? ''}${path}?${PREVIEW_KEY}=${label}`;
  return html`<li>
    <span class="meta">${time(new Date(modifiedMs).toISOString())}</span>
    <span>${origin === undefined ? text : html`<a href="${address}">${text}</a>`}</span>
    <span class="meta">${path}</span>
  </li>`;
}

function historyRow(entry: HistoryEntry) {
  const { at, action, because, canary } = entry;
  return html`<li>
    <span class="meta">${time(at)}</span>
    <span
      >${action}
      <code>${labelOf(entry)}</code
      >${canary ? html`, canary <code>${canary.version}</code> ${describeShare(canary)}` : ''}</span
    >
    <span class="meta">${provenanceOf(entry)}${because === undefined ? '' : `: “${because}”`}</span>
  </li>`;
}

function summaryOf({ releases }: SiteHealth): string {
  const worse = releases.filter((release) => verdictOf(release).word === 'worse').map(({ name }) => name);
  if (releases.every(({ live }) => live.total.views === 0)) return 'No view was counted yet.';
  if (worse.length === 0) return 'No release does worse than the one before it.';
  return `Worse than the release before: ${worse.join(', ')}.`;
}

const colorKey = (kind: string, text: string, shape = 'M0 0h1v1H0z') =>
  html`<span
    ><svg viewBox="0 0 1 1" aria-hidden="true"><path class="${kind}" d="${shape}" /></svg>${text}</span
  >`;

/** A page about a site for people: one file without scripts. What does worse than before comes first. */
export async function composeStatusPage(page: StatusPageContent): Promise<string> {
  const { current, history, previews, health, timeline, nowMs } = page;
  const newest = previews.toSorted((one, other) => other.modifiedMs - one.modifiedMs);
  const labels = newest.map(({ releases }) => JSON.stringify(releases));
  const shown = newest.filter(
    (_, index) => labels[index] !== '{}' && labels.indexOf(labels[index] ?? '') === index,
  );
  const isWorse = ({ name }: ReleaseStatus) =>
    health?.releases.some((release) => release.name === name && verdictOf(release).word === 'worse');
  const cards = current.releases.toSorted((one, other) => Number(isWorse(other)) - Number(isWorse(one)));
  const source = health ? describeSource(health) : 'were not asked: add --metrics';
  const key = html`<p class="key">
    ${BANDS.map((band) => colorKey(band, band.replace('-', ' ')))}
    ${timeline ? colorKey('mark', 'went live', 'M.5 0v1') : html`<span>In all: one server knows no times.</span>`}
  </p>`;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>What is live</title>
        <style>
          ${raw(styles())}
        </style>
      </head>
      <body>
        <header>
          <div class="container">
            ${KITE}
            <div>
              <h1>What is live</h1>
              ${health ? html`<p class="lead">${summaryOf(health)}</p>` : ''}
              <p>${current.site}, ${time(new Date(nowMs).toISOString())}. Visitors' browsers ${source}.</p>
            </div>
          </div>
        </header>
        <main class="container">
          <h2>Releases</h2>
          ${health ? key : ''}
          <ul class="cards">
            ${cards.map((release) => releaseCard(release, page))}
          </ul>
          <h2>Previews</h2>
          ${shown.length === 0 ? html`<p>None is stored.</p>` : ''}
          <ul class="rows">
            ${shown.slice(0, SHOWN_PREVIEWS).map((preview) => previewRow(preview, page))}
          </ul>
          <h2>History</h2>
          <ol class="rows">
            ${history.slice(-SHOWN_ENTRIES).toReversed().map(historyRow)}
          </ol>
        </main>
      </body>
    </html> `;
  return (await document).toString();
}
