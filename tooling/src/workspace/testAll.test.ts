import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { testAll } from './testAll';

jest.mock('../util/print', () => ({ print: jest.fn(), printError: jest.fn(), outputFile: () => 'ignore' }));

it('testAll runs every check, also after one has failed, and says which have passed', async () => {
  const workspace = temporaryFolder();
  const calls = join(workspace, 'calls');
  for (const [program, exitCode] of Object.entries({ turbo: 1, jest: 0, playwright: 3 })) {
    const file = `node_modules/.bin/${program}`;
    const script = `#!/bin/sh\necho ${program} $FAREKITE_TEST >> "${calls}"\nexit ${String(exitCode)}\n`;
    writeFiles(workspace, { [file]: script });
    chmodSync(join(workspace, file), 0o755);
  }
  const results = { 'Lint, types and budgets': false, 'Unit tests': true, 'Browser tests': false };
  expect(await testAll(workspace, { all: true })).toEqual(results);
  expect(readFileSync(calls, 'utf8')).toMatch(/^turbo.*\njest all\nplaywright all\n$/);
});
