import { beginRollout, decide, enterStep, type Arms } from '../rollout/decide';
import type { Visitors } from '../rollout/judge';

export interface Simulated {
  /** The shares of the visitors who have a page that fails. */
  readonly controlFails: number;
  readonly canaryFails: number;
  /** How many visitors of the canary tell, for each of the control. */
  readonly canaryTells?: number;
  /** Of each visitor. The browser tells once that it was there, and once that a page has failed. */
  readonly visits?: number;
  readonly visitors?: number;
  /** The share of looks before which a server restarts and loses its counts. */
  readonly restarts?: number;
  readonly forged?: { readonly arm: keyof Arms } & Visitors;
  /** A backend is away: this share of the visitors of both arms fails. */
  readonly incident?: { readonly atLook: number; readonly looks: number; readonly fails: number };
  readonly maxVisitors?: number;
}

/** Visitors of each arm, on average, from one look to the next. Most see a canary at a greater share; the judge does not care. */
const VISITORS_PER_LOOK = 25;
const TELLS = 0.9;
const MAX_LOOKS = 4_000;

export interface SimulatedEnd {
  readonly outcome: 'promoted' | 'taken back' | 'neither';
  readonly canaryVisitors: number;
}

export function simulateRollout(simulated: Simulated, random: () => number): SimulatedEnd {
  const { controlFails, canaryFails, canaryTells = 1, visits = 1, visitors = 1_000 } = simulated;
  const { restarts = 0, forged, incident, maxVisitors = Infinity } = simulated;
  const happens = (probability: number) => random() < probability;
  const count = (among: number, probability: number) => {
    let counted = 0;
    for (let index = 0; index < among; index += 1) if (happens(probability)) counted += 1;
    return counted;
  };
  let rollout = beginRollout(5);
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
    const {
      action,
      share,
      rollout: next,
    } = decide(rollout, fresh, 60_000, { steps: [5, 25, 50, 100], stepMs: 0, visitors });
    if (action === 'take back') return { outcome: 'taken back', canaryVisitors };
    if (action === 'promote') return { outcome: 'promoted', canaryVisitors };
    rollout = enterStep(next, share);
  }
  return { outcome: 'neither', canaryVisitors };
}
