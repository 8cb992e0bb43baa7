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
import { runStep, secondsSince } from './runStep';
import { runTasks } from './runTasks';
import { readSitePackage } from './sitePackage';

/** The folder of a package with its browser tests, and that of the package with what they share. */
const BROWSER_TESTS = 'e2e';

export interface PipelineOptions {
  /** The site whose live releases the package is checked with. The checks only read it. */
  readonly store: Store;
  /** Runs the tasks even if nothing has changed since they passed. @default false */
  readonly force?: boolean;
}

/** The checks of one package by their names, in their order. Each throws a UserError when it fails. */
function stepsOf(
  workspace: string,
  directory: string,
  { store, force = false }: PipelineOptions,
): Record<string, () => Promise<void>> {
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
  async function pages(): Promise<void> {
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
  async function e2e(): Promise<void> {
    if (!candidate) throw new Error('The pages are composed before they are tested');
    const args = ['test', '--project', name, '--reporter', 'list'];
    await serveCandidate(candidate, async (origin) => {
      const options = { cwd: join(workspace, BROWSER_TESTS), env: { E2E_ORIGIN: origin } };
      const exitCode = await run(installedProgram(workspace, 'playwright'), args, options);
      assertPassed(exitCode === 0, `playwright ${args.join(' ')}`);
    });
  }

  return {
    tasks: () => pass(['lint', 'test', 'budgets'], { directories: [directory], force }),
    pages,
    ...(existsSync(join(directory, BROWSER_TESTS)) && { e2e }),
  };
}

/** The error that says why a step fails, which is printed; `undefined` when it passes. */
async function problemOf(work: () => Promise<void>): Promise<UserError | undefined> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    printError(error.message);
    return error;
  }
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
  const finish = (result: string) => {
    print(`\ncheck of ${name}: ${result} ${secondsSince(startedAt)}`);
  };
  for (const [step, work] of Object.entries(stepsOf(workspace, directory, options))) {
    const problem = await runStep(
      step,
      () => problemOf(work),
      (found) => (found ? 'failed' : 'passed'),
    );
    if (!problem) continue;
    finish(`failed at ${step} after`);
    return false;
  }
  finish('passed in');
  return true;
}
