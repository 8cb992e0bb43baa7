import * as v from 'valibot';
import { WHOLE_NUMBER } from '../release/dataRules';
import { CONVICTING_EVIDENCE, judge, type Visitors } from './judge';

const VISITORS = v.object({ heard: WHOLE_NUMBER, failed: WHOLE_NUMBER });

/** How far the rollout of a canary is. */
export const ROLLOUT = v.object({
  arms: v.object({ canary: VISITORS, control: VISITORS }),
  /** The share of this step, in percent, for how long it has been watched, and how many were heard before. */
  share: WHOLE_NUMBER,
  stepMs: WHOLE_NUMBER,
  before: v.object({ canary: WHOLE_NUMBER, control: WHOLE_NUMBER }),
  /** The visitors of the control in looks that could be believed. */
  believed: VISITORS,
});

export type Rollout = v.InferOutput<typeof ROLLOUT>;
export type Arms = Rollout['arms'];

export interface RolloutRules {
  /** The shares in percent, ascending; 100 is everybody. */
  readonly steps: readonly number[];
  readonly stepMs: number;
  /** Of each arm, at least. */
  readonly visitors: number;
}

/** `wait` and `pause` change nothing: a pause says that what has come in says nothing. */
type Action = 'wait' | 'pause' | 'share' | 'promote' | 'take back';

export const NO_VISITORS: Arms = { canary: { heard: 0, failed: 0 }, control: { heard: 0, failed: 0 } };

export function beginRollout(share: number): Rollout {
  const before = { canary: 0, control: 0 };
  return { arms: NO_VISITORS, share, stepMs: 0, before, believed: NO_VISITORS.control };
}

/** How far a share of failing visitors may rise, in standard errors, to be believed. */
const BELIEVED_ERRORS = 5;
/** What is expected of a control of which little is known: one failure among twenty visitors. */
const UNKNOWN: Visitors = { heard: 20, failed: 1 };

function sum(one: Visitors, other: Visitors): Visitors {
  return { heard: one.heard + other.heard, failed: one.failed + other.failed };
}

/** Something else than the canary is broken then, or records are forged to hide what the canary does. */
function isIncredible(before: Visitors, fresh: Visitors): boolean {
  const known = sum(before, UNKNOWN);
  const expected = (fresh.heard * known.failed) / known.heard;
  return fresh.failed > expected + BELIEVED_ERRORS * Math.sqrt(expected) + 1;
}

const COUNT = new Intl.NumberFormat('en-US');

function describe({ heard, failed }: Visitors): string {
  return `${COUNT.format(heard)} visitors, ${COUNT.format(failed)} failed`;
}

/** Nothing is decided by time alone: without fresh counts of both arms a share never rises. */
export function decide(
  rollout: Rollout,
  fresh: Arms,
  watchedMs: number,
  { steps, stepMs, visitors }: RolloutRules,
) {
  const { share, before, believed } = rollout;
  const arms: Arms = {
    canary: sum(rollout.arms.canary, fresh.canary),
    control: sum(rollout.arms.control, fresh.control),
  };
  const counted = { ...rollout, arms };
  const decision = (action: Action, why: string, next = counted, to = share) => {
    return { action, share: to, why, rollout: next };
  };
  const { evidence, complaint } = judge(arms.canary, arms.control);
  const counts = `canary: ${describe(arms.canary)}; control: ${describe(arms.control)}`;
  const limit = String(CONVICTING_EVIDENCE);
  if (evidence >= CONVICTING_EVIDENCE) {
    const what =
      complaint === 'failing' ? 'More of its visitors fail' : 'Fewer of its visitors are heard from';
    return decision('take back', `${what} than of the control (${counts}; evidence over ${limit})`);
  }
  const figures = `${counts}; evidence ${evidence.toPrecision(2)} of ${limit}`;
  // It counts all the same: looks that were chosen by what they have found would take good releases back.
  if (isIncredible(believed, fresh.control))
    return decision('pause', `the control fails as it never did (${describe(fresh.control)}); ${figures}`);
  if (fresh.canary.heard === 0 || fresh.control.heard === 0) {
    const silent = fresh.control.heard === 0 ? 'control' : 'canary';
    return decision('pause', `no new visitor of the ${silent} was heard from; ${figures}`);
  }
  const watched = { ...counted, stepMs: rollout.stepMs + watchedMs, believed: sum(believed, fresh.control) };
  const isEnough =
    watched.stepMs >= stepMs &&
    arms.canary.heard - before.canary >= visitors &&
    arms.control.heard - before.control >= visitors;
  if (!isEnough) return decision('wait', figures, watched);
  const next = steps.find((one) => one > share) ?? 100;
  return decision(next === 100 ? 'promote' : 'share', figures, watched, next);
}

/** Begins a step where the share has changed, whoever has done that. The counts go on. */
export function enterStep(rollout: Rollout, share: number): Rollout {
  if (rollout.share === share) return rollout;
  const { canary, control } = rollout.arms;
  return { ...rollout, share, stepMs: 0, before: { canary: canary.heard, control: control.heard } };
}
