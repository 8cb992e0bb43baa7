import { basename, join } from 'node:path';
import { publish } from '../operations/publish';
import { readRouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import { serve } from '../serve/serve';
import { DryRunStore } from '../store/DryRunStore';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { print, printError } from '../util/print';
import { RefusedError, UserError } from '../util/UserError';
import { run } from './run';
import { runStep, secondsSince } from './runStep';
import { runTasks } from './runTasks';
import { readSitePackage, type SitePackage } from './sitePackage';
import { listSitePackages } from './workspace';

const TASKS = ['lint', 'types', 'test', 'budgets'];

/** The browser tests of all pages, in the folder with those that are nobody's alone. */
const EVERY_PAGE = 'e2e/tests/everyPage.spec.ts';

/** The tests of a page that is never hydrated would each wait for it to the end of their time. */
const MAX_FAILURES = '--max-failures=10';

export interface PipelineOptions {
  /** The site whose live releases the package is checked with. The checks only read it. */
  readonly store: Store;
  /** Runs the tasks even if nothing has changed since they passed. @default false */
  readonly force?: boolean;
}

/** What the steps of a pipeline share. Each throws a UserError when it fails. */
interface Pipeline {
  readonly workspace: string;
  readonly checked: SitePackage;
  /** The site as it will be once the package is live. */
  readonly preview: DryRunStore;
}

function assertPassed({ checked }: Pipeline, passed: boolean, what: string): void {
  if (passed) return;
  throw new UserError(
    `${checked.name} does not pass: ${what}`,
    'Fix the errors that are printed above and run the checks again.',
  );
}

/** The folders of what the pages need and is not live: for a remote the shell, for the shell the remotes. */
async function missingPartners({ workspace, checked, preview }: Pipeline): Promise<string[]> {
  const live = await readPointers(preview);
  const [shell = '', ...remotes] = listSitePackages(workspace);
  const partners = checked.kind === 'shell' ? remotes : [shell];
  return partners.filter((partner) => !live.has(basename(partner)));
}

async function compose(pipeline: Pipeline): Promise<void> {
  const { workspace, checked, preview } = pipeline;
  const missing = await missingPartners(pipeline);
  if (missing.length > 0) {
    assertPassed(pipeline, await runTasks(workspace, ['build'], { directories: missing }), 'build');
  }
  const routes = readRouteTable(workspace);
  const { directory, kind } = checked;
  for (const one of kind === 'shell' ? [directory, ...missing] : [...missing, directory]) {
    await publish(join(one, 'dist'), preview, { create: true, routes });
  }
}

/** The paths of a remote's pages. @throws RefusedError when there are none: a check of no pages would always pass */
async function pathsOf({ checked, preview }: Pipeline): Promise<string[]> {
  const shell = liveShell(await readPointers(preview));
  const routes = shell?.routes.filter(({ remote }) => remote === checked.name) ?? [];
  if (shell && routes.length === 0) {
    throw new RefusedError(
      `${checked.name} has no pages to check, because ${labelOf(shell)} has no routes to it`,
      'Publish a shell with routes to it first, or check it with another site.',
    );
  }
  return routes.map(({ path }) => path);
}

/** Runs the tests of every page on those of the package, and the package's own. */
async function testInBrowser(pipeline: Pipeline): Promise<void> {
  const { workspace, checked, preview } = pipeline;
  const paths = checked.kind === 'remote' && { E2E_PATHS: (await pathsOf(pipeline)).join(' ') };
  const args = ['test', EVERY_PAGE, `${checked.name}/e2e/`, '--reporter', 'list', MAX_FAILURES];
  const server = await serve(preview, { port: 0, host: '127.0.0.1' });
  try {
    const env = { E2E_ORIGIN: server.origin, ...paths };
    const exitCode = await run(workspace, 'playwright', args, { folder: 'e2e', env });
    assertPassed(pipeline, exitCode === 0, `playwright ${args.join(' ')}`);
  } finally {
    await server.stop();
  }
}

/** Runs a step, and prints why it fails. @returns whether it passes */
async function passes(step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    printError(error.message);
    return false;
  }
}

/**
 * Runs every check that a package has to pass before it is published: its tasks of turbo.json, then browser tests on the
 * site as it will be, those of every page and its own. Afterwards `dist/` has the release.
 *
 * @param directory the folder of the package
 * @returns whether the pipeline passed
 */
export async function runPipeline(
  workspace: string,
  directory: string,
  { store, force = false }: PipelineOptions,
): Promise<boolean> {
  const checked = readSitePackage(directory);
  const pipeline = { workspace, checked, preview: new DryRunStore(store) };
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    tasks: async () => {
      const passed = await runTasks(workspace, TASKS, { directories: [directory], force });
      assertPassed(pipeline, passed, TASKS.join(', '));
    },
    preview: () => compose(pipeline),
    e2e: () => testInBrowser(pipeline),
  };
  const startedAt = performance.now();
  for (const [name, step] of Object.entries(steps)) {
    let passed = false;
    await runStep(name, async () => {
      passed = await passes(step);
      return passed ? 'passed' : 'failed';
    });
    if (passed) continue;
    print(`\ncheck of ${checked.name}: failed at ${name} after ${secondsSince(startedAt)}`);
    return false;
  }
  print(`\ncheck of ${checked.name}: passed in ${secondsSince(startedAt)}`);
  return true;
}
