import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { testAll } from './testAll';

jest.mock('../util/print', () => ({ print: jest.fn(), printError: jest.fn(), outputFile: () => 'ignore' }));

/** A workspace whose programs write down that they were run, and end with these exit codes. */
function workspaceWith(exitCodes: Readonly<Record<string, number>>): string {
  const workspace = temporaryFolder();
  for (const [program, code] of Object.entries(exitCodes)) {
    const file = `node_modules/.bin/${program}`;
    const line = `echo ${program} $FAREKITE_TEST >> "${join(workspace, 'calls')}"`;
    writeFiles(workspace, { [file]: `#!/bin/sh\n${line}\nexit ${String(code)}\n` });
    chmodSync(join(workspace, file), 0o755);
  }
  return workspace;
}

describe('testAll', () => {
  it('runs every check, also after one has failed, and says which have passed', async () => {
    const workspace = workspaceWith({ turbo: 1, jest: 0, playwright: 3 });
    const results = { 'Lint, types and budgets': false, 'Unit tests': true, 'Browser tests': false };
    expect(await testAll(workspace, { all: true })).toEqual(results);
    expect(readFileSync(join(workspace, 'calls'), 'utf8')).toMatch(/^turbo.*\njest all\nplaywright all\n$/);
  });

  it('fails where programs cannot be started', async () => {
    const results = await testAll(workspaceWith({ turbo: 0 }));
    expect(Object.values(results)).toEqual([true, false, false]);
  });
});
