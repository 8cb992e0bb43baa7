import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedProgram, run } from './run';
import { runStep } from './runStep';
import { readTotals, runTasks, type Totals } from './runTasks';

/** The tasks of turbo.json that read sources, and the budgets, for which it builds the packages. */
const TASKS = ['lint:code', 'types', 'lint:format', 'lint:unused', 'lint:texts', 'budgets'];

/** A skipped test counts as failed, and so does a file that cannot run. */
export function totalsOfJest(
  report: Readonly<
    Record<
      `num${'PassedTests' | 'FailedTests' | 'RuntimeErrorTestSuites' | 'PendingTests' | 'TodoTests'}`,
      number
    >
  >,
): Totals {
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/** A test that passes only at its second attempt counts as failed. */
export function totalsOfPlaywright({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** The folders whose package.json configures Jest. */
function packagesOf(workspace: string): string[] {
  const hasUnitTests = (folder: string) => {
    const manifest = join(workspace, folder, 'package.json');
    return existsSync(manifest) && 'jest' in (JSON.parse(readFileSync(manifest, 'utf8')) as object);
  };
  return readdirSync(workspace).filter(hasUnitTests);
}

export interface TestOptions {
  /** Also runs what takes long: the files called `*.all.test.ts` and `*.all.spec.ts`, and repetitions in full. @default false */
  readonly all?: boolean | undefined;
}

/**
 * Runs every check of the workspace, also after one has failed, and counts them. A task counts as one check. The tests
 * are run even if nothing has changed, because some read files of every package, and Jest as one process, whose workers keep
 * all cores busy to the end.
 */
export async function testAll(workspace: string, { all = false }: TestOptions = {}): Promise<Totals> {
  const reports = mkdtempSync(join(tmpdir(), 'farekite-test-'));
  const report = (program: string) => join(reports, program);
  const env = { E2E_REPORT: report('playwright'), ...(all && { FAREKITE_TEST: 'all' }) };
  const runTests = (program: string, args: readonly string[], folder: string) =>
    run(installedProgram(workspace, program), args, { cwd: join(workspace, folder), env });
  const totals = { passed: 0, failed: 0 };
  async function count(name: string, work: () => Promise<Totals>): Promise<void> {
    const { passed, failed } = await runStep(
      name,
      work,
      (total) => `${String(total.passed)} passed, ${String(total.failed)} failed`,
    );
    totals.passed += passed;
    totals.failed += failed;
  }

  await count('Lint, types and budgets', () => runTasks(workspace, TASKS));
  await count('Unit tests', async () => {
    const projects = ['--projects', ...packagesOf(workspace)];
    // Jest's default leaves one core unused.
    const options = ['--json', `--outputFile=${report('jest')}`, '--silent', '--maxWorkers=100%'];
    return readTotals(await runTests('jest', [...projects, ...options], '.'), report('jest'), totalsOfJest);
  });
  await count('Browser tests', async () =>
    readTotals(await runTests('playwright', ['test'], 'e2e'), report('playwright'), totalsOfPlaywright),
  );
  rmSync(reports, { recursive: true });
  return totals;
}
