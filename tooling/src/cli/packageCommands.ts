import { basename, join } from 'node:path';
import { Option } from 'commander';
import { pathsOf, readRouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import { print } from '../util/print';
import { runTasks } from '../workspace/run';
import { readSitePackage } from '../workspace/sitePackage';
import { testAll, type TestOptions, type Totals } from '../workspace/testAll';
import { findWorkspace, listSitePackages, requireWorkspace } from '../workspace/workspace';
import { JSON_OUTPUT, openSite, parseAddress, PORT, SITE, type Flags, type ToolCommand } from './options';
import { EXIT_CODES, present } from './output';
import { presentPublished } from './publishCommands';
import { serveUntilStopped } from './siteCommands';

const HOSTS = new Option(
  '--hosts <names>',
  'also answer to these host names: laptop.local,.tunnel.example.com; a dot stands for all names that end so',
).env('FAREKITE_HOSTS');

interface PortFlags extends Flags {
  readonly port: number;
}

function presentChecks(result: object, { passed, failed, leftOut }: Totals, flags: Flags): void {
  const missing = Object.entries(leftOut).map(
    ([program, tests]) => `${String(tests)} tests of ${program} were left out: it is not installed`,
  );
  present(result, ['', ...missing, `${String(passed)} passed, ${String(failed)} failed`], flags);
  if (failed > 0) process.exitCode = EXIT_CODES.failed;
}

async function buildPackages({ all, ...flags }: Flags & { readonly all?: true }): Promise<void> {
  const directory = process.cwd();
  if (all) {
    await runTasks(requireWorkspace(directory), ['build']);
    present({ built: true }, ['All packages are built'], flags);
    return;
  }
  // webpack takes seconds to load.
  const { build } = await import('../build/build');
  const { name, version } = await build(directory);
  present({ name, version }, [`${labelOf({ name, version })} is built`], flags);
}

async function checkPackages({ all, force, ...flags }: Flags & { all?: true; force?: true }): Promise<void> {
  const { runPipeline } = await import('../workspace/pipeline');
  const current = process.cwd();
  // A remote in a repository of its own has none.
  const workspace = all || findWorkspace(current) ? requireWorkspace(current) : undefined;
  const store = openSite(flags);
  const packages: { name: string; passed: boolean }[] = [];
  for (const directory of all && workspace ? listSitePackages(workspace) : [current]) {
    const checked = readSitePackage(directory);
    const passed = await runPipeline(workspace, checked, store, force ? ['--force'] : []);
    packages.push({ name: checked.name, passed });
  }
  const failed = packages.filter(({ passed }) => !passed).length;
  presentChecks({ packages }, { passed: packages.length - failed, failed, leftOut: {} }, flags);
}

async function start(flags: PortFlags): Promise<void> {
  const workspace = requireWorkspace(process.cwd());
  await runTasks(workspace, ['build']);
  const { publishAll } = await import('../operations/publish');
  const builds = listSitePackages(workspace).map((directory) => join(directory, 'dist'));
  const options = { create: true, routes: readRouteTable(workspace) };
  presentPublished(await publishAll(builds, openSite(flags), options), flags);
  await serveUntilStopped(flags);
}

function foldersToDevelop(names: readonly string[]): string[] {
  const directory = process.cwd();
  const workspace = findWorkspace(directory);
  if (names.length > 0) return names.map((name) => join(requireWorkspace(directory), name));
  return directory === workspace ? listSitePackages(workspace) : [directory];
}

async function developPackages(
  names: readonly string[],
  { against, hosts, port, ...flags }: PortFlags & { readonly against?: URL; readonly hosts?: string },
): Promise<void> {
  const directories = foldersToDevelop(names);
  const { openBaseSite, runningSite } = await import('../develop/BaseSite');
  const base = against
    ? runningSite(against)
    : await openBaseSite(openSite(flags), findWorkspace(process.cwd()));
  // After the base site, which may not be found: webpack takes seconds to load.
  const { develop } = await import('../develop/develop');
  const origin = await develop(directories, base, port, hosts?.split(',').filter(Boolean));
  const developed = directories.map((directory) => basename(directory)).join(', ');
  print(`${origin} serves ${developed} from source, and the rest of the site from ${base.location}`);
  for (const path of directories.flatMap(pathsOf)) print(origin + path);
}

function writing(kind: 'createRemote' | 'createPage') {
  return async (remote: string, path: string, title: string, flags: Flags): Promise<void> => {
    const { [kind]: write } = await import('../workspace/newPage');
    const { files, next } = await write({ remote, path, title }, process.cwd());
    const steps = next.map((step, index) => `${String(index + 1)}. ${step}`);
    present({ files, next }, [...files, '', 'Next:', ...steps], flags);
  };
}

export function addPackageCommands(program: ToolCommand): void {
  const creation = program
    .command('new <name> <path> <title>')
    .description(
      'Writes a new remote with one page, or a page of a remote. It passes its checks, and what to change in it is ' +
        'printed. Outside of a checkout, the remote is a repository of its own.',
    )
    .helpCommand(false)
    // What follows the word page is for that command.
    .enablePositionalOptions()
    .addOptions(JSON_OUTPUT)
    .action(writing('createRemote'))
    .addExamples(
      'farekite new mfe-car-rental /car-rental "Car rental"',
      'farekite new page mfe-deals /cruise-deals "Cruise deals"',
    );
  creation
    .command('page <remote> <path> <title>')
    .description('Writes a new page of a remote.')
    .addOptions(JSON_OUTPUT)
    .action(writing('createPage'))
    .addExamples('farekite new page mfe-deals /cruise-deals "Cruise deals"');

  program
    .command('build')
    .description('Builds the package in the current folder. Writes its release into its dist/.')
    .option('--all', 'build all packages of the workspace that have changed since their last build')
    .addOptions(JSON_OUTPUT)
    .action(buildPackages)
    .addExamples('cd mfe-deals && farekite build', 'farekite build --all');

  program
    .command('check')
    .description(
      'Runs every check of the package in the current folder. First lint, format, texts, types and tests; then it builds the package, and runs ' +
        'its browser tests, those of every page and, in the workspace, the journeys of visitors on the site as it will be. The site is only read. ' +
        'Ends with exit code 1 when a step fails.',
    )
    .option('--all', 'for all packages of the workspace, one after the other')
    .option('--force', 'even if nothing has changed since the checks passed')
    .addOptions(SITE, JSON_OUTPUT)
    .action(checkPackages)
    .addExamples('cd mfe-deals && farekite check', 'farekite check --all --site s3://bucket/site');

  program
    .command('start')
    .description('Builds what has changed, publishes it and serves the site.')
    .addOptions(SITE, PORT)
    .action(start)
    .addExamples('PORT=3001 farekite start');

  program
    .command('dev [packages...]')
    .description(
      'Shows packages from their sources inside a site. Those are the named ones, or the one in the current folder. The ' +
        'browser is updated when a source file is saved.',
    )
    .option(
      '--against <origin>',
      "use the site at this origin instead of the site's folder; https://USER:PASSWORD@HOST for one with a password",
      parseAddress,
    )
    .addOptions(HOSTS, SITE, PORT)
    .action(developPackages)
    .addExamples(
      'cd mfe-deals && farekite dev',
      'farekite dev mfe-deals mfe-home --against https://staging.example.com',
    );

  program
    .command('test')
    .description(
      'Runs every check of the workspace, also after one has failed. They are lint, format, texts, types, unit and ' +
        'browser tests. Ends with exit code 1 when one fails.',
    )
    .option('--all', 'also what takes long, such as random schedules, outages and copies of the workspace')
    .option('--complete', 'counts tests as failed that are left out because a program is not installed')
    .addOptions(JSON_OUTPUT)
    .action(async (flags: Flags & TestOptions) => {
      const totals = await testAll(requireWorkspace(process.cwd()), flags);
      presentChecks(totals, totals, flags);
    })
    .addExamples('farekite test', 'farekite test --all');
}
