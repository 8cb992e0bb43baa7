import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { workspace } from './index';

const WORKSPACE = join(__dirname, '../../../..');

/** The rules that a line of source breaks in a file of a room. */
async function brokenRules(file: string, source: string): Promise<(string | null)[]> {
  const eslint = new ESLint({
    cwd: WORKSPACE,
    overrideConfigFile: true,
    overrideConfig: workspace(WORKSPACE) as Linter.Config[],
  });
  const [result] = await eslint.lintText(source, { filePath: join(WORKSPACE, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe('The walls of the house', () => {
  it.each([
    ['another remote', 'mfe-home/src/visit.ts', "import '../../mfe-deals/webpack.config';\n"],
    ['the shell', 'mfe-home/src/visit.ts', "import '../../shell/webpack.config';\n"],
    ['the tooling’s files', 'shared/contract/visit.ts', "import '../../tooling/src/cli/main';\n"],
  ])('refuse an import of %s', async (_what, file, source) => {
    expect(await brokenRules(file, source)).toContain('import-x/no-restricted-paths');
  });

  it('refuse the contract package by its files', async () => {
    const broken = await brokenRules('mfe-home/src/visit.ts', "import '../../shared/contract/routes';\n");
    expect(broken).toContain('import-x/no-relative-packages');
  });

  it('refuse the tooling in what it builds', async () => {
    const broken = await brokenRules('mfe-home/src/visit.ts', "import '@farekite/tooling/webpack';\n");
    expect(broken).toContain('no-restricted-imports');
  });

  it('let the tests of the composed site publish, and import nothing else of the tooling or of a remote', async () => {
    const publishing = "import '@farekite/tooling/release';\n";
    expect(await brokenRules('e2e/tests/visit.spec.ts', publishing)).toEqual([]);
    expect(await brokenRules('shared/contract/visit.ts', publishing)).toContain('no-restricted-imports');
    expect(
      await brokenRules('e2e/tests/visit.spec.ts', "import '../../mfe-deals/webpack.config';\n"),
    ).toContain('import-x/no-restricted-paths');
  });

  it('let through the contract package, and the tooling in a build configuration', async () => {
    expect(await brokenRules('mfe-home/src/visit.ts', "import '@farekite/shared/contract';\n")).toEqual([]);
    expect(await brokenRules('mfe-home/webpack.config.ts', "import '@farekite/tooling/webpack';\n")).toEqual(
      [],
    );
  });
});
