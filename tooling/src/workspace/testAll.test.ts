import { sum, totalsOfJest, totalsOfPlaywright, totalsOfRunner } from './testAll';

describe('The total of all checks', () => {
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

describe('Of the unit tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    numTodoTests: 0,
  };

  it('those that passed count', () => {
    expect(totalsOfJest(report)).toEqual({ passed: 5, failed: 0 });
  });

  it.each(['numFailedTests', 'numRuntimeErrorTestSuites', 'numPendingTests', 'numTodoTests'])(
    'those among %s count as failures',
    (kind) => {
      expect(totalsOfJest({ ...report, [kind]: 2 })).toEqual({ passed: 5, failed: 2 });
    },
  );
});

describe('Of the browser tests', () => {
  it('only those that passed at once count', () => {
    expect(totalsOfPlaywright({ stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 4 } })).toEqual({
      passed: 9,
      failed: 7,
    });
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
  ])('%s', (_what, exitCode, counted, total) => {
    expect(totalsOfRunner(exitCode, counted)).toEqual(total);
  });
});
