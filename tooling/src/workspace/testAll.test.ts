import { sum, totalsOfJest, totalsOfPlaywright, totalsOfRunner } from './testAll';

describe('sum', () => {
  it('adds up passed and failed checks', () => {
    expect(
      sum([
        { passed: 3, failed: 0 },
        { passed: 0, failed: 2 },
        { passed: 4, failed: 1 },
      ]),
    ).toEqual({ passed: 7, failed: 3 });
  });
});

describe('totalsOfJest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    numTodoTests: 0,
  };

  it('counts passed tests', () => {
    expect(totalsOfJest(report)).toEqual({ passed: 5, failed: 0 });
  });

  it.each(['numFailedTests', 'numRuntimeErrorTestSuites', 'numPendingTests', 'numTodoTests'])(
    'counts %s as failures',
    (kind) => {
      expect(totalsOfJest({ ...report, [kind]: 2 })).toEqual({ passed: 5, failed: 2 });
    },
  );
});

describe('totalsOfPlaywright', () => {
  it('counts skipped tests and tests that passed only when repeated as failures', () => {
    expect(totalsOfPlaywright({ stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 4 } })).toEqual({
      passed: 9,
      failed: 7,
    });
  });
});

describe('totalsOfRunner', () => {
  it.each([
    ['counts the tests of a runner that passed', 0, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
    ['counts failing tests', 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
    [
      'counts a runner that failed without a failing test as one failure',
      1,
      { passed: 5, failed: 0 },
      { passed: 5, failed: 1 },
    ],
    [
      'counts a failing test of a runner that succeeded',
      0,
      { passed: 5, failed: 1 },
      { passed: 5, failed: 1 },
    ],
    ['counts a runner without a report as one failure', 0, undefined, { passed: 0, failed: 1 }],
    ['that was killed before its report counts as one failure', 1, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_what, exitCode, counted, total) => {
    expect(totalsOfRunner(exitCode, counted)).toEqual(total);
  });
});
