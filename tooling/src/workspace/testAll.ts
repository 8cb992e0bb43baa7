import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runStep, runTasks } from './run';

const TASKS = ['//#lint:code', '//#types', '//#lint:format', '//#lint:unused', '//#lint:texts', 'budgets'];

type Counts = Readonly<Record<string, number>>;

/** The counts of Jest's report, and of `stats` in Playwright's. */
const PASSED = ['numPassedTests', 'expected'];
/** With what is skipped, passes only at its second attempt, or cannot run. */
const FAILED = [
  ...['numFailedTests', 'numRuntimeErrorTestSuites', 'numPendingTests', 'numTodoTests'],
  ...['unexpected', 'flaky', 'skipped'],
];
/** The title in which `describeWith` puts the tests that need a program. */
const WITH_PROGRAM = /^With (.+)$/;

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** How many tests, by the program that they need and that is not installed. */
  readonly leftOut: Counts;
}

/** Jest's has the results of each test besides its counts. */
interface Report {
  readonly stats?: Counts;
  readonly testResults?: { assertionResults: { status: string; ancestorTitles: string[] }[] }[];
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** A run that fails without a failing test, or leaves no report, counts as one failure. */
function readTotals(isPassed: boolean, file: string): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1, leftOut: {} };
  const { stats, testResults = [], ...counted } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const counts = stats ?? (counted as Counts);
  const leftOut: Record<string, number> = {};
  for (const { status, ancestorTitles } of testResults.flatMap((of) => of.assertionResults)) {
    const [, program] = WITH_PROGRAM.exec(ancestorTitles[0] ?? '') ?? [];
    if (status === 'pending' && program !== undefined) leftOut[program] = (leftOut[program] ?? 0) + 1;
  }
  const sumOf = (names: readonly string[]) => sum(names.map((name) => counts[name] ?? 0));
  const failed = sumOf(FAILED) - sum(Object.values(leftOut));
  return { passed: sumOf(PASSED), failed: Math.max(failed, isPassed ? 0 : 1), leftOut };
}

export interface TestOptions {
  /** Also what takes long: `*.all.test.ts`, `*.all.spec.ts`, and repetitions in full. */
  readonly all?: boolean;
  /** Counts tests that are left out as failed. */
  readonly complete?: boolean;
}

/**
 * Runs every check of the workspace, also after one has failed. The tasks count as one. Tests are always run, because some
 * read files of every package, and Jest as one process, whose workers keep all cores busy to the end.
 */
export async function testAll(workspace: string, { all = false, complete = false }: TestOptions = {}) {
  const reports = mkdtempSync(join(tmpdir(), 'farekite-test-'));
  const [ofJest, ofPlaywright] = [join(reports, 'jest.json'), join(reports, 'playwright.json')];
  const env = { E2E_REPORT: ofPlaywright, ...(all && { FAREKITE_TEST: 'all' }) };
  // Jest's default leaves one core unused.
  const jestOptions = ['--json', `--outputFile=${ofJest}`, '--silent', '--maxWorkers=100%'];
  const isClean = await runStep('Lint, types and budgets', () => runTasks(workspace, TASKS));
  const areUnitsRight = await runStep('Unit tests', () => run(workspace, 'jest', jestOptions, env));
  const isSiteRight = await runStep('Browser tests', () =>
    run(workspace, 'playwright', ['test', '--config=e2e'], env),
  );
  const [unit, browser] = [readTotals(areUnitsRight, ofJest), readTotals(isSiteRight, ofPlaywright)];
  rmSync(reports, { recursive: true });
  const missed = complete ? sum(Object.values(unit.leftOut)) : 0;
  return {
    passed: Number(isClean) + unit.passed + browser.passed,
    failed: Number(!isClean) + unit.failed + browser.failed + missed,
    leftOut: unit.leftOut,
  };
}
