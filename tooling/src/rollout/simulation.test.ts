import { createRandom } from '../testing/createRandom';
import { inFull } from '../testing/inFull';
import { print } from '../util/print';
import { beginRollout, decide, enterStep, type Arms } from './decide';
import type { Visitors } from './judge';

const ROLLOUTS = inFull(1_000, 50);

jest.setTimeout(ROLLOUTS * 6_000);

const NOBODY = { heard: 0, failed: 0 };

/** Three steps with 1,000 visitors of each arm, of which nothing is wrong. */
const USUAL = {
  visitors: 1_000,
  maxVisitors: Infinity,
  /** The shares of the visitors who have a page that fails. */
  controlFails: 0.005,
  canaryFails: 0.005,
  /** How many visitors of the canary tell, for each of the control. */
  canaryTells: 1,
  /** Of each visitor. The browser tells once that it was there, and once that a page has failed. */
  visits: 1,
  /** The share of looks before which a server restarts and loses its counts. */
  restarts: 0,
  /** Before each look. */
  forged: { canary: NOBODY, control: NOBODY },
  /** A backend is away: this share of the visitors of both arms fails. */
  incident: { atLook: 200, looks: 0, fails: 0.1 },
};

/** Visitors of each arm, on average, from one look to the next. Most see a canary at a greater share; the judge does not care. */
const VISITORS_PER_LOOK = 25;
const TELLS = 0.9;
const MAX_LOOKS = 4_000;

function simulateRollout(simulated: typeof USUAL, random: () => number) {
  const { visitors, maxVisitors, visits, forged, incident } = simulated;
  /** @returns how many of so many it happens to */
  const chance = (among: number, probability: number) => {
    let count = 0;
    for (let index = 0; index < among; index += 1) if (random() < probability) count += 1;
    return count;
  };
  let rollout = beginRollout(5);
  let canaryVisitors = 0;
  for (let looks = 0; looks < MAX_LOOKS && canaryVisitors < maxVisitors; looks += 1) {
    const ofCanary = chance(2 * VISITORS_PER_LOOK, 0.5);
    const ofControl = 2 * VISITORS_PER_LOOK - ofCanary;
    canaryVisitors += ofCanary;
    const isIncident = looks >= incident.atLook && looks < incident.atLook + incident.looks;
    const count = (here: number, tells: number, fails: number, { heard, failed }: Visitors): Visitors => {
      // Whoever comes again is not told of again, but may fail for the first time.
      const told = chance(here, 1 - (1 - tells) ** visits);
      const failing = chance(told, 1 - (1 - (isIncident ? incident.fails : fails)) ** visits);
      return { heard: told + heard, failed: failing + failed };
    };
    const fresh: Arms = {
      canary: count(ofCanary, TELLS * simulated.canaryTells, simulated.canaryFails, forged.canary),
      control: count(ofControl, TELLS, simulated.controlFails, forged.control),
    };
    if (chance(1, simulated.restarts) === 1) continue;
    const decision = decide(rollout, fresh, 60_000, { steps: [5, 25, 50, 100], stepMs: 0, visitors });
    if (decision.action === 'take back') return { outcome: 'taken back', canaryVisitors } as const;
    if (decision.action === 'promote') return { outcome: 'promoted', canaryVisitors } as const;
    rollout = enterStep(decision.rollout, decision.share);
  }
  return { outcome: 'neither', canaryVisitors } as const;
}

function play(changes: Partial<typeof USUAL>) {
  const random = createRandom(12345);
  const simulated = { ...USUAL, ...changes };
  const ends = Array.from({ length: ROLLOUTS }, () => simulateRollout(simulated, random));
  const visitorsUntil = (end: string) =>
    ends.filter(({ outcome }) => outcome === end).map(({ canaryVisitors }) => canaryVisitors);
  const taken = visitorsUntil('taken back').sort((one, other) => one - other);
  const quantile = (share: number) => taken[Math.floor(share * (taken.length - 1))] ?? 0;
  return {
    shares: {
      takenBack: taken.length / ROLLOUTS,
      notBack: 1 - taken.length / ROLLOUTS,
      promoted: visitorsUntil('promoted').length / ROLLOUTS,
      neither: visitorsUntil('neither').length / ROLLOUTS,
    },
    median: quantile(0.5),
    late: quantile(0.9),
  };
}

/** As many visitors of the canary as one that nobody promotes may have. */
const LONG = { visitors: Infinity, maxVisitors: 20_000 };
const INCIDENT = { ...USUAL.incident, looks: 120 };
const forged = (arm: keyof Arms, heard: number, failed: number) => ({
  forged: { ...USUAL.forged, [arm]: { heard, failed } },
});

type Shares = Partial<ReturnType<typeof play>['shares']>;
const ROWS: readonly [what: string, changes: Partial<typeof USUAL>, least: Shares, median?: number][] = [
  ['nothing is wrong, 0.5 % fail', LONG, { notBack: 0.96 }],
  ['nothing is wrong, 10 % fail', { ...LONG, controlFails: 0.1, canaryFails: 0.1 }, { notBack: 0.96 }],
  ['nothing is wrong, each visitor comes five times', { ...LONG, visits: 5 }, { notBack: 0.96 }],
  ['servers restart at every tenth look', { ...LONG, restarts: 0.1 }, { notBack: 0.96 }],
  ['a backend is away for two hours', { ...LONG, incident: INCIDENT }, { notBack: 0.96 }],
  ['3 % fewer are heard from', { ...LONG, canaryTells: 0.97 }, { notBack: 0.96 }],
  ['one visitor in ten fails', { ...LONG, canaryFails: 0.1 }, { takenBack: 1 }, 200],
  ['one visitor in fifty fails', { ...LONG, canaryFails: 0.02 }, { takenBack: 0.99 }, 1_800],
  ['one visitor in two hundred more fails', { ...LONG, canaryFails: 0.01 }, { takenBack: 0.8 }],
  ['nobody is heard from', { ...LONG, canaryTells: 0 }, { takenBack: 1 }, 50],
  ['a tenth is not heard from', { ...LONG, canaryTells: 0.9 }, { takenBack: 0.99 }, 8_000],
  ['three steps of 1,000: 0.5 % fail', {}, { promoted: 0.97 }],
  ['three steps of 1,000: 1 % fail', { canaryFails: 0.01 }, { promoted: 0.75 }],
  ['three steps of 1,000: 2 % fail', { canaryFails: 0.02 }, { takenBack: 0.9 }],
  ['three steps of 1,000: 5 % fail', { canaryFails: 0.05 }, { takenBack: 1 }],
  ['three steps of 1,000: 10 % fail', { canaryFails: 0.1 }, { takenBack: 1 }],
  ['three steps of 200: 2 % fail', { canaryFails: 0.02, visitors: 200 }, { promoted: 0.7 }],
  ['three steps of 200: 5 % fail', { canaryFails: 0.05, visitors: 200 }, { takenBack: 0.85 }],
  ['forged: five visitors of the canary who fail before each look', forged('canary', 5, 5), { takenBack: 1 }],
  [
    'forged: twenty visitors of the control who fail, to hide that 5 % fail',
    { canaryFails: 0.05, ...forged('control', 20, 20) },
    { takenBack: 1 },
  ],
  [
    'forged: twenty failures of visitors of the control who were heard from, to hide that 5 % fail',
    { canaryFails: 0.05, maxVisitors: 20_000, ...forged('control', 0, 20) },
    { neither: 1 },
  ],
];

describe(`In ${String(ROLLOUTS)} simulated rollouts`, () => {
  it.each(ROWS)('where %s', (what, changes, least, mostMedian = Infinity) => {
    const { shares, median, late } = play(changes);
    if (ROLLOUTS >= 1_000) {
      const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
      const visitors = shares.takenBack > 0 ? `${String(median)} (${String(late)})` : '–';
      print(`| ${what} | ${percent(shares.takenBack)} | ${percent(shares.promoted)} | ${visitors} |`);
    }
    for (const [share, bound] of Object.entries(least))
      expect(shares[share as keyof Shares]).toBeGreaterThanOrEqual(bound);
    expect(median).toBeLessThanOrEqual(mostMedian);
  });
});
