import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../util/print';
import { installedProgram, run } from './run';
import { runTasks, type Totals } from './runTasks';

/** The tasks of turbo.json that read sources, and the budgets, for which it builds the packages. */
const TASKS = ['lint:code', 'types', 'lint:format', 'lint:unused', 'lint:texts', 'budgets'];

export function sum(totals: readonly Totals[]): Totals {
  return {
    passed: totals.reduce((total, { passed }) => total + passed, 0),
    failed: totals.reduce((total, { failed }) => total + failed, 0),
  };
}

/** A runner that fails without a failing test, or leaves no report, counts as one failure, so that it is noticed. */
export function totalsOfRunner(exitCode: number, counted: Totals | undefined): Totals {
  if (!counted) return { passed: 0, failed: 1 };
  const { passed, failed } = counted;
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** A skipped test counts as failed, and so does a file that cannot run. */
export function totalsOfJest(report: JestReport): Totals {
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
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
  const env = { E2E_REPORT: join(reports, 'playwright'), ...(all && { FAREKITE_TEST: 'all' }) };
  async function runTests<Report>(
    [program = '', ...args]: readonly string[],
    folder: string,
    report: string,
    count: (report: Report) => Totals,
  ): Promise<Totals> {
    const exitCode = await run(installedProgram(workspace, program), args, {
      cwd: join(workspace, folder),
      env,
    });
    const file = join(reports, report);
    const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
    return totalsOfRunner(exitCode, counted);
  }
  const jest = [
    'jest',
    '--projects',
    ...packagesOf(workspace),
    '--json',
    `--outputFile=${join(reports, 'jest')}`,
  ];
  const steps: readonly (readonly [string, () => Promise<Totals>])[] = [
    ['Lint, types and budgets', () => runTasks(workspace, TASKS)],
    // Jest's default leaves one core unused.
    ['Unit tests', () => runTests([...jest, '--silent', '--maxWorkers=100%'], '.', 'jest', totalsOfJest)],
    ['Browser tests', () => runTests(['playwright', 'test'], 'e2e', 'playwright', totalsOfPlaywright)],
  ];
  const totals: Totals[] = [];
  for (const [name, work] of steps) {
    print(`\n── ${name}`);
    const startedAt = performance.now();
    const total = await work();
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    print(`${name}: ${String(total.passed)} passed, ${String(total.failed)} failed (${seconds} s)`);
    totals.push(total);
  }
  rmSync(reports, { recursive: true });
  return sum(totals);
}
