import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { publishAll } from '../operations/publish';
import { readRouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import { serve } from '../serve/serve';
import { DryRunStore } from '../store/DryRunStore';
import { SHELL_NAME } from '../store/keys';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { print } from '../util/print';
import { RefusedError, UsageError } from '../util/UserError';
import { run, runStep, runTasks } from './run';
import { installedFolder, type SitePackage } from './sitePackage';
import { listPackageFiles, listSitePackages } from './workspace';

const TASKS = ['lint', 'types', 'test', 'budgets'];
/** In a repository of one remote, without turbo. */
const SCRIPTS = ['lint', 'types', 'test', 'build', 'budgets'];

/** With FAREKITE_TEST=all. */
const IN_FULL = 'e2e/tests/(backAndForward|faults|machineTranslation|translation).spec';

/** Each test of a page that is never hydrated would wait to the end of its time. */
const MAX_FAILURES = '--max-failures=10';

/** Puts the package beside what is live. What the site lacks of the others is built. */
async function compose(workspace: string | undefined, { directory }: SitePackage, preview: Store) {
  const live = await readPointers(preview);
  if (workspace === undefined && !live.has(SHELL_NAME))
    throw new UsageError(`No shell is live in ${preview.location}`, 'Name the site with --site.');
  const others = workspace === undefined ? [] : listSitePackages(workspace);
  const missing = others.filter((other) => other !== directory && !live.has(basename(other)));
  if (workspace !== undefined && missing.length > 0) await runTasks(workspace, ['build'], missing);
  const builds = [directory, ...missing].map((one) => join(one, 'dist'));
  await publishAll(builds, preview, { create: true, routes: readRouteTable(directory) });
}

/** `undefined` for the shell, which changes all. A check of no pages would always pass. */
async function changedPaths({ kind, name }: SitePackage, preview: Store): Promise<string | undefined> {
  if (kind === 'shell') return undefined;
  const shell = liveShell(await readPointers(preview));
  const paths = shell?.routes.filter(({ remote }) => remote === name).map(({ path }) => path) ?? [];
  if (shell && paths.length === 0) {
    throw new RefusedError(
      `${name} has no pages to check, because ${labelOf(shell)} has no routes to it`,
      'Publish a shell with routes to it first, or check it with another site.',
    );
  }
  return paths.join(' ');
}

async function testInBrowser(cwd: string, preview: Store, tests: string[], env: Record<string, string> = {}) {
  const server = await serve(preview, { port: 0, host: '127.0.0.1' });
  try {
    const args = ['test', ...tests, MAX_FAILURES];
    await run(cwd, 'playwright', args, { E2E_ORIGIN: server.origin, ...env });
  } finally {
    await server.stop();
  }
}

function ownTests(directory: string): string {
  const own = join(directory, 'e2e');
  const files = existsSync(own) ? listPackageFiles(own).filter((file) => file.endsWith('.spec.ts')) : [];
  return files.join(delimiter);
}

/**
 * Runs what a package has to pass before it is published, up to the first step that fails.
 *
 * @param workspace `undefined` for a remote in a repository of its own
 * @param store only read
 * @param flags of turbo
 */
export async function runPipeline(
  workspace: string | undefined,
  checked: SitePackage,
  store: Store,
  flags: readonly string[] = [],
): Promise<boolean> {
  // The site as it will be once the package is live.
  const preview = new DryRunStore(store);
  const { directory, name } = checked;
  const steps = {
    tasks: async () => {
      if (workspace !== undefined) return runTasks(workspace, TASKS, [directory], flags);
      for (const script of SCRIPTS) await run(directory, 'npm', ['run', script]);
    },
    preview: () => compose(workspace, checked, preview),
    e2e: async () => {
      const paths = await changedPaths(checked, preview);
      const env = paths === undefined ? {} : { E2E_PATHS: paths };
      if (workspace === undefined) {
        const config = join(installedFolder(directory, '@farekite/e2e'), 'alone');
        const own = { ...env, E2E_FILES: ownTests(directory) };
        await testInBrowser(directory, preview, [`--config=${config}`], own);
        return;
      }
      const files = ['e2e/tests/everyPage.spec.ts', `${name}/e2e/`];
      if (process.env.FAREKITE_TEST === 'all') files.push(IN_FULL);
      await testInBrowser(workspace, preview, ['--config=e2e', ...files], env);
    },
    // Those of the workspace know the pages of all remotes.
    ...(workspace !== undefined && {
      journeys: () => testInBrowser(workspace, preview, ['--config=e2e', 'e2e/journeys/']),
    }),
  };
  for (const [step, work] of Object.entries(steps)) {
    if (await runStep(step, work)) continue;
    print(`\ncheck of ${name}: failed at ${step}`);
    return false;
  }
  print(`\ncheck of ${name}: passed`);
  return true;
}
