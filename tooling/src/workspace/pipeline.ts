import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { publish } from '../operations/publish';
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
/** The same in a repository of one remote, without turbo. */
const SCRIPTS = ['lint', 'types', 'test', 'build', 'budgets'];

/** The browser tests of all pages, in the folder with those that are nobody's alone. */
const EVERY_PAGE = 'e2e/tests/everyPage.spec.ts';

/** The tests of a page that is never hydrated would each wait for it to the end of their time. */
const MAX_FAILURES = '--max-failures=10';

/** Puts the package beside what is live. What its pages need besides is built: for a remote the shell, for the shell the remotes. */
async function compose(
  workspace: string | undefined,
  { directory, kind }: SitePackage,
  preview: Store,
): Promise<void> {
  const live = await readPointers(preview);
  if (workspace === undefined && !live.has(SHELL_NAME))
    throw new UsageError(`No shell is live in ${preview.location}`, 'Name the site with --site.');
  const [shell = '', ...remotes] = workspace === undefined ? [SHELL_NAME] : listSitePackages(workspace);
  const missing = (kind === 'shell' ? remotes : [shell]).filter((partner) => !live.has(basename(partner)));
  if (workspace !== undefined && missing.length > 0) await runTasks(workspace, ['build'], missing);
  const options = { create: true, routes: readRouteTable(directory) };
  for (const one of [...missing, directory]) await publish(join(one, 'dist'), preview, options);
}

/** What Playwright runs: the tests of every page, and the package's own. A repository of one remote has the former installed. */
function browserTests(workspace: string | undefined, { directory, name }: SitePackage): [string[], object] {
  if (workspace !== undefined) return [['--config=e2e', EVERY_PAGE, `${name}/e2e/`], {}];
  const own = join(directory, 'e2e');
  const files = existsSync(own) ? listPackageFiles(own).filter((file) => file.endsWith('.spec.ts')) : [];
  const config = join(installedFolder(directory, '@farekite/e2e'), 'alone');
  return [[`--config=${config}`], { E2E_FILES: files.join(delimiter) }];
}

/**
 * Runs the tests of every page on those of the package, and the package's own.
 * @throws RefusedError when a remote has no pages: a check of none would always pass
 */
async function testInBrowser(
  workspace: string | undefined,
  checked: SitePackage,
  preview: Store,
): Promise<void> {
  const { kind, name, directory } = checked;
  const shell = liveShell(await readPointers(preview));
  const paths = shell?.routes.filter(({ remote }) => remote === name).map(({ path }) => path) ?? [];
  if (shell && kind === 'remote' && paths.length === 0) {
    throw new RefusedError(
      `${name} has no pages to check, because ${labelOf(shell)} has no routes to it`,
      'Publish a shell with routes to it first, or check it with another site.',
    );
  }
  const [tests, env] = browserTests(workspace, checked);
  const server = await serve(preview, { port: 0, host: '127.0.0.1' });
  try {
    const ofRemote = kind === 'remote' && { E2E_PATHS: paths.join(' ') };
    const playwright = ['test', ...tests, MAX_FAILURES];
    await run(workspace ?? directory, 'playwright', playwright, {
      E2E_ORIGIN: server.origin,
      ...ofRemote,
      ...env,
    });
  } finally {
    await server.stop();
  }
}

/**
 * Runs every check that a package has to pass before it is published: its tasks of turbo.json, or the scripts of its package.json, then browser tests on the
 * site as it will be, those of every page and its own. It ends with the first step that fails. Afterwards `dist/` has the
 * release.
 *
 * @param workspace `undefined` for a remote in a repository of its own
 * @param store of the site whose live releases the package is checked with. It is only read.
 * @param flags of turbo, see {@link runTasks}
 * @returns whether the pipeline passed
 */
export async function runPipeline(
  workspace: string | undefined,
  checked: SitePackage,
  store: Store,
  flags: readonly string[] = [],
): Promise<boolean> {
  // The site as it will be once the package is live.
  const preview = new DryRunStore(store);
  const steps = {
    tasks: async () => {
      if (workspace !== undefined) return runTasks(workspace, TASKS, [checked.directory], flags);
      for (const script of SCRIPTS) await run(checked.directory, 'npm', ['run', script]);
    },
    preview: () => compose(workspace, checked, preview),
    e2e: () => testInBrowser(workspace, checked, preview),
  };
  for (const [step, work] of Object.entries(steps)) {
    if (await runStep(step, work)) continue;
    print(`\ncheck of ${checked.name}: failed at ${step}`);
    return false;
  }
  print(`\ncheck of ${checked.name}: passed`);
  return true;
}
