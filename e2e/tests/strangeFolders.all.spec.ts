import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyWorkspace } from '../support/workspaceCopy';
import { BUILD_TEST_TIMEOUT_MS, run } from '../support/workspace';

/** Each is what one of ESLint, Prettier, tsc, knip, Jest and Playwright complains of. */
const FAULTS = {
  'mfe-deals/src/fault.ts': 'export const fault : string = 1;export { other } from "./missing"\n',
  'mfe-deals/src/fault.test.ts': "it('fails', () => { throw new Error('fault'); });\n",
  'e2e/tests/fault.spec.ts': "throw new Error('fault');\n",
};

test('A clone in c++ [wip] is checked, and other checkouts in it are not', async () => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  const folder = mkdtempSync(join(tmpdir(), 'farekite-'));
  const workspace = join(folder, 'c++ [wip]');
  copyWorkspace(workspace);
  for (const [file, text] of Object.entries(FAULTS)) {
    for (const checkout of ['.worktrees/one', 'worktrees/two']) {
      mkdirSync(dirname(join(workspace, checkout, file)), { recursive: true });
      writeFileSync(join(workspace, checkout, file), text);
    }
  }
  for (const check of ['lint', 'types']) await run('npm', ['run', check], workspace);
  const suites = await run('jest', ['--listTests'], workspace);
  expect(suites).toContain('DealPage.test.tsx');
  expect(suites).not.toContain('fault.test.ts');
  await run('jest', ['DealPage', 'FolderStore'], workspace);
  const journeys = await run('playwright', ['test', '--config=e2e', '--list'], workspace);
  expect(journeys).toContain('language.spec.ts');
  rmSync(folder, { recursive: true });
});
