import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../release/inParallel';
import { run, runKeepingOutput } from './run';

/** How many checks held and how many did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly check: () => Promise<Tally>;
}

const single = (exitCode: number): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

/** A runner that failed without a failing test, or left no report, counts as one failure: nothing may fail in silence. */
export function tallyOfRunner(exitCode: number, counted: Tally | undefined): Tally {
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
export function tallyOfJest(report: JestReport): Tally {
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
export function tallyOfPlaywright({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

function readReport<Report>(file: string, count: (report: Report) => Tally): Tally | undefined {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** The folders with TypeScript of their own. */
function roomsOf(workspace: string): string[] {
  return readdirSync(workspace, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(workspace, entry.name, 'tsconfig.json')))
    .map((entry) => entry.name);
}

/** The checks that read sources and run nothing, by name, as arguments of npx. */
function readings(rooms: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return {
    Lint: ['eslint', '.', '--max-warnings', '0'],
    Format: ['prettier', '--check', '.', '--log-level', 'warn'],
    ...Object.fromEntries(rooms.map((room) => [`Types of ${room}`, ['tsc', '-p', room]])),
  };
}

function runnings(workspace: string, rooms: readonly string[], reports: string): Step[] {
  const npx = (args: readonly string[], cwd = workspace, env = {}) =>
    run('npx', ['--no-install', ...args], { cwd, env });
  return [
    {
      name: 'Unit tests',
      check: async () => {
        const report = join(reports, 'jest.json');
        const projects = rooms.filter((room) => room !== 'e2e');
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
        return tallyOfRunner(exitCode, readReport(report, tallyOfJest));
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
        return tallyOfRunner(exitCode, readReport(report, tallyOfPlaywright));
      },
    },
  ];
}

function sayTally(name: string, { passed, failed }: Tally, started: number): void {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(`${name}: ${String(passed)} passed, ${String(failed)} failed (${seconds} s)\n`);
}

/** Does the readings side by side, one for each core: none of them needs more. */
async function readSources(workspace: string, rooms: readonly string[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  await inParallel(Object.entries(readings(rooms)), availableParallelism(), async ([name, args]) => {
    const started = performance.now();
    const { exitCode, output } = await runKeepingOutput('npx', ['--no-install', ...args], { cwd: workspace });
    const tally = single(exitCode);
    process.stdout.write(`\n── ${name}\n${output}`);
    sayTally(name, tally, started);
    tallies.push(tally);
  });
  return tallies;
}

/**
 * Runs every check of the workspace, also after one has failed, and ends with `N passed, N failed`.
 * Lint, format, the types of a room and the budgets count as one check each.
 */
export async function testAll(workspace: string): Promise<Tally> {
  const reports = mkdtempSync(join(tmpdir(), 'farekite-test-'));
  try {
    const rooms = roomsOf(workspace);
    const tallies = await readSources(workspace, rooms);
    for (const { name, check } of runnings(workspace, rooms, reports)) {
      process.stdout.write(`\n── ${name}\n`);
      const started = performance.now();
      const tally = await check();
      sayTally(name, tally, started);
      tallies.push(tally);
    }
    return sum(tallies);
  } finally {
    rmSync(reports, { recursive: true });
  }
}
