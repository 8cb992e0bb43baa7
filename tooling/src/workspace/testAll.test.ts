import { sum, tallyOfRunner } from './testAll';

describe('The tally of all checks', () => {
  it('is the sum of theirs', () => {
    expect(
      sum([
        { passed: 3, failed: 0 },
        { passed: 0, failed: 2 },
        { passed: 4, failed: 1 },
      ]),
    ).toEqual({ passed: 7, failed: 3 });
  });

  it('is zero of none', () => {
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
  });
});

describe('A runner', () => {
  it.each([
    ['that passed counts its tests', 0, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
    ['with failing tests counts them', 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
    [
      'that failed without a failing test counts as one',
      1,
      { passed: 5, failed: 0 },
      { passed: 5, failed: 1 },
    ],
    ['that succeeded over a failing test counts it', 0, { passed: 5, failed: 1 }, { passed: 5, failed: 1 }],
    ['that left no report counts as one failure', 0, undefined, { passed: 0, failed: 1 }],
    ['that was killed before its report counts as one failure', 1, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_what, exitCode, counted, tally) => {
    expect(tallyOfRunner(exitCode, counted)).toEqual(tally);
  });
});
