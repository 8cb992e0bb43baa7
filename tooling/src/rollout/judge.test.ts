import { CONVICTING_EVIDENCE, evidenceOf, judge } from './judge';

describe('The evidence that one of two arms is worse', () => {
  // By numerical integration of p^first (1 - p)^second over p from ½ to 1.
  it.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [5, 5],
    [10, 0],
    [30, 10],
  ])('is right for %d and %d', (first, second) => {
    const steps = 200_000;
    let integral = 0;
    for (let step = 0; step < steps; step += 1) {
      const p = 0.5 + (step + 0.5) / (2 * steps);
      integral += Math.exp(first * Math.log(p) + second * Math.log(1 - p) + (first + second) * Math.LN2);
    }
    expect(evidenceOf(first, second)).toBeCloseTo(integral / steps, 3);
  });

  it.each([1, 0.97])(
    'is a martingale while both are alike (%d): on average it stays what it is, whatever was counted before',
    (ratio) => {
      const probability = 1 / (1 + ratio);
      for (const [first, second] of [
        [0, 0],
        [3, 8],
        [40, 25],
        [1_000, 1_100],
      ] as const) {
        const next =
          probability * evidenceOf(first + 1, second, ratio) +
          (1 - probability) * evidenceOf(first, second + 1, ratio);
        expect(next / evidenceOf(first, second, ratio)).toBeCloseTo(1, 9);
      }
    },
  );

  it('is finite work for any counts, and never less than nothing', () => {
    expect(evidenceOf(100_000, 90_000)).toBeGreaterThan(CONVICTING_EVIDENCE);
    expect(evidenceOf(90_000, 100_000)).toBeGreaterThan(0);
  });
});

it('The judge leaves a canary alone that is better', () => {
  expect(judge({ heard: 520, failed: 1 }, { heard: 500, failed: 25 }).evidence).toBeLessThan(1);
});
