import type { Outcome } from '@farekite/shared/telemetry';

/** How many visitors were heard from, and how many of them had a page that failed: each once. */
export type Visitors = Readonly<Record<Outcome, number>>;

/** A good release is taken back in at most one of so many rollouts, however often the judge looks. */
export const CONVICTING_EVIDENCE = 100;

/** Heard visitors of a canary, for each of the control. Nobody has its files in the cache, so a few more leave before. */
const TOLERATED_RATIO = 0.97;
/** A part of a sum that changes no digit of it. */
const NEGLIGIBLE = Number.EPSILON;

/**
 * How much more probable it is that something falls into the first of two arms of the same size more often than into the second,
 * than that both are alike: 1 says nothing. While both are alike, it reaches 100 ever in at most one of 100 cases, because it is a
 * martingale then (Ville's inequality): the likelihood of the counts, on average over all greater probabilities of the first arm,
 * over that of being alike. Lindon and Malek, Anytime-Valid Inference for Multinomial Count Data, NeurIPS 2022.
 *
 * @param ratio how many fall into the second arm for each in the first while nothing is wrong; of more it is no evidence either
 */
export function evidenceOf(first: number, second: number, ratio = 1): number {
  const all = first + second;
  let sum = 0;
  // The integral is a sum of binomial coefficients: Σ C(n + 1, j) ratio^(first − j) / ((n + 1) C(n, first)) for j from 0 to first.
  let term = 1 / (second + 1);
  for (let j = first; j >= 0 && term > sum * NEGLIGIBLE; j -= 1) {
    sum += term;
    term *= (ratio * j) / (all + 2 - j);
  }
  return sum;
}

/** The mean of the two evidences has the same limit as each, however they depend on each other. */
export function judge(canary: Visitors, control: Visitors) {
  const failing = evidenceOf(canary.failed, control.failed);
  const silent = evidenceOf(control.heard, canary.heard, TOLERATED_RATIO);
  return { evidence: (failing + silent) / 2, complaint: failing >= silent ? 'failing' : 'silent' } as const;
}
