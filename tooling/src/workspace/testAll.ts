import { run, runStep, runTasks } from './run';

/** The tasks of turbo.json that read sources, and the budgets, for which it builds the packages. */
const TASKS = ['//#lint:code', '//#types', '//#lint:format', '//#lint:unused', '//#lint:texts', 'budgets'];

export interface TestOptions {
  /** Also runs what takes long: the files called `*.all.test.ts` and `*.all.spec.ts`, and repetitions in full. @default false */
  readonly all?: boolean | undefined;
}

/**
 * Runs every check of the workspace, also after one has failed. The tests are run even if nothing has changed, because
 * some read files of every package, and Jest as one process, whose workers keep all cores busy to the end.
 *
 * @returns whether each step has passed, by its name
 */
export async function testAll(
  workspace: string,
  { all = false }: TestOptions = {},
): Promise<Readonly<Record<string, boolean>>> {
  const env = all ? { FAREKITE_TEST: 'all' } : {};
  const steps = {
    'Lint, types and budgets': () => runTasks(workspace, TASKS),
    // Jest's default leaves one core unused.
    'Unit tests': () => run(workspace, 'jest', ['--silent', '--maxWorkers=100%'], env),
    'Browser tests': () => run(workspace, 'playwright', ['test', '--config=e2e'], env),
  };
  const results: Record<string, boolean> = {};
  for (const [name, work] of Object.entries(steps)) results[name] = await runStep(name, work);
  return results;
}
