import { VITALS } from '@farekite/shared/telemetry';
import type { CanaryShare } from '@farekite/shared/canary';
import type { HistoryEntry } from '../release/formats';
import type { Counter, Metrics } from '../telemetry/readMetrics';
import {
  armsOf,
  failsMore,
  HEALTH_METRICS,
  healthOf,
  measured,
  VISITORS_METRIC,
  type Health,
} from '../telemetry/releaseHealth';
import type { ReleaseStatus } from './status';

export const HOUR_MS = 3_600_000;
export const TIMELINE_HOURS = 24;
const LIFE_PARTS = 120;

interface VersionHealth {
  readonly version: string;
  readonly since: string;
  /** `null` where one server was asked, which knows no times. */
  readonly lastHour: Health | null;
  /** Since it went live, as far as the Prometheus remembers; or since the server started. */
  readonly total: Health;
}

export interface ReleaseHealth {
  readonly name: string;
  readonly live: VersionHealth;
  readonly before: VersionHealth | null;
}

export type SiteHealth = Awaited<ReturnType<typeof readSiteHealth>>;

export async function readSiteHealth(
  metrics: Metrics,
  releases: readonly ReleaseStatus[],
  history: readonly HistoryEntry[],
  nowMs: number,
) {
  const compared = releases.flatMap(({ name, version, liveSince }) => {
    const moves = history.filter((entry) => entry.name === name);
    const live = moves.find((entry) => entry.version === version && entry.at === liveSince);
    return live ? [{ live, before: moves.find(({ id }) => id === live.previous) }] : [];
  });
  const moves = compared.flatMap(({ live, before }) => (before ? [live, before] : [live]));
  const labels = {
    name: moves.map(({ name }) => name).join('|'),
    version: moves.map(({ version }) => version).join('|'),
  };
  const readSince = (fromMs: number, parts: number) =>
    metrics.read({ fromMs, toMs: nowMs, parts }, HEALTH_METRICS, labels);
  const first = Math.min(nowMs - HOUR_MS, ...moves.map(({ at }) => Date.parse(at)));
  const total = await readSince(first, LIFE_PARTS);
  const lastHour = metrics.kind === 'server' ? null : await readSince(nowMs - HOUR_MS, 60);
  const healthIn = ({ name, version, at: since }: HistoryEntry): VersionHealth => ({
    version,
    since,
    lastHour: lastHour && healthOf(lastHour, name, version),
    total: healthOf(total, name, version),
  });
  return {
    kind: metrics.kind,
    address: metrics.address,
    since: metrics.since,
    canaries: await readCanaries(metrics, releases, nowMs),
    releases: compared.map(({ live, before }): ReleaseHealth => {
      return { name: live.name, live: healthIn(live), before: before ? healthIn(before) : null };
    }),
  };
}

/** The visitors of each canary and of its control, each once. */
async function readCanaries(metrics: Metrics, releases: readonly ReleaseStatus[], nowMs: number) {
  const begun = releases.flatMap(({ name, canary }) => (canary ? [{ name, ...canary }] : []));
  const read = begun.map(async ({ name, version, share, since }) => {
    const fromMs = since === null ? nowMs - HOUR_MS : Date.parse(since) - HOUR_MS;
    const counters = await metrics.read({ fromMs, toMs: nowMs, parts: LIFE_PARTS }, [VISITORS_METRIC], {
      name,
      version,
    });
    return { name, version, share, arms: armsOf(counters, name, version) };
  });
  return Promise.all(read);
}

/** The health of all releases of each name together, in each hour of the last day. The failures are left out. */
export async function readTimeline(
  metrics: Metrics,
  names: readonly string[],
  nowMs: number,
): Promise<Map<string, Health[]>> {
  const range = { fromMs: nowMs - TIMELINE_HOURS * HOUR_MS, toMs: nowMs, parts: TIMELINE_HOURS };
  const shown = HEALTH_METRICS.filter((metric) => metric !== 'farekite_failures_total');
  const counters = await metrics.read(range, shown, { name: names.join('|') });
  const hours = Array.from({ length: TIMELINE_HOURS }, (_, hour): Counter[] => {
    const endMs = nowMs - (TIMELINE_HOURS - 1 - hour) * HOUR_MS;
    const isWithin = ({ atMs }: { readonly atMs: number }) => atMs > endMs - HOUR_MS && atMs <= endMs;
    return counters.map((counter) => ({ ...counter, increments: counter.increments.filter(isWithin) }));
  });
  return new Map(names.map((name) => [name, hours.map((hour) => healthOf(hour, name))]));
}

/** `2026-11-28 09:14 UTC` */
export function formatInstant(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`;
}

export function formatCount(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}

/** `2.6 %`; a dash for a share of nothing. */
export function formatShare(part: number, all: number): string {
  if (all === 0) return '–';
  const percent = (part / all) * 100;
  const digits = percent === 0 || percent >= 10 ? 0 : percent < 0.1 ? 2 : 1;
  return `${percent.toFixed(digits)} %`;
}

export function describeSource({ kind, address, since }: SiteHealth): string {
  if (kind === 'prometheus') return `by the Prometheus at ${address}`;
  return `by one server alone, ${address}${since === null ? '' : `, since it started at ${formatInstant(since)}`}`;
}

export function describeShare({ share }: CanaryShare): string {
  return share === 0 ? 'taken back' : `${String(share)} %`;
}

/** `5 % get it: 1,012 visitors, 0.4 % failed; of the control 1,004, 0.3 % failed` */
export function describeCanary({ share, arms: { canary, control } }: SiteHealth['canaries'][number]): string {
  return (
    `${String(share)} % get it: ${formatCount(canary.heard)} visitors, ${formatShare(canary.failed, canary.heard)} failed; ` +
    `of the control ${formatCount(control.heard)}, ${formatShare(control.failed, control.heard)} failed`
  );
}

/** How a release does beside the one before it: in a word, where both can be compared, and in figures. */
export function verdictOf({ live: { total }, before }: ReleaseHealth) {
  if (total.views === 0) return { figures: 'no view was counted yet' };
  const figures = `${formatShare(total.failedViews, total.views)} of the views fail`;
  if (!before?.total.views) return { figures };
  const { failedViews, views } = before.total;
  const word = failsMore(total, before.total) ? 'worse' : 'not worse';
  return { word, figures: `${figures}, ${formatShare(failedViews, views)} with the release before` } as const;
}

/** The figures of a release as a table: its headings, and rows that begin with a title, of vitals with their band at p75. */
export function tabulateHealth({ live, before }: ReleaseHealth): string[][] {
  const columns = [
    { heading: 'last hour', health: live.lastHour },
    { heading: 'since live', health: live.total },
    { heading: 'before', health: before?.total },
  ].flatMap(({ heading, health }) => (health ? [{ heading, health }] : []));
  const row = (title: string, cell: (health: Health) => string) => [
    title,
    ...columns.map(({ health }) => cell(health)),
  ];
  return [
    ['', ...columns.map(({ heading }) => heading)],
    row('views', ({ views }) => formatCount(views)),
    row('failed', ({ failedViews, views }) => {
      return `${formatCount(failedViews)} (${formatShare(failedViews, views)})`;
    }),
    row('repaired', ({ repairedViews }) => formatCount(repairedViews)),
    ...VITALS.map((vital) => {
      const { p75 } = live.total.vitals[vital];
      const title = p75 === null ? '' : `: ${p75.replace('-', ' ')}`;
      return row(vital.toUpperCase() + title, ({ vitals: { [vital]: bands } }) =>
        bands.p75 === null ? '–' : `${formatShare(bands.good, measured(bands))} good`,
      );
    }),
  ];
}
