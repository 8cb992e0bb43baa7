import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readTotals } from './testAll';

const JEST = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const PLAYWRIGHT = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

describe('readTotals', () => {
  it.each([
    ['tests that passed', JEST, 0, 0],
    ['tests that failed', { ...JEST, numFailedTests: 2 }, 1, 2],
    ['failing tests of a program that succeeded', { ...JEST, numFailedTests: 2 }, 0, 2],
    ['a program that failed without a failing test as one failure', JEST, 1, 1],
    ['files that cannot run as failures', { ...JEST, numRuntimeErrorTestSuites: 2 }, 1, 2],
    ['skipped tests as failures', { ...JEST, numPendingTests: 2 }, 0, 2],
    ['tests that are still to be written as failures', { ...JEST, numTodoTests: 2 }, 0, 2],
    ['browser tests that passed', { stats: PLAYWRIGHT }, 0, 0],
    [
      'browser tests that failed, were skipped or passed only when repeated',
      { stats: { ...PLAYWRIGHT, unexpected: 1, flaky: 2, skipped: 4 } },
      1,
      7,
    ],
  ])('counts %s', (_what, report, exitCode, failed) => {
    const file = join(temporaryFolder(), 'report');
    writeFileSync(file, JSON.stringify(report));
    expect(readTotals(exitCode, file)).toEqual({ passed: 5, failed });
  });

  it('counts a program without a report as one failure', () => {
    expect(readTotals(0, join(temporaryFolder(), 'none'))).toEqual({ passed: 0, failed: 1 });
  });
});
