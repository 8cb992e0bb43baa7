import { decide, enterStep, NO_VISITORS, type Arms, type Rollout } from '../rollout/decide';
import type { Visitors } from '../rollout/judge';

/** What is true of the visitors of a rollout. */
export interface Simulated {
  /** The share of the visitors of the control, and of the canary, who have a page that fails. */
  readonly controlFails: number;
  readonly canaryFails: number;
  /** The share of the canary's visitors who can tell, beside those of the control. @default 1 */
  readonly canaryTells?: number;
  /** How often each visitor comes. The browser tells once that it was there, and once that a page has failed. @default 1 */
  readonly visits?: number;
  /** How many visitors of each arm a step needs, and the steps. @default 1,000; 5, 25 and 50 % */
  readonly visitors?: number;
  readonly steps?: readonly number[];
  /** The share of looks before which a server restarts, whose counts since the last look are lost. @default 0 */
  readonly restarts?: number;
  /** What somebody forges of an arm before each look. @default nobody does */
  readonly forged?: { readonly arm: keyof Arms } & Visitors;
  /** From this look on, for so many, this share of the visitors of both arms fails: a backend is away. @default never */
  readonly incident?: { readonly atLook: number; readonly looks: number; readonly fails: number };
  /** After how many visitors of the canary it ends. @default when it is live or taken back */
  readonly maxVisitors?: number;
}

/** Visitors of each arm, on average, from one look to the next. Most see a canary at a greater share; the judge does not care. */
const VISITORS_PER_LOOK = 25;
const TELLS = 0.9;
const MAX_LOOKS = 4_000;

/** How a rollout ended, and how many visitors of the canary there were until then. */
export interface SimulatedEnd {
  readonly outcome: 'promoted' | 'taken back' | 'neither';
  readonly canaryVisitors: number;
}

/** Plays a rollout by the rule of `farekite watch`. */
export function simulateRollout(simulated: Simulated, random: () => number): SimulatedEnd {
  const { controlFails, canaryFails, canaryTells = 1, visits = 1, visitors = 1_000 } = simulated;
  const { steps = [5, 25, 50, 100], restarts = 0, forged, incident, maxVisitors = Infinity } = simulated;
  const happens = (probability: number) => random() < probability;
  const count = (among: number, probability: number) => {
    let counted = 0;
    for (let index = 0; index < among; index += 1) if (happens(probability)) counted += 1;
    return counted;
  };
  let rollout: Rollout = {
    arms: NO_VISITORS,
    share: steps[0] ?? 5,
    stepMs: 0,
    before: { canary: 0, control: 0 },
    believed: { heard: 0, failed: 0 },
  };
  let canaryVisitors = 0;
  for (let looks = 0; looks < MAX_LOOKS && canaryVisitors < maxVisitors; looks += 1) {
    const ofCanary = count(2 * VISITORS_PER_LOOK, 0.5);
    const ofControl = 2 * VISITORS_PER_LOOK - ofCanary;
    canaryVisitors += ofCanary;
    const arm = (here: number, tells: number, fails: number) => {
      // Whoever comes again is not told of again, but may fail for the first time.
      const heard = count(here, 1 - (1 - tells) ** visits);
      return { heard, failed: count(heard, 1 - (1 - fails) ** visits) };
    };
    const isIncident = incident && looks >= incident.atLook && looks < incident.atLook + incident.looks;
    const fails = (usual: number) => (isIncident ? incident.fails : usual);
    const fresh = {
      canary: arm(ofCanary, TELLS * canaryTells, fails(canaryFails)),
      control: arm(ofControl, TELLS, fails(controlFails)),
    };
    if (forged) {
      const { heard, failed } = fresh[forged.arm];
      fresh[forged.arm] = { heard: heard + forged.heard, failed: failed + forged.failed };
    }
    if (happens(restarts)) continue;
    const { action, share, rollout: next } = decide(rollout, fresh, 60_000, { steps, stepMs: 0, visitors });
    if (action === 'take back') return { outcome: 'taken back', canaryVisitors };
    if (action === 'promote') return { outcome: 'promoted', canaryVisitors };
    rollout = enterStep(next, share);
  }
  return { outcome: 'neither', canaryVisitors };
}
