import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run';
import { runStep } from './runStep';
import { runTasks } from './runTasks';

/** The tasks of turbo.json that read sources, and the budgets, for which it builds the packages. */
const TASKS = ['//#lint:code', '//#types', '//#lint:format', '//#lint:unused', '//#lint:texts', 'budgets'];

/** How many checks passed and how many failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

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

/**
 * Reads what a program that runs tests has counted. One that fails without a failing test, or leaves no report, counts
 * as one failure, so that it is noticed.
 */
export function readTotals<Report>(
  exitCode: number,
  file: string,
  totalsOf: (report: Report) => Totals,
): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = totalsOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
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
 * Runs every check of the workspace, also after one has failed, and counts the tests; the tasks together count as one. The
 * tests are run even if nothing has changed, because some read files of every package, and Jest as one process, whose
 * workers keep all cores busy to the end.
 */
export async function testAll(workspace: string, { all = false }: TestOptions = {}): Promise<Totals> {
  const reports = mkdtempSync(join(tmpdir(), 'farekite-test-'));
  const [jestReport, playwrightReport] = [join(reports, 'jest'), join(reports, 'playwright')];
  const env = { E2E_REPORT: playwrightReport, ...(all && { FAREKITE_TEST: 'all' }) };
  const totals = { passed: 0, failed: 0 };
  async function count(name: string, work: () => Promise<Totals>): Promise<void> {
    await runStep(name, async () => {
      const { passed, failed } = await work();
      totals.passed += passed;
      totals.failed += failed;
      return `${String(passed)} passed, ${String(failed)} failed`;
    });
  }

  await count('Lint, types and budgets', async () =>
    (await runTasks(workspace, TASKS)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  );
  await count('Unit tests', async () => {
    const projects = ['--projects', ...packagesOf(workspace)];
    // Jest's default leaves one core unused.
    const options = ['--json', `--outputFile=${jestReport}`, '--silent', '--maxWorkers=100%'];
    return readTotals(
      await run(workspace, 'jest', [...projects, ...options], { env }),
      jestReport,
      totalsOfJest,
    );
  });
  await count('Browser tests', async () =>
    readTotals(
      await run(workspace, 'playwright', ['test'], { folder: 'e2e', env }),
      playwrightReport,
      totalsOfPlaywright,
    ),
  );
  rmSync(reports, { recursive: true });
  return totals;
}
