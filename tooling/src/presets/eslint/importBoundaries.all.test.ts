import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { workspace } from '.';

const WORKSPACE = join(__dirname, '../../../..');

const eslint = new ESLint({
  cwd: WORKSPACE,
  overrideConfigFile: true,
  overrideConfig: workspace(WORKSPACE) as Linter.Config[],
});

/** The rules that a line of source breaks in a file of a package. */
async function brokenRules(file: string, source: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(source, { filePath: join(WORKSPACE, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe('The import boundaries', () => {
  it.each([
    ['another remote', 'mfe-home/src/visit.ts', "import '../../mfe-deals/src/contract.test';\n"],
    ['the shell', 'mfe-home/src/visit.ts', "import '../../shell/src/startShell';\n"],
    ['the tooling', 'shared/contract/visit.ts', "import '../../tooling/src/cli/main';\n"],
  ])('refuse an import of the files of %s', async (_what, file, source) => {
    expect(await brokenRules(file, source)).toContain('import-x/no-restricted-paths');
  });

  it('refuse the contract package by a relative path', async () => {
    const broken = await brokenRules('mfe-home/src/visit.ts', "import '../../shared/contract/routes';\n");
    expect(broken).toContain('import-x/no-relative-packages');
  });

  it('refuse the tooling in the code that it builds', async () => {
    const broken = await brokenRules('mfe-home/src/visit.ts', "import '@farekite/tooling/webpack';\n");
    expect(broken).toContain('no-restricted-imports');
  });

  it('refuse the protocol between shell and release tool in a remote, and allow it in the shell', async () => {
    const protocol = "import '@farekite/shared/protocol';\n";
    expect(await brokenRules('mfe-home/src/visit.ts', protocol)).toContain('no-restricted-imports');
    expect(await brokenRules('shell/src/visit.ts', protocol)).toEqual([]);
  });

  it('allow the tooling in the browser tests, which publish, and refuse the files of a remote there', async () => {
    const publishing = "import '@farekite/tooling/release';\n";
    expect(await brokenRules('e2e/tests/visit.all.spec.ts', publishing)).toEqual([]);
    expect(await brokenRules('shared/contract/visit.ts', publishing)).toContain('no-restricted-imports');
    expect(
      await brokenRules('e2e/tests/visit.all.spec.ts', "import '../../mfe-deals/src/contract.test';\n"),
    ).toContain('import-x/no-restricted-paths');
  });

  it('allow the support of browser tests in those of a remote, and nowhere else in it', async () => {
    const support = "import '@farekite/e2e/site';\n";
    expect(await brokenRules('mfe-home/e2e/visit.spec.ts', support)).toEqual([]);
    expect(await brokenRules('mfe-home/src/visit.ts', support)).toContain('import-x/no-restricted-paths');
    const others = "import '../../mfe-deals/e2e/dealPages.spec';\n";
    expect(await brokenRules('mfe-home/e2e/visit.spec.ts', others)).toContain('import-x/no-restricted-paths');
  });

  it('refuse an import from a higher layer of the same package, but not in a test', async () => {
    const upwards = "import '../pages/NotFound/NotFound';\n";
    expect(await brokenRules('shell/src/layout/visit.ts', upwards)).toContain('import-x/no-restricted-paths');
    expect(await brokenRules('shell/src/layout/Header/visit.tsx', "import '../../startShell';\n")).toContain(
      'import-x/no-restricted-paths',
    );
    expect(await brokenRules('shell/src/layout/visit.test.ts', upwards)).toEqual([]);
    expect(await brokenRules('shell/src/pages/visit.ts', "import '../layout/Header/Header';\n")).toEqual([]);
  });

  it('refuse files that import each other', async () => {
    const circle = "import './loadPage';\n";
    expect(await brokenRules('shell/src/remotes/pageLanguage.ts', circle)).toEqual(['import-x/no-cycle']);
  });

  it('allow the contract package everywhere', async () => {
    expect(await brokenRules('mfe-home/src/visit.ts', "import '@farekite/shared/contract';\n")).toEqual([]);
  });

  it('allow the tooling in the helpers for tests of remotes', async () => {
    const file = 'shared/testing/visit.ts';
    expect(await brokenRules(file, "import '@farekite/tooling/pages';\n")).toEqual([]);
    expect(await brokenRules(file, "import '../../mfe-deals/src/contract.test';\n")).toContain(
      'import-x/no-restricted-paths',
    );
  });
});
