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

function assertPassed(name: string, passed: boolean, what: string): void {
  if (passed) return;
  throw new UserError(
    `${name} does not pass: ${what}`,
    'Fix the errors that are printed above and run the checks again.',
  );
}

/** Puts the package beside what is live. What its pages need besides is built: for a remote the shell, for the shell the remotes. */
async function compose(workspace: string, checked: SitePackage, preview: DryRunStore): Promise<void> {
  const { directory, kind, name } = checked;
  const live = await readPointers(preview);
  const [shell = '', ...remotes] = listSitePackages(workspace);
  const missing = (kind === 'shell' ? remotes : [shell]).filter((partner) => !live.has(basename(partner)));
  if (missing.length > 0) {
    assertPassed(name, await runTasks(workspace, ['build'], { directories: missing }), 'build');
  }
  const routes = readRouteTable(workspace);
  for (const one of [...missing, directory]) {
    await publish(join(one, 'dist'), preview, { create: true, routes });
  }
}

/** The paths of a remote's pages. @throws RefusedError when there are none: a check of no pages would always pass */
async function pathsOf(remote: string, preview: DryRunStore): Promise<string[]> {
  const shell = liveShell(await readPointers(preview));
  const paths = shell?.routes.filter((route) => route.remote === remote).map(({ path }) => path) ?? [];
  if (shell && paths.length === 0) {
    throw new RefusedError(
      `${remote} has no pages to check, because ${labelOf(shell)} has no routes to it`,
      'Publish a shell with routes to it first, or check it with another site.',
    );
  }
  return paths;
}

/** Runs the tests of every page on those of the package, and the package's own. */
async function testInBrowser(workspace: string, { kind, name }: SitePackage, preview: DryRunStore) {
  const paths = kind === 'remote' && { E2E_PATHS: (await pathsOf(name, preview)).join(' ') };
  const args = ['test', EVERY_PAGE, `${name}/e2e/`, '--reporter', 'list', MAX_FAILURES];
  const server = await serve(preview, { port: 0, host: '127.0.0.1' });
  try {
    const env = { E2E_ORIGIN: server.origin, ...paths };
    const exitCode = await run(workspace, 'playwright', args, { folder: 'e2e', env });
    assertPassed(name, exitCode === 0, `playwright ${args.join(' ')}`);
  } finally {
    await server.stop();
  }
}

export interface PipelineOptions {
  /** The site whose live releases the package is checked with. The checks only read it. */
  readonly store: Store;
  /** Runs the tasks even if nothing has changed since they passed. @default false */
  readonly force?: boolean;
}

/**
 * Runs every check that a package has to pass before it is published: its tasks of turbo.json, then browser tests on the
 * site as it will be, those of every page and its own. It ends with the first step that fails. Afterwards `dist/` has the
 * release.
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
  // The site as it will be once the package is live.
  const preview = new DryRunStore(store);
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    tasks: async () => {
      const passed = await runTasks(workspace, TASKS, { directories: [directory], force });
      assertPassed(checked.name, passed, TASKS.join(', '));
    },
    preview: () => compose(workspace, checked, preview),
    e2e: () => testInBrowser(workspace, checked, preview),
  };
  const startedAt = performance.now();
  for (const [name, step] of Object.entries(steps)) {
    const result = await runStep(name, async () => {
      try {
        await step();
        return 'passed';
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        printError(error.message);
        return 'failed';
      }
    });
    if (result === 'passed') continue;
    print(`\ncheck of ${checked.name}: failed at ${name} after ${secondsSince(startedAt)}`);
    return false;
  }
  print(`\ncheck of ${checked.name}: passed in ${secondsSince(startedAt)}`);
  return true;
}
