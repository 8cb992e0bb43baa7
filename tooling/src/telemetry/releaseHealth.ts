import type { Vital } from '@farekite/shared/telemetry';
import type { Arms } from '../rollout/decide';
import { hasLabels, type Counter, type Labels } from './readMetrics';

const PERCENTILE = 0.75;
const COMMONEST = 3;
/** In standard errors between two shares. */
const MAX_CHANCE = 3;
/** Of fewer the standard error says little. */
const MIN_FAILED_VIEWS = 3;

export const HEALTH_METRICS = ['views', 'failed_views', 'repaired_views', 'failures', 'web_vitals'].map(
  (name) => `farekite_${name}_total`,
);

/** From the best to the worst: https://web.dev/articles/vitals */
export const BANDS = ['good', 'needs-improvement', 'poor'] as const;
type Band = (typeof BANDS)[number];

/** In milliseconds, of CLS without a unit. */
const LIMITS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

export function bandOf(vital: Vital, value: number): Band {
  const [good, poor] = LIMITS[vital];
  return value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor';
}

type Bands = Readonly<Record<Band, number>>;

export interface Health {
  readonly views: number;
  readonly failedViews: number;
  readonly repairedViews: number;
  /** The three commonest. The frame is such as `browser/first-class-deals.js:1:2345`, `other` or empty. */
  readonly failures: readonly Readonly<{ step: string; error: string; frame: string; count: number }>[];
  /** `p75` is `null` when it was not measured. */
  readonly vitals: Readonly<Record<Vital, Bands & { readonly p75: keyof Bands | null }>>;
}

function select(counters: readonly Counter[], metric: string, labels: Labels): Counter[] {
  return counters.filter((counter) => counter.metric === metric && hasLabels(counter, labels));
}

function sumOf(counters: readonly Counter[]): number {
  const increments = counters.flatMap((counter) => counter.increments);
  return increments.reduce((total, { by }) => total + by, 0);
}

export function measured(bands: Bands): number {
  return BANDS.reduce((total, band) => total + bands[band], 0);
}

function vitalOf(counters: readonly Counter[]) {
  const [good = 0, middle = 0, poor = 0] = BANDS.map((band) =>
    sumOf(counters.filter(({ labels }) => labels.band === band)),
  );
  const bands: Bands = { good, 'needs-improvement': middle, poor };
  const least = measured(bands) * PERCENTILE;
  const p75 = good >= least ? BANDS[0] : good + middle >= least ? BANDS[1] : BANDS[2];
  return { ...bands, p75: least === 0 ? null : p75 };
}

function failuresOf(counters: readonly Counter[]): Health['failures'] {
  const byKind = new Map<string, Health['failures'][number]>();
  for (const counter of counters) {
    const { step = '', error = '', frame = '' } = counter.labels;
    const kind = JSON.stringify([step, error, frame]);
    byKind.set(kind, { step, error, frame, count: sumOf([counter]) + (byKind.get(kind)?.count ?? 0) });
  }
  const failures = [...byKind.values()].filter(({ count }) => count > 0);
  return failures.sort((one, other) => other.count - one.count).slice(0, COMMONEST);
}

/** @param version @default all versions together */
export function healthOf(counters: readonly Counter[], name: string, version?: string): Health {
  const own = version === undefined ? { name } : { name, version };
  const of = (metric: string, labels?: Labels) =>
    select(counters, `farekite_${metric}_total`, { ...own, ...labels });
  const vital = (vitalName: string) => vitalOf(of('web_vitals', { vital: vitalName }));
  return {
    views: sumOf(of('views')),
    failedViews: sumOf(of('failed_views')),
    repairedViews: sumOf(of('repaired_views')),
    failures: failuresOf(of('failures')),
    vitals: { lcp: vital('lcp'), inp: vital('inp'), cls: vital('cls') },
  };
}

export const VISITORS_METRIC = 'farekite_visitors_total';

export function armsOf(counters: readonly Counter[], name: string, version: string): Arms {
  const sum = (arm: keyof Arms, outcome: string) =>
    sumOf(select(counters, VISITORS_METRIC, { name, version, arm, outcome }));
  const visitors = (arm: keyof Arms) => ({ heard: sum(arm, 'heard'), failed: sum(arm, 'failed') });
  return { canary: visitors('canary'), control: visitors('control') };
}

/** By more than chance. */
export function failsMore(live: Health, before: Health): boolean {
  if (live.failedViews < MIN_FAILED_VIEWS) return false;
  const together = (live.failedViews + before.failedViews) / (live.views + before.views);
  const standardError = Math.sqrt(together * (1 - together) * (1 / live.views + 1 / before.views));
  return live.failedViews / live.views - before.failedViews / before.views > MAX_CHANCE * standardError;
}
