import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { workspace } from '../presets/eslint';

const WORKSPACE = join(__dirname, '../../..');

const eslint = new ESLint({
  cwd: WORKSPACE,
  overrideConfigFile: true,
  overrideConfig: workspace(WORKSPACE) as Linter.Config[],
});

/** The rules that a line of source breaks in a file of a package. */
export async function brokenRules(file: string, source: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(source, { filePath: join(WORKSPACE, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}
