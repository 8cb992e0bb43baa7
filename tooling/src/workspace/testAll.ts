import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run';
import { runStep } from './runStep';
import { runTasks } from './runTasks';

/** The tasks of turbo.json that read sources, and the budgets, for which it builds the packages. */
const TASKS = ['//#lint:code', '//#types', '//#lint:format', '//#lint:unused', '//#lint:texts', 'budgets'];

/** The counts of Jest's report, and of `stats` in Playwright's. */
const PASSED = ['numPassedTests', 'expected'];
/** With what is skipped, passes only at its second attempt, or cannot run. */
const FAILED = [
  ...['numFailedTests', 'numRuntimeErrorTestSuites', 'numPendingTests', 'numTodoTests'],
  ...['unexpected', 'flaky', 'skipped'],
];

type Counts = Readonly<Record<string, number>>;

/** How many checks passed and how many failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

function sum(counts: Counts, names: readonly string[]): number {
  return names.reduce((total, name) => total + (counts[name] ?? 0), 0);
}

/**
 * Reads what Jest or Playwright has counted. One that fails without a failing test, or leaves no report, counts as one
 * failure, so that it is noticed.
 */
export function readTotals(exitCode: number, file: string): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Counts | { readonly stats: Counts };
  const counts = typeof report.stats === 'object' ? report.stats : (report as Counts);
  const failed = sum(counts, FAILED);
  return { passed: sum(counts, PASSED), failed: exitCode === 0 ? failed : Math.max(failed, 1) };
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
  const report = join(reports, 'report');
  const env = { E2E_REPORT: report, ...(all && { FAREKITE_TEST: 'all' }) };
  const projects = ['--projects', ...packagesOf(workspace)];
  // Jest's default leaves one core unused.
  const options = ['--json', `--outputFile=${report}`, '--silent', '--maxWorkers=100%'];
  const steps: Readonly<Record<string, () => Promise<Totals>>> = {
    'Lint, types and budgets': async () =>
      (await runTasks(workspace, TASKS)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
    'Unit tests': async () =>
      readTotals(await run(workspace, 'jest', [...projects, ...options], { env }), report),
    'Browser tests': async () =>
      readTotals(await run(workspace, 'playwright', ['test'], { folder: 'e2e', env }), report),
  };
  const totals = { passed: 0, failed: 0 };
  for (const [name, work] of Object.entries(steps)) {
    await runStep(name, async () => {
      const { passed, failed } = await work();
      rmSync(report, { force: true });
      totals.passed += passed;
      totals.failed += failed;
      return `${String(passed)} passed, ${String(failed)} failed`;
    });
  }
  rmSync(reports, { recursive: true });
  return totals;
}
