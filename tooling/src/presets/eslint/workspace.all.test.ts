import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { workspace } from '.';

const WORKSPACE = join(__dirname, '../../../..');
const PACKAGES = 'import-x/no-relative-packages';
const PATHS = 'import-x/no-restricted-paths';
const CYCLES = 'import-x/no-cycle';
const MODULES = 'no-restricted-imports';

const eslint = new ESLint({
  cwd: WORKSPACE,
  overrideConfigFile: true,
  overrideConfig: workspace(WORKSPACE) as Linter.Config[],
});

async function brokenRules(file: string, imported: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath: join(WORKSPACE, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe('The rules of the workspace', () => {
  it.each([
    ['another package by its path', 'mfe-home/src/visit.ts', '../../shell/src/startShell', PACKAGES],
    ['a higher layer', 'shell/src/layout/visit.ts', '../pages/NotFound/NotFound', PATHS],
    ['an entry point', 'shell/src/layout/Header/visit.tsx', '../../startShell', PATHS],
    ['a helper of tests', 'shell/src/layout/visit.ts', '../testing/settle', PATHS],
    ['a remote by its name', 'shell/src/visit.ts', 'mfe-home/src/contract.test', MODULES],
    ['the shell by its name', 'e2e/tests/visit.ts', 'shell/src/startShell', MODULES],
    ['browser tests in a page', 'mfe-home/src/visit.ts', '@farekite/e2e/site', MODULES],
    ['browser tests in helpers for tests', 'shared/testing/visit.ts', '@farekite/e2e/site', MODULES],
    ['the tooling in a remote', 'mfe-home/src/visit.ts', '@farekite/tooling/webpack', MODULES],
    ['the tooling in browser tests', 'mfe-home/e2e/visit.spec.ts', '@farekite/tooling/release', MODULES],
    ['the tooling in the contract', 'shared/contract/visit.ts', '@farekite/tooling/release', MODULES],
    ['the protocol in a remote', 'mfe-home/src/visit.ts', '@farekite/shared/protocol', MODULES],
    ['the protocol in a remote alone', 'src/visit.ts', '@farekite/shared/protocol', MODULES],
    ['a file that imports this one', 'shell/src/remotes/pageAdapters.ts', './RemotePages', CYCLES],
  ])('refuse to import %s: in %s %s', async (_what, file, imported, rule) => {
    expect(await brokenRules(file, imported)).toContain(rule);
  });

  it.each([
    ['the contract', 'mfe-home/src/visit.ts', '@farekite/shared/contract'],
    ['the protocol in the shell', 'shell/src/visit.ts', '@farekite/shared/protocol'],
    ['publishing in the tests of the site', 'e2e/tests/visit.all.spec.ts', '@farekite/tooling/release'],
    ['the tooling in helpers for tests', 'shared/testing/visit.ts', '@farekite/tooling/pages'],
    ['their support in browser tests', 'mfe-home/e2e/visit.spec.ts', '@farekite/e2e/site'],
    ['a higher layer in a test', 'shell/src/layout/visit.test.ts', '../pages/NotFound/NotFound'],
    ['a lower layer', 'shell/src/pages/visit.ts', '../layout/Header/Header'],
  ])('let import %s: in %s %s', async (_what, file, imported) => {
    expect(await brokenRules(file, imported)).toEqual([]);
  });
});
