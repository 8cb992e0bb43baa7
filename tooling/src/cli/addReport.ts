import { writeFile } from 'node:fs/promises';
import {
  describeCanary,
  describeSource,
  formatCount,
  formatInstant,
  readSiteHealth,
  readTimeline,
  tabulateHealth,
  verdictOf,
  type ReleaseHealth,
} from '../operations/siteHealth';
import type { SiteStatus } from '../operations/status';
import { labelOf } from '../release/manifest';
import { readHistory } from '../store/history';
import { liveShell, readPointers } from '../store/pointers';
import { listPreviews } from '../store/previews';
import type { Store } from '../store/Store';
import { inOneLine, UsageError } from '../util/UserError';
import type { Flags } from './options';
import { formatTable, reportWarning } from './output';

export interface ReportFlags {
  readonly metrics?: URL;
  readonly html?: string;
}

function linesOf(release: ReleaseHealth): string[] {
  const { name, live, before } = release;
  const { word, figures } = verdictOf(release);
  const verdict = word === 'worse' ? 'WORSE, ' : '';
  const [headings = [], ...rows] = tabulateHealth(release);
  const cells = rows.map((row) => Object.fromEntries(headings.map((title, column) => [title, row[column]])));
  const failures = live.total.failures.map(({ count, step, error, frame }) => {
    return { failures: formatCount(count), step, error: inOneLine(error), at: inOneLine(frame) };
  });
  return [
    '',
    `${labelOf({ name, version: live.version })}: ${verdict}${figures}`,
    `live since ${formatInstant(live.since)}${before ? `, before it ${before.version}` : ''}`,
    ...formatTable(cells),
    ...(failures.length > 0 ? formatTable(failures) : []),
  ];
}

/** What --metrics and --html add to the status of a site: lines for people, and fields for programs. */
export async function addReport(store: Store, current: SiteStatus, flags: Flags & ReportFlags) {
  const { metrics: address, html: file, origin } = flags;
  if (address === undefined && file === undefined) return { lines: [], result: {} };
  const nowMs = Date.now();
  const pointers = await readPointers(store);
  const history = await readHistory(store, pointers, undefined, (error) => reportWarning(error, flags));
  // Most commands fetch nothing.
  const { openMetrics } = await import('../telemetry/readMetrics');
  const metrics = address && (await openMetrics(address));
  const health = metrics && (await readSiteHealth(metrics, current.releases, history, nowMs));
  const canaries = (health?.canaries ?? []).flatMap((canary) => [
    '',
    `${labelOf(canary)} is a canary: ${describeCanary(canary)}`,
  ]);
  const lines = health
    ? ['', `Visitors' browsers, ${describeSource(health)}`, ...health.releases.flatMap(linesOf), ...canaries]
    : [];
  if (file !== undefined) {
    const { composeStatusPage } = await import('../operations/statusPage');
    const names = current.releases.map(({ name }) => name);
    const timeline = metrics?.kind === 'prometheus' ? await readTimeline(metrics, names, nowMs) : undefined;
    const [previews, routes] = [await listPreviews(store), liveShell(pointers)?.routes ?? []];
    const page = { current, history, previews, routes, origin, health, timeline, nowMs };
    await writeFile(file, await composeStatusPage(page)).catch((cause: unknown) => {
      throw new UsageError(`${file} cannot be written`, 'Name a file in a folder that exists.', { cause });
    });
    lines.push('', `Wrote ${file}`);
  }
  return { lines, result: health ? { metrics: health } : {} };
}
