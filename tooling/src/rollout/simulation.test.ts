import { createRandom } from '../testing/createRandom';
import { inFull } from '../testing/inFull';
import { simulateRollout, type Simulated } from '../testing/simulateRollout';
import { print } from '../util/print';

const ROLLOUTS = inFull(1_000, 50);
/** As many visitors of the canary as one that nobody promotes may have. */
const LONG = { visitors: Infinity, maxVisitors: 20_000 };

jest.setTimeout(ROLLOUTS * 6_000);

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

const ROWS: readonly (readonly [
  string,
  Simulated,
  { takenBack?: number; promoted?: number; notBack?: number; neither?: number; median?: number },
])[] = [
  ['nothing is wrong, 0.5 % fail', { controlFails: 0.005, canaryFails: 0.005, ...LONG }, { notBack: 0.96 }],
  ['nothing is wrong, 10 % fail', { controlFails: 0.1, canaryFails: 0.1, ...LONG }, { notBack: 0.96 }],
  [
    'nothing is wrong, each visitor comes five times',
    { controlFails: 0.005, canaryFails: 0.005, visits: 5, ...LONG },
    { notBack: 0.96 },
  ],
  [
    'nothing is wrong, servers restart at every tenth look',
    { controlFails: 0.005, canaryFails: 0.005, restarts: 0.1, ...LONG },
    { notBack: 0.96 },
  ],
  [
    'nothing is wrong, and a backend is away for two hours',
    { controlFails: 0.005, canaryFails: 0.005, incident: { atLook: 200, looks: 120, fails: 0.1 }, ...LONG },
    { notBack: 0.96 },
  ],
  [
    '3 % fewer are heard from',
    { controlFails: 0.005, canaryFails: 0.005, canaryTells: 0.97, ...LONG },
    { notBack: 0.96 },
  ],
  [
    'one visitor in ten fails',
    { controlFails: 0.005, canaryFails: 0.1, ...LONG },
    { takenBack: 1, median: 200 },
  ],
  [
    'one visitor in fifty fails',
    { controlFails: 0.005, canaryFails: 0.02, ...LONG },
    { takenBack: 0.99, median: 1_800 },
  ],
  [
    'one visitor in two hundred more fails',
    { controlFails: 0.005, canaryFails: 0.01, ...LONG },
    { takenBack: 0.8 },
  ],
  [
    'nobody is heard from',
    { controlFails: 0.005, canaryFails: 0.005, canaryTells: 0, ...LONG },
    { takenBack: 1, median: 50 },
  ],
  [
    'a tenth is not heard from',
    { controlFails: 0.005, canaryFails: 0.005, canaryTells: 0.9, ...LONG },
    { takenBack: 0.99, median: 8_000 },
  ],
  ['three steps of 1,000: 0.5 % fail', { controlFails: 0.005, canaryFails: 0.005 }, { promoted: 0.97 }],
  ['three steps of 1,000: 1 % fail', { controlFails: 0.005, canaryFails: 0.01 }, { promoted: 0.75 }],
  ['three steps of 1,000: 2 % fail', { controlFails: 0.005, canaryFails: 0.02 }, { takenBack: 0.9 }],
  ['three steps of 1,000: 5 % fail', { controlFails: 0.005, canaryFails: 0.05 }, { takenBack: 1 }],
  ['three steps of 1,000: 10 % fail', { controlFails: 0.005, canaryFails: 0.1 }, { takenBack: 1 }],
  [
    'three steps of 200: 2 % fail',
    { controlFails: 0.005, canaryFails: 0.02, visitors: 200 },
    { promoted: 0.7 },
  ],
  [
    'three steps of 200: 5 % fail',
    { controlFails: 0.005, canaryFails: 0.05, visitors: 200 },
    { takenBack: 0.85 },
  ],
  [
    'forged: five visitors of the canary who fail before each look',
    { controlFails: 0.005, canaryFails: 0.005, forged: { arm: 'canary', heard: 5, failed: 5 } },
    { takenBack: 1 },
  ],
  [
    'forged: twenty visitors of the control who fail, to hide that 5 % fail',
    { controlFails: 0.005, canaryFails: 0.05, forged: { arm: 'control', heard: 20, failed: 20 } },
    { takenBack: 1 },
  ],
  [
    'forged: twenty failures of visitors of the control who were heard from, to hide that 5 % fail',
    {
      controlFails: 0.005,
      canaryFails: 0.05,
      forged: { arm: 'control', heard: 0, failed: 20 },
      maxVisitors: 20_000,
    },
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
