import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../util/inParallel';
import { run, runKeepingOutput } from './run';

/** How many checks held and how many did not. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly check: () => Promise<Totals>;
}

const single = (exitCode: number): Totals =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export function sum(totals: readonly Totals[]): Totals {
  return {
    passed: totals.reduce((total, { passed }) => total + passed, 0),
    failed: totals.reduce((total, { failed }) => total + failed, 0),
  };
}

/** A runner that failed without a failing test, or left no report, counts as one failure: nothing may fail in silence. */
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

/** A test that is skipped has not held; a file that cannot run counts as one. */
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

/** A test that holds at the second attempt only has not held. */
export function totalsOfPlaywright({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

function readReport<Report>(file: string, count: (report: Report) => Totals): Totals | undefined {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** The folders with TypeScript of their own. */
function packagesOf(workspace: string): string[] {
  return readdirSync(workspace, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(workspace, entry.name, 'tsconfig.json')))
    .map((entry) => entry.name);
}

/** The checks that read sources and run nothing, by name, as arguments of npx. */
function staticChecks(packages: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return {
    Lint: ['eslint', '.', '--max-warnings', '0'],
    Format: ['prettier', '--check', '.', '--log-level', 'warn'],
    'Dead code': ['knip', '--no-progress'],
    ...Object.fromEntries(packages.map((name) => [`Types of ${name}`, ['tsc', '-p', name]])),
  };
}

function testRuns(workspace: string, packages: readonly string[], reports: string): Step[] {
  const npx = (args: readonly string[], cwd = workspace, env = {}) =>
    run('npx', ['--no-install', ...args], { cwd, env });
  return [
    {
      name: 'Unit tests',
      check: async () => {
        const report = join(reports, 'jest.json');
        const projects = packages.filter((name) => name !== 'e2e');
        const exitCode = await npx([
          'jest',
          '--projects',
          ...projects,
          // By itself it leaves a core to somebody else.
          '--maxWorkers=100%',
          '--json',
          `--outputFile=${report}`,
          '--silent',
        ]);
        return totalsOfRunner(exitCode, readReport(report, totalsOfJest));
      },
    },
    {
      name: 'Budgets',
      check: async () =>
        single((await npx(['farekite', 'build', '--all'])) || (await npx(['farekite', 'budgets', '--all']))),
    },
    {
      name: 'Browser tests',
      check: async () => {
        const report = join(reports, 'playwright.json');
        const exitCode = await npx(['playwright', 'test'], join(workspace, 'e2e'), { E2E_REPORT: report });
        return totalsOfRunner(exitCode, readReport(report, totalsOfPlaywright));
      },
    },
  ];
}

function printTotals(name: string, { passed, failed }: Totals, started: number): void {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(`${name}: ${String(passed)} passed, ${String(failed)} failed (${seconds} s)\n`);
}

/** Does the staticChecks side by side, one for each core: none of them needs more. */
async function readSources(workspace: string, packages: readonly string[]): Promise<Totals[]> {
  const totals: Totals[] = [];
  await inParallel(Object.entries(staticChecks(packages)), availableParallelism(), async ([name, args]) => {
    const started = performance.now();
    const { exitCode, output } = await runKeepingOutput('npx', ['--no-install', ...args], { cwd: workspace });
    const total = single(exitCode);
    process.stdout.write(`\n── ${name}\n${output}`);
    printTotals(name, total, started);
    totals.push(total);
  });
  return totals;
}

/**
 * Runs every check of the workspace, also after one has failed, and ends with `N passed, N failed`.
 * Lint, format, the types of a package and the budgets count as one check each.
 */
export async function testAll(workspace: string): Promise<Totals> {
  const reports = mkdtempSync(join(tmpdir(), 'farekite-test-'));
  try {
    const packages = packagesOf(workspace);
    const totals = await readSources(workspace, packages);
    for (const { name, check } of testRuns(workspace, packages, reports)) {
      process.stdout.write(`\n── ${name}\n`);
      const started = performance.now();
      const total = await check();
      printTotals(name, total, started);
      totals.push(total);
    }
    return sum(totals);
  } finally {
    rmSync(reports, { recursive: true });
  }
}
