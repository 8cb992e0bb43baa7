import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { workspace } from '.';

const WORKSPACE = join(__dirname, '../../../..');
const PATHS = 'import-x/no-restricted-paths';
const PACKAGES = 'import-x/no-relative-packages';
const MODULES = 'no-restricted-imports';

const eslint = new ESLint({
  cwd: WORKSPACE,
  overrideConfigFile: true,
  overrideConfig: workspace(WORKSPACE) as Linter.Config[],
});

/** The rules that an import breaks in a file of a package. */
async function brokenRules(file: string, imported: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath: join(WORKSPACE, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe('The import boundaries', () => {
  it.each([
    ['another remote', 'mfe-home/src/visit.ts', '../../mfe-deals/src/contract.test', PACKAGES],
    ['the shell', 'mfe-home/src/visit.ts', '../../shell/src/startShell', PACKAGES],
    ['the tooling', 'shared/contract/visit.ts', '../../tooling/src/cli/main', PACKAGES],
    [
      'a remote in the tests of the site',
      'e2e/tests/visit.ts',
      '../../mfe-deals/src/contract.test',
      PACKAGES,
    ],
    ['a remote in their helpers', 'shared/testing/visit.ts', '../../mfe-deals/src/contract.test', PACKAGES],
    ['another remote’s', 'mfe-home/e2e/visit.spec.ts', '../../mfe-deals/e2e/dealPages.spec', PACKAGES],
    ['the contract by its path', 'mfe-home/src/visit.ts', '../../shared/contract/routes', PACKAGES],
    ['a higher layer', 'shell/src/layout/visit.ts', '../pages/NotFound/NotFound', PATHS],
    ['an entry point', 'shell/src/layout/Header/visit.tsx', '../../startShell', PATHS],
    ['a helper of tests', 'shell/src/layout/visit.ts', '../testing/settle', PATHS],
    ['a remote by its name', 'shell/src/visit.ts', 'mfe-home/src/contract.test', MODULES],
    ['the shell by its name', 'e2e/tests/visit.ts', 'shell/src/startShell', MODULES],
    ['browser tests in a page', 'mfe-home/src/visit.ts', '@farekite/e2e/site', MODULES],
    ['browser tests in the contract', 'shared/testing/visit.ts', '@farekite/e2e/site', MODULES],
    ['the tooling by its name', 'mfe-home/src/visit.ts', '@farekite/tooling/webpack', MODULES],
    ['the tooling in browser tests', 'mfe-home/e2e/visit.spec.ts', '@farekite/tooling/release', MODULES],
    ['publishing', 'shared/contract/visit.ts', '@farekite/tooling/release', MODULES],
    ['the protocol in a remote', 'mfe-home/src/visit.ts', '@farekite/shared/protocol', MODULES],
    ['a file that imports this one', 'shell/src/remotes/LocatedPage.ts', './loadPage', 'import-x/no-cycle'],
  ])('refuse %s: in %s %s', async (_what, file, imported, rule) => {
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
  ])('allow %s: in %s %s', async (_what, file, imported) => {
    expect(await brokenRules(file, imported)).toEqual([]);
  });
});
