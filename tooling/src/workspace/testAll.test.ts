import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readTotals, totalsOfJest, totalsOfPlaywright, type Totals } from './testAll';

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

describe('readTotals', () => {
  const read = (exitCode: number, counted: object) => {
    const file = join(temporaryFolder(), 'report');
    writeFileSync(file, JSON.stringify(counted));
    return readTotals(exitCode, file, (report: Totals) => report);
  };

  it.each([
    ['checks that passed', 0, { passed: 5, failed: 0 }, 0],
    ['failing checks', 1, { passed: 5, failed: 2 }, 2],
    ['a program that failed without a failing check as one failure', 1, { passed: 5, failed: 0 }, 1],
    ['a failing check of a program that succeeded', 0, { passed: 5, failed: 1 }, 1],
  ])('counts %s', (_what, exitCode, counted, failed) => {
    expect(read(exitCode, counted)).toEqual({ passed: 5, failed });
  });

  it('counts a program without a report as one failure', () => {
    expect(readTotals(0, join(temporaryFolder(), 'none'), () => ({ passed: 5, failed: 0 }))).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});
