import type { Vital } from '@farekite/shared/telemetry';

/** From the best to the worst: https://web.dev/articles/vitals */
export const BANDS = ['good', 'needs-improvement', 'poor'] as const;
export type Band = (typeof BANDS)[number];

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
