import { totalsOfJest, totalsOfPlaywright } from './testAll';

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
