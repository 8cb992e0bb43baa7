import { createRandom } from '../testing/createRandom';
import { inFull } from '../testing/inFull';
import { print } from '../util/print';
import { beginRollout, decide, enterStep, type Arms } from './decide';
import type { Visitors } from './judge';

const ROLLOUTS = inFull(1_000, 50);

jest.setTimeout(ROLLOUTS * 6_000);

interface Simulated {
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

function simulateRollout(simulated: Simulated, random: () => number) {
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
    const decision = decide(rollout, fresh, 60_000, { steps: [5, 25, 50, 100], stepMs: 0, visitors });
    if (decision.action === 'take back') return { outcome: 'taken back', canaryVisitors } as const;
    if (decision.action === 'promote') return { outcome: 'promoted', canaryVisitors } as const;
    rollout = enterStep(decision.rollout, decision.share);
  }
  return { outcome: 'neither', canaryVisitors } as const;
}

function play(simulated: Simulated) {
  const random = createRandom(12345);
  const ends = Array.from({ length: ROLLOUTS }, () => simulateRollout(simulated, random));
  const taken = ends
    .filter(({ outcome }) => outcome === 'taken back')
    .map(({ canaryVisitors }) => canaryVisitors);
  const promoted = ends.filter(({ outcome }) => outcome === 'promoted').length;
  taken.sort((one, other) => one - other);
  const quantile = (share: number) => taken[Math.floor(share * (taken.length - 1))] ?? 0;
  return {
    takenBack: taken.length / ROLLOUTS,
    promoted: promoted / ROLLOUTS,
    neither: (ROLLOUTS - taken.length - promoted) / ROLLOUTS,
    median: quantile(0.5),
    late: quantile(0.9),
  };
}

interface Least {
  takenBack?: number;
  promoted?: number;
  notBack?: number;
  neither?: number;
  median?: number;
}

const INCIDENT = { atLook: 200, looks: 120, fails: 0.1 };
const HIDING = { arm: 'control', heard: 0, failed: 20 } as const;

/** As many visitors of the canary as one that nobody promotes may have. */
const LONG = { visitors: Infinity, maxVisitors: 20_000 };
/** In percent. */
const inSteps = (control: number, canary: number, rest: Partial<Simulated> = {}): Simulated => {
  return { controlFails: control / 100, canaryFails: canary / 100, ...rest };
};
const long = (control: number, canary: number, rest?: Partial<Simulated>) =>
  inSteps(control, canary, { ...LONG, ...rest });

const ROWS: readonly (readonly [string, Simulated, Least])[] = [
  ['nothing is wrong, 0.5 % fail', long(0.5, 0.5), { notBack: 0.96 }],
  ['nothing is wrong, 10 % fail', long(10, 10), { notBack: 0.96 }],
  ['nothing is wrong, each visitor comes five times', long(0.5, 0.5, { visits: 5 }), { notBack: 0.96 }],
  ['servers restart at every tenth look', long(0.5, 0.5, { restarts: 0.1 }), { notBack: 0.96 }],
  ['a backend is away for two hours', long(0.5, 0.5, { incident: INCIDENT }), { notBack: 0.96 }],
  ['3 % fewer are heard from', long(0.5, 0.5, { canaryTells: 0.97 }), { notBack: 0.96 }],
  ['one visitor in ten fails', long(0.5, 10), { takenBack: 1, median: 200 }],
  ['one visitor in fifty fails', long(0.5, 2), { takenBack: 0.99, median: 1_800 }],
  ['one visitor in two hundred more fails', long(0.5, 1), { takenBack: 0.8 }],
  ['nobody is heard from', long(0.5, 0.5, { canaryTells: 0 }), { takenBack: 1, median: 50 }],
  ['a tenth is not heard from', long(0.5, 0.5, { canaryTells: 0.9 }), { takenBack: 0.99, median: 8_000 }],
  ['three steps of 1,000: 0.5 % fail', inSteps(0.5, 0.5), { promoted: 0.97 }],
  ['three steps of 1,000: 1 % fail', inSteps(0.5, 1), { promoted: 0.75 }],
  ['three steps of 1,000: 2 % fail', inSteps(0.5, 2), { takenBack: 0.9 }],
  ['three steps of 1,000: 5 % fail', inSteps(0.5, 5), { takenBack: 1 }],
  ['three steps of 1,000: 10 % fail', inSteps(0.5, 10), { takenBack: 1 }],
  ['three steps of 200: 2 % fail', inSteps(0.5, 2, { visitors: 200 }), { promoted: 0.7 }],
  ['three steps of 200: 5 % fail', inSteps(0.5, 5, { visitors: 200 }), { takenBack: 0.85 }],
  [
    'forged: five visitors of the canary who fail before each look',
    inSteps(0.5, 0.5, { forged: { arm: 'canary', heard: 5, failed: 5 } }),
    { takenBack: 1 },
  ],
  [
    'forged: twenty visitors of the control who fail, to hide that 5 % fail',
    inSteps(0.5, 5, { forged: { arm: 'control', heard: 20, failed: 20 } }),
    { takenBack: 1 },
  ],
  [
    'forged: twenty failures of visitors of the control who were heard from, to hide that 5 % fail',
    inSteps(0.5, 5, { forged: HIDING, maxVisitors: 20_000 }),
    { neither: 1 },
  ],
];

describe(`In ${String(ROLLOUTS)} simulated rollouts`, () => {
  it.each(ROWS)(
    'where %s',
    (what, simulated, { takenBack = 0, promoted = 0, notBack = 0, neither = 0, median = Infinity }) => {
      const played = play(simulated);
      const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
      if (ROLLOUTS >= 1_000) {
        const visitors = played.takenBack > 0 ? `${String(played.median)} (${String(played.late)})` : '–';
        print(`| ${what} | ${percent(played.takenBack)} | ${percent(played.promoted)} | ${visitors} |`);
      }
      expect(played.takenBack).toBeGreaterThanOrEqual(takenBack);
      expect(1 - played.takenBack).toBeGreaterThanOrEqual(notBack);
      expect(played.promoted).toBeGreaterThanOrEqual(promoted);
      expect(played.neither).toBeGreaterThanOrEqual(neither);
      expect(played.median).toBeLessThanOrEqual(median);
    },
  );
});
