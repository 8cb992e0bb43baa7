import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { workspace } from '.';

const WORKSPACE = join(__dirname, '../../../..');
const PATHS = 'import-x/no-restricted-paths';
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
    ['another remote', 'mfe-home/src/visit.ts', '../../mfe-deals/src/contract.test', PATHS],
    ['the shell', 'mfe-home/src/visit.ts', '../../shell/src/startShell', PATHS],
    ['the tooling', 'shared/contract/visit.ts', '../../tooling/src/cli/main', PATHS],
    ['a remote in the tests of the site', 'e2e/tests/visit.ts', '../../mfe-deals/src/contract.test', PATHS],
    ['a remote in their helpers', 'shared/testing/visit.ts', '../../mfe-deals/src/contract.test', PATHS],
    ['browser tests in a page', 'mfe-home/src/visit.ts', '@farekite/e2e/site', PATHS],
    ['another remote’s', 'mfe-home/e2e/visit.spec.ts', '../../mfe-deals/e2e/dealPages.spec', PATHS],
    ['a higher layer', 'shell/src/layout/visit.ts', '../pages/NotFound/NotFound', PATHS],
    ['an entry point', 'shell/src/layout/Header/visit.tsx', '../../startShell', PATHS],
    [
      'the contract by its path',
      'mfe-home/src/visit.ts',
      '../../shared/contract/routes',
      'import-x/no-relative-packages',
    ],
    ['the tooling by its name', 'mfe-home/src/visit.ts', '@farekite/tooling/webpack', MODULES],
    ['publishing', 'shared/contract/visit.ts', '@farekite/tooling/release', MODULES],
    ['the protocol in a remote', 'mfe-home/src/visit.ts', '@farekite/shared/protocol', MODULES],
    ['a file that imports this one', 'shell/src/remotes/pageLanguage.ts', './loadPage', 'import-x/no-cycle'],
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
