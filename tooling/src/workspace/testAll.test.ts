import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { testAll } from './testAll';

jest.mock('../util/print', () => ({ print: jest.fn(), printError: jest.fn(), outputFile: () => 'ignore' }));

/** Notes its call, and leaves the report in the file of the variable or option. */
const program = (name: string, exitCode: number, report?: object) => `#!/bin/sh
echo ${name} $FAREKITE_TEST >> calls
for option in "$@"; do case $option in --outputFile=*) E2E_REPORT=\${option#*=};; esac; done
${report ? `echo '${JSON.stringify(report)}' > "$E2E_REPORT"` : ''}
exit ${String(exitCode)}
`;

function workspaceWith(programs: Readonly<Record<string, string>>): string {
  const workspace = temporaryFolder();
  for (const [name, script] of Object.entries(programs)) {
    writeFiles(workspace, { [`node_modules/.bin/${name}`]: script });
    chmodSync(join(workspace, 'node_modules/.bin', name), 0o755);
  }
  return workspace;
}

it('testAll runs every check, also after one has failed, and counts what is skipped or repeated as failed', async () => {
  const workspace = workspaceWith({
    turbo: program('turbo', 1),
    jest: program('jest', 0, { numPassedTests: 7, numPendingTests: 1 }),
    playwright: program('playwright', 1, { stats: { expected: 3, unexpected: 1, skipped: 1, flaky: 1 } }),
  });
  expect(await testAll(workspace, { all: true })).toEqual({ passed: 10, failed: 5, leftOut: {} });
  expect(readFileSync(join(workspace, 'calls'), 'utf8')).toMatch(/^turbo.*\njest all\nplaywright all\n$/);
});

it('testAll counts one that fails without a failing test, or leaves no report, as one failure', async () => {
  const workspace = workspaceWith({
    turbo: program('turbo', 0),
    jest: program('jest', 1, { numPassedTests: 7 }),
    playwright: program('playwright', 0),
  });
  expect(await testAll(workspace)).toEqual({ passed: 8, failed: 2, leftOut: {} });
});

it('testAll names the programs that tests were left out for, which fail only a complete run', async () => {
  const result = (status: string, ...ancestorTitles: readonly string[]) => ({ status, ancestorTitles });
  const testResults = [
    { assertionResults: [result('pending', 'With nginx', 'a page'), result('pending', 'With nginx')] },
    { assertionResults: [result('passed', 'With Prometheus'), result('pending', 'anything else')] },
  ];
  const workspace = workspaceWith({
    turbo: program('turbo', 0),
    jest: program('jest', 0, { numPassedTests: 1, numPendingTests: 3, testResults }),
    playwright: program('playwright', 0, { stats: { expected: 5 } }),
  });
  const expected = { passed: 7, failed: 1, leftOut: { nginx: 2 } };
  expect(await testAll(workspace)).toEqual(expected);
  expect(await testAll(workspace, { complete: true })).toEqual({ ...expected, failed: 3 });
});
