import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installedProgram, run } from './run';

/** How many checks passed and how many failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Reads what a program that runs checks has counted. One that fails without a failing check, or leaves no report, counts
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

export interface TaskOptions {
  /** The folders of the packages. @default all of the workspace */
  readonly directories?: readonly string[];
  /** Runs tasks even if nothing has changed since they passed. @default false */
  readonly force?: boolean;
}

/** What turbo writes about a run. */
interface Summary {
  readonly tasks: readonly {
    readonly command: string;
    readonly execution?: { readonly exitCode: number | null };
  }[];
}

const NO_COMMAND = '<NONEXISTENT>';

/** A task that was not begun, because one that it depends on failed, counts as failed. */
export function totalsOfTasks({ tasks }: Summary): Totals {
  const runs = tasks.filter(({ command }) => command !== NO_COMMAND);
  const passed = runs.filter(({ execution }) => execution?.exitCode === 0).length;
  return { passed, failed: runs.length - passed };
}

/**
 * Runs tasks of turbo.json, also after one has failed. One that passed before with the same inputs is not run: turbo
 * restores what it wrote. Nothing leaves this machine.
 */
export async function runTasks(
  workspace: string,
  tasks: readonly string[],
  { directories = [], force = false }: TaskOptions = {},
): Promise<Totals> {
  const summaries = join(workspace, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  const exitCode = await run(
    installedProgram(workspace, 'turbo'),
    [
      'run',
      ...tasks,
      ...directories.map((directory) => `--filter=./${relative(workspace, directory)}`),
      ...(force ? ['--force'] : []),
      '--continue',
      '--summarize',
      '--output-logs=new-only',
      '--log-order=grouped',
    ],
    {
      cwd: workspace,
      env: {
        TURBO_TELEMETRY_DISABLED: '1',
        FAREKITE_NODE: [process.version, process.platform, process.arch].join(' '),
      },
    },
  );
  const [summary = 'none'] = existsSync(summaries) ? readdirSync(summaries) : [];
  return readTotals(exitCode, join(summaries, summary), totalsOfTasks);
}
