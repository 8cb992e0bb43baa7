import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { BaseSite } from '../develop/BaseSite';
import { openBaseSite } from '../develop/openBaseSite';
import { publish } from '../operations/publish';
import { readRouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import { openStore } from '../store/openStore';
import { readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { print } from '../util/print';
import { reportBudgets } from '../workspace/budgets';
import { buildStale } from '../workspace/buildStale';
import { hashBuildInputs, writeBuildStamp } from '../workspace/buildStamp';
import { newRemote } from '../workspace/newRemote';
import { runPipeline } from '../workspace/pipeline';
import { readSitePackage } from '../workspace/sitePackage';
import { testAll } from '../workspace/testAll';
import { findWorkspace, listSitePackages, requireWorkspace } from '../workspace/workspace';
import { addSiteOption, parseOrigin, portFromEnvironment, type SiteOption } from './options';
import { printPublished } from './printPublished';
import { serveUntilStopped } from './serveUntilStopped';

function addBuild(program: Command): void {
  program
    .command('build')
    .description('build the package in the current folder into dist/: browser/, server/ and release.json')
    .option('--all', 'build all packages of the workspace that have changed since their last build')
    .action(async ({ all = false }: { all?: boolean }) => {
      const directory = process.cwd();
      if (all) {
        const built = await buildStale(requireWorkspace(directory));
        if (built.length === 0) print('All packages are up to date');
        return;
      }
      const workspace = findWorkspace(directory);
      const sourcesHash = workspace && hashBuildInputs(workspace, directory);
      // webpack takes longer to load than most commands take to run.
      const { build } = await import('../build/build');
      const release = await build(directory);
      if (sourcesHash) writeBuildStamp(directory, sourcesHash);
      print(`${labelOf(release)} is built`);
    });
}

function addBudgets(program: Command): void {
  program
    .command('budgets')
    .description('compare the sizes of the built files with farekite.budgets in package.json')
    .option('--all', 'of all packages of the workspace')
    .action(async ({ all = false }: { all?: boolean }) => {
      const directory = process.cwd();
      const directories = all ? listSitePackages(requireWorkspace(directory)) : [directory];
      for (const packageDirectory of directories) await reportBudgets(readSitePackage(packageDirectory));
    });
}

function addPipeline(program: Command): void {
  addSiteOption(program.command('pipeline'))
    .description(
      'run all checks of the package in the current folder, build it, and publish it into a copy of the site',
    )
    .option('--all', 'for all packages of the workspace, one after the other')
    .option('--force', 'even if nothing has changed since the pipeline passed')
    .action(async ({ site, all = false, force = false }: SiteOption & { all?: boolean; force?: boolean }) => {
      const workspace = requireWorkspace(process.cwd());
      for (const directory of all ? listSitePackages(workspace) : [process.cwd()]) {
        const passed = await runPipeline(workspace, directory, { store: openStore(site), force });
        if (!passed) process.exitCode = 1;
      }
    });
}

/**
 * The packages in the order in which `start` publishes them. The shell is the last one: its routes need the remotes'
 * pages, and every page is then composed once. A shell without a serial was published by an earlier version of the
 * tool, and this version cannot compose pages with it, so it is replaced first.
 */
async function publishingOrder(workspace: string, store: Store): Promise<string[]> {
  const packages = listSitePackages(workspace);
  const isOutdated = (await readPointers(store, ['shell'])).get('shell')?.serial === 0;
  return isOutdated ? packages : packages.toReversed();
}

function addStart(program: Command): void {
  addSiteOption(program.command('start'))
    .description(
      'build all packages that have changed, publish them and serve the site, on port 3000 or PORT',
    )
    .action(async ({ site }: SiteOption) => {
      // Read first, so that a wrong PORT is reported before the build.
      const port = portFromEnvironment();
      const workspace = requireWorkspace(process.cwd());
      await buildStale(workspace);
      const store = openStore(site);
      for (const packageDirectory of await publishingOrder(workspace, store)) {
        const dist = join(packageDirectory, 'dist');
        printPublished(await publish(dist, store, { create: true, routes: readRouteTable(workspace) }));
      }
      await serveUntilStopped(site, { port });
    });
}

/** The folders of the named packages. Without names: the current folder, or all packages at the workspace's root. */
function foldersToDevelop(names: readonly string[]): string[] {
  const directory = process.cwd();
  const workspace = findWorkspace(directory);
  if (names.length > 0) return names.map((name) => join(requireWorkspace(directory), name));
  return directory === workspace ? listSitePackages(workspace) : [directory];
}

function addDev(program: Command): void {
  addSiteOption(program.command('dev [packages...]'))
    .description(
      'serve a site with the named packages, or the one in the current folder, from their sources, ' +
        'and update the browser when a source file is saved; on port 3000 or PORT',
    )
    .option('--against <origin>', "use the site at this origin instead of the site's folder", parseOrigin)
    .action(async (names: string[], options: SiteOption & { against?: string }) => {
      const port = portFromEnvironment();
      const directories = foldersToDevelop(names);
      const workspace = findWorkspace(process.cwd());
      const base = options.against
        ? new BaseSite(options.against)
        : await openBaseSite(openStore(options.site), workspace);
      const { develop } = await import('../develop/develop');
      const origin = await develop(directories, base, port);
      const developed = directories.map((packageDirectory) => basename(packageDirectory)).join(', ');
      print(`${origin} serves ${developed} from source, and the rest of the site from ${base.origin}`);
    });
}

function addNew(program: Command): void {
  program
    .command('new <name>')
    .description('create a remote with one page in this workspace, for example: farekite new mfe-car-rental')
    .action(async (name: string) => {
      const { directory, path } = await newRemote(requireWorkspace(process.cwd()), name);
      print(`Created ${directory} with the page ${path}, and added the path to shared/contract/routes.json.`);
      print('Run npm install, which links the package, and npm start, which shows the page.');
    });
}

function addTest(program: Command): void {
  program
    .command('test')
    .description('run all checks of the workspace: lint, format, types, unit tests and browser tests')
    .action(async () => {
      const { passed, failed } = await testAll(requireWorkspace(process.cwd()));
      print(`\n${String(passed)} passed, ${String(failed)} failed`);
      if (failed > 0) process.exitCode = 1;
    });
}

/** The commands that work with the sources of packages. */
export const PACKAGE_COMMANDS = [
  addBuild,
  addBudgets,
  addPipeline,
  addStart,
  addDev,
  addNew,
  addTest,
] as const;
