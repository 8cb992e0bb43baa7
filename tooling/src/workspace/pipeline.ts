import { basename, join } from 'node:path';
import { publish } from '../operations/publish';
import { readRouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import { serve } from '../serve/serve';
import { DryRunStore } from '../store/DryRunStore';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { print } from '../util/print';
import { RefusedError } from '../util/UserError';
import { run, runStep, runTasks } from './run';
import type { SitePackage } from './sitePackage';
import { listSitePackages } from './workspace';

const TASKS = ['lint', 'types', 'test', 'budgets'];

/** The browser tests of all pages, in the folder with those that are nobody's alone. */
const EVERY_PAGE = 'e2e/tests/everyPage.spec.ts';

/** What `farekite test --all` asks of each page or remote besides, and a check with FAREKITE_TEST=all of the package. */
const IN_FULL = 'e2e/tests/(backAndForward|faults|machineTranslation|translation).spec';

/** The ways of visitors across packages, which no publish may break. */
const JOURNEYS = 'e2e/journeys/';

/** The tests of a page that is never hydrated would each wait for it to the end of their time. */
const MAX_FAILURES = '--max-failures=10';

/** Puts the package beside what is live. What the site lacks of the others is built. */
async function compose(workspace: string, { directory }: SitePackage, preview: Store): Promise<void> {
  const live = await readPointers(preview);
  const packages = listSitePackages(workspace).filter((one) => one === directory || !live.has(basename(one)));
  const missing = packages.filter((one) => one !== directory);
  if (missing.length > 0) await runTasks(workspace, ['build'], missing);
  const routes = readRouteTable(workspace);
  // The shell last: its routes need the remotes' pages.
  for (const one of packages.toReversed()) {
    await publish(join(one, 'dist'), preview, { create: true, routes });
  }
}

/**
 * The paths whose pages the package has changed; `undefined` for the shell, which changes all.
 * @throws RefusedError when a remote has no pages: a check of none would always pass
 */
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

/** Runs browser tests on the preview. @param files the files whose paths contain one of these */
async function testInBrowser(
  workspace: string,
  preview: Store,
  files: readonly string[],
  paths?: string,
): Promise<void> {
  const server = await serve(preview, { port: 0, host: '127.0.0.1' });
  const env = { E2E_ORIGIN: server.origin, ...(paths !== undefined && { E2E_PATHS: paths }) };
  try {
    await run(workspace, 'playwright', ['test', '--config=e2e', ...files, MAX_FAILURES], env);
  } finally {
    await server.stop();
  }
}

/**
 * Runs every check that a package has to pass before it is published: its tasks of turbo.json, then browser tests on the
 * site as it will be, those of every page and its own, and the journeys of visitors. It ends with the first step that
 * fails. Afterwards `dist/` has the release.
 *
 * @param store of the site whose live releases the package is checked with. It is only read.
 * @param flags of turbo, see {@link runTasks}
 * @returns whether the pipeline passed
 */
export async function runPipeline(
  workspace: string,
  checked: SitePackage,
  store: Store,
  flags: readonly string[] = [],
): Promise<boolean> {
  // The site as it will be once the package is live.
  const preview = new DryRunStore(store);
  const steps = {
    tasks: () => runTasks(workspace, TASKS, [checked.directory], flags),
    preview: () => compose(workspace, checked, preview),
    e2e: async () => {
      const paths = await changedPaths(checked, preview);
      const files = [EVERY_PAGE, `${checked.name}/e2e/`];
      if (process.env.FAREKITE_TEST === 'all') files.push(IN_FULL);
      await testInBrowser(workspace, preview, files, paths);
    },
    journeys: () => testInBrowser(workspace, preview, [JOURNEYS]),
  };
  for (const [step, work] of Object.entries(steps)) {
    if (await runStep(step, work)) continue;
    print(`\ncheck of ${checked.name}: failed at ${step}`);
    return false;
  }
  print(`\ncheck of ${checked.name}: passed`);
  return true;
}
