import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../util/inParallel';
import { print } from '../util/print';
import { installedProgram, run, runKeepingOutput } from './run';
import { TYPE_CHECKS } from './typeChecks';

/** How many checks passed and how many failed. */
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

function readReport<Report>(file: string, count: (report: Report) => Totals): Totals | undefined {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
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

type CommandLine = readonly [program: string, ...args: string[]];

/** The checks that only read the sources: their commands by name. Those that take longest come first, so that none is left to one core at the end. */
function staticChecks(): Readonly<Record<string, CommandLine>> {
  // What passed before and has not changed is not checked again.
  const cache = ['--cache', '--cache-strategy', 'content'];
  const lintCache = [...cache, '--cache-location', 'node_modules/.cache/eslint/'];
  return {
    Lint: ['eslint', '.', '--max-warnings', '0', ...lintCache],
    ...Object.fromEntries(TYPE_CHECKS.map((folder) => [`Types of ${folder}`, ['tsc', '-p', folder]])),
    Format: ['prettier', '--check', '.', '--log-level', 'warn', ...cache],
    'Dead code': ['knip', '--no-progress'],
    Texts: ['check-texts'],
  };
}

function testRuns(
  workspace: string,
  packages: readonly string[],
  reports: string,
  { all = false }: TestOptions,
): Step[] {
  const extent = all ? { FAREKITE_TEST: 'all' } : {};
  const runProgram = ([program, ...args]: CommandLine, cwd = workspace, env = {}) =>
    run(installedProgram(workspace, program), args, { cwd, env: { ...extent, ...env } });
  return [
    {
      name: 'Unit tests',
      check: async () => {
        const report = join(reports, 'jest.json');
        const exitCode = await runProgram([
          'jest',
          '--projects',
          ...packages,
          // Jest's default leaves one core unused.
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
        single(
          (await runProgram(['farekite', 'build', '--all'])) ||
            (await runProgram(['farekite', 'budgets', '--all'])),
        ),
    },
    {
      name: 'Browser tests',
      check: async () => {
        const report = join(reports, 'playwright.json');
        const exitCode = await runProgram(['playwright', 'test'], join(workspace, 'e2e'), {
          E2E_REPORT: report,
        });
        return totalsOfRunner(exitCode, readReport(report, totalsOfPlaywright));
      },
    },
  ];
}

function printTotals(name: string, { passed, failed }: Totals, started: number): void {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  print(`${name}: ${String(passed)} passed, ${String(failed)} failed (${seconds} s)`);
}

/** Runs as many static checks at once as there are cores, because each uses one core. */
async function runStaticChecks(workspace: string): Promise<Totals[]> {
  const totals: Totals[] = [];
  const checks = Object.entries(staticChecks());
  await inParallel(checks, availableParallelism(), async ([name, [program, ...args]]) => {
    const started = performance.now();
    const command = installedProgram(workspace, program);
    const { exitCode, output } = await runKeepingOutput(command, args, { cwd: workspace });
    const total = single(exitCode);
    print(`\n── ${name}\n${output.trimEnd()}`);
    printTotals(name, total, started);
    totals.push(total);
  });
  return totals;
}

/**
 * Runs every check of the workspace, also after one has failed, and ends with `N passed, N failed`.
 * Lint, format, the types of a package and the budgets count as one check each.
 */
export async function testAll(workspace: string, options: TestOptions = {}): Promise<Totals> {
  const reports = mkdtempSync(join(tmpdir(), 'farekite-test-'));
  try {
    const packages = packagesOf(workspace);
    const totals = await runStaticChecks(workspace);
    for (const { name, check } of testRuns(workspace, packages, reports, options)) {
      print(`\n── ${name}`);
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
