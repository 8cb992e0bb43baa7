import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveCandidate, verifyInBrowser, type Candidate } from '../gate/verifyInBrowser';
import { publishPreview } from '../operations/publishPreview';
import { readRouteTable } from '../pages/routes';
import { DryRunStore } from '../store/DryRunStore';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { print, printError } from '../util/print';
import { UserError } from '../util/UserError';
import { installedProgram, run } from './run';
import { runTasks } from './runTasks';
import { readSitePackage } from './sitePackage';

/** The folder of a package with its browser tests, and that of the package with what they share. */
const BROWSER_TESTS = 'e2e';

interface Step {
  /** One word: `pages` */
  readonly name: string;
  /** @throws UserError when the step fails */
  readonly work: () => Promise<void>;
}

export interface PipelineOptions {
  /** The site whose live releases the package is checked with. The checks only read it. */
  readonly store: Store;
  /** Runs the tasks even if nothing has changed since they passed. @default false */
  readonly force?: boolean;
}

/** The checks of one package, in their order. */
function stepsOf(workspace: string, directory: string, { store, force = false }: PipelineOptions): Step[] {
  const { name, kind } = readSitePackage(directory);
  const shell = join(workspace, 'shell');
  /** The package beside the live releases, once its pages have been opened. */
  let candidate: Candidate | undefined;

  function assertPassed(passed: boolean, what: string): void {
    if (passed) return;
    throw new UserError(
      `${name} does not pass: ${what}`,
      'Fix the errors that are printed above and run the checks again.',
    );
  }

  async function pass(tasks: readonly string[], options: Parameters<typeof runTasks>[2]): Promise<void> {
    const { failed } = await runTasks(workspace, tasks, options);
    assertPassed(failed === 0, tasks.join(', '));
  }

  /** Opens the pages that change as they will be live. The store is only read. */
  async function verifyPages(): Promise<void> {
    const packages = [directory];
    if (kind === 'remote' && !liveShell(await readPointers(store))) {
      await pass(['build'], { directories: [shell] });
      packages.push(shell);
    }
    const dists = packages.map((one) => join(one, 'dist'));
    await publishPreview(dists, new DryRunStore(store), {
      routes: readRouteTable(workspace),
      create: true,
      verify: async (verified) => {
        candidate = verified;
        await verifyInBrowser(verified);
      },
    });
  }

  /** Runs the browser tests of the package, and no other's, on the site as it will be. */
  async function runBrowserTests(): Promise<void> {
    if (!candidate) throw new Error('The pages are composed before they are tested');
    const args = ['test', '--project', name, '--reporter', 'list'];
    await serveCandidate(candidate, async (origin) => {
      const options = { cwd: join(workspace, BROWSER_TESTS), env: { E2E_ORIGIN: origin } };
      const exitCode = await run(installedProgram(workspace, 'playwright'), args, options);
      assertPassed(exitCode === 0, `playwright ${args.join(' ')}`);
    });
  }

  return [
    { name: 'tasks', work: () => pass(['lint', 'test', 'budgets'], { directories: [directory], force }) },
    { name: 'pages', work: verifyPages },
    ...(existsSync(join(directory, BROWSER_TESTS)) ? [{ name: 'e2e', work: runBrowserTests }] : []),
  ];
}

/** @param startedAt a time of `performance.now()`. @returns seconds with one decimal: `4.2` */
function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

/** Runs a step and prints its result. @returns whether it passed */
async function runStep({ name, work }: Step): Promise<boolean> {
  print(`\n── ${name}`);
  const startedAt = performance.now();
  const problem = await work().catch((error: unknown) => {
    if (error instanceof UserError) return error;
    throw error;
  });
  if (problem) printError(problem.message);
  print(`${name}: ${problem ? 'failed' : 'passed'} (${secondsSince(startedAt)} s)`);
  return !problem;
}

/**
 * Runs every check that a package has to pass before it is published: the tasks lint, test, build and budgets of turbo.json,
 * its pages in a browser, as they will be live, and its own browser tests. It builds no other remote. Afterwards
 * `dist/` has the release.
 *
 * @param directory the folder of the package
 * @returns whether the pipeline passed
 */
export async function runPipeline(
  workspace: string,
  directory: string,
  options: PipelineOptions,
): Promise<boolean> {
  const { name } = readSitePackage(directory);
  const startedAt = performance.now();
  let failed: string | undefined;
  for (const step of stepsOf(workspace, directory, options)) {
    if (await runStep(step)) continue;
    failed = step.name;
    break;
  }
  const result = failed === undefined ? 'passed in' : `failed at ${failed} after`;
  print(`\ncheck of ${name}: ${result} ${secondsSince(startedAt)} s`);
  return failed === undefined;
}
