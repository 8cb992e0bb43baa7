import { basename, join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { baseOfFolder } from '../develop/baseOfFolder';
import { BaseSite } from '../develop/BaseSite';
import { develop } from '../develop/develop';
import { build } from '../release/build';
import { compose } from '../release/compose';
import { labelOf } from '../release/manifest';
import { endPreview } from '../release/endPreview';
import { publish, publishPreview } from '../release/publish';
import { readHistory } from '../release/history';
import type { MakeLiveOptions, Published } from '../release/makeLive';
import { DEFAULT_KEEP, prune } from '../release/prune';
import { rollback } from '../release/rollback';
import { localOrigin, parsePort, serve } from '../release/serve';
import { Site } from '../release/Site';
import { status } from '../release/status';
import { verifyInBrowser } from '../release/verify';
import { reportBudgets } from '../workspace/budgets';
import { buildStale } from '../workspace/buildAll';
import { hashSources, markBuiltFrom } from '../workspace/freshness';
import { defaultSite, findWorkspace, listRooms, requireWorkspace } from '../workspace/workspace';
import { runPipeline } from '../workspace/pipeline';
import { readPackageJson, readRoom } from '../workspace/room';
import { newRemote } from '../workspace/newRemote';
import { testAll } from '../workspace/testAll';
import { historyTable, statusTable } from './tables';

const DEFAULT_PORT = '3000';

interface SiteOption {
  readonly site: string;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function addSiteOption(command: Command): Command {
  return command.addOption(
    new Option('--site <dir>', "the site's folder").default(
      defaultSite(process.cwd()),
      'site, in the workspace or in this folder',
    ),
  );
}

function sayPublished({ release, isNew, files }: Published): void {
  const written = `${String(files.length)} files of the site written`;
  say(`${labelOf(release)} ${isNew ? 'is live' : 'was live already'}; ${written}`);
}

async function publishAndSay(dist: string, site: Site, options: MakeLiveOptions = {}): Promise<void> {
  sayPublished(await publish(dist, site, options));
}

async function serveAndSay(site: Site): Promise<void> {
  const server = await serve(site, parsePort(process.env.PORT ?? DEFAULT_PORT));
  say(`FareKite is served on ${localOrigin(server)}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

function addBuild(program: Command): void {
  program
    .command('build')
    .description('build the shell or remote in this folder into dist/: browser/, server/ and release.json')
    .option('--all', 'build all rooms of the workspace that have changed since their last build', false)
    .action(async ({ all }: { all: boolean }) => {
      const directory = process.cwd();
      const workspace = findWorkspace(directory);
      if (all) {
        const built = await buildStale(requireWorkspace(directory));
        if (built.length === 0) say('All rooms are built');
        return;
      }
      const sources = workspace && hashSources(workspace, directory);
      const release = await build(directory);
      if (sources) markBuiltFrom(sources, directory);
      say(`${labelOf(release)} is built`);
    });
}

function addBudgets(program: Command): void {
  program
    .command('budgets')
    .description('weigh what was built in this folder, against farekite.budgets in its package.json')
    .option('--all', 'weigh all rooms of the workspace', false)
    .action(async ({ all }: { all: boolean }) => {
      const directory = process.cwd();
      const rooms = all ? listRooms(requireWorkspace(directory)) : [directory];
      for (const room of rooms) await reportBudgets(readRoom(room));
    });
}

function addPipeline(program: Command): void {
  addSiteOption(program.command('pipeline'))
    .description(
      'take the shell or remote in this folder through its checks, a build and a publish into a copy of a site',
    )
    .option('--all', 'all rooms of the workspace, one after the other', false)
    .option('--force', 'also where nothing has changed since it passed', false)
    .action(async ({ site, all, force }: SiteOption & { all: boolean; force: boolean }) => {
      const workspace = requireWorkspace(process.cwd());
      for (const room of all ? listRooms(workspace) : [process.cwd()]) {
        const passed = await runPipeline(workspace, room, { site: new Site(site), force });
        if (!passed) process.exitCode = 1;
      }
    });
}

interface PublishFlags {
  readonly preview: boolean;
  readonly verify: boolean;
}

function addPublish(program: Command): void {
  addSiteOption(program.command('publish <dist>'))
    .description(
      'make a built release live: check the contract, render its pages with the live shell, flip the pointer',
    )
    .option('--preview', 'store it without making it live, for those who ask for it by ?preview=', false)
    .option(
      '--verify',
      'first open its pages in a headless browser, in both languages, and refuse it if one does not work',
      false,
    )
    .action(async (dist: string, { site: directory, preview, verify }: SiteOption & PublishFlags) => {
      const site = new Site(directory);
      const options = { verify: verify ? verifyInBrowser : undefined };
      if (!preview) return publishAndSay(dist, site, options);
      const label = labelOf(await publishPreview(dist, site, options));
      say(`${label} can be seen with ?preview=${label} on every page of the site`);
    });
}

function addEndPreview(program: Command): void {
  addSiteOption(program.command('end-preview <release>'))
    .description(
      'end a preview, named as in its address: mfe-deals@77c1d0a95ee2b346; prune may remove it then',
    )
    .action(async (release: string, { site }: SiteOption) => {
      await endPreview(release, new Site(site));
      say(`${release} is previewed no more`);
    });
}

function addRollback(program: Command): void {
  addSiteOption(program.command('rollback <name>'))
    .description('make an earlier release of the shell or of a remote live again')
    .option('--to <version>', 'a kept version, or its beginning; without it, what was live before')
    .action(async (name: string, { site, ...options }: SiteOption & { to?: string }) => {
      sayPublished(await rollback(name, new Site(site), options));
    });
}

function parseCount(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

function addPrune(program: Command): void {
  addSiteOption(program.command('prune'))
    .description('remove old releases; visits that began with one of them can load no more of it')
    .option('--keep <n>', 'how many of each to keep beside the live one', parseCount, DEFAULT_KEEP)
    .action(async ({ site, keep }: SiteOption & { keep: number }) => {
      const pruned = await prune(new Site(site), keep);
      for (const release of pruned) say(`${labelOf(release)} is removed`);
      if (pruned.length === 0) say('No release is older than those to keep');
    });
}

function addHistory(program: Command): void {
  addSiteOption(program.command('history [name]'))
    .description('tell what went live when and by whom, the newest first')
    .option('--json', 'for programs, the oldest first', false)
    .action(async (name: string | undefined, { site: directory, json }: SiteOption & { json: boolean }) => {
      const site = new Site(directory);
      await site.assertExists();
      const history = (await readHistory(site)).filter((entry) => !name || entry.name === name);
      say(json ? JSON.stringify(history, null, 2) : historyTable(history));
    });
}

function addCompose(program: Command): void {
  addSiteOption(program.command('compose'))
    .description('bring every page up to date with what is live')
    .option('--force', 'compose all pages, also those that are up to date', false)
    .action(async ({ site, force }: SiteOption & { force: boolean }) => {
      const files = await compose(new Site(site), { force });
      say(`${String(files.length)} files of the site written`);
    });
}

function addServe(program: Command): void {
  addSiteOption(program.command('serve'))
    .description('serve a site as production does, on port 3000 or on PORT')
    .action(({ site }: SiteOption) => serveAndSay(new Site(site)));
}

function addStatus(program: Command): void {
  addSiteOption(program.command('status'))
    .description('tell what is live, since when and by whom')
    .option('--json', 'for programs', false)
    .action(async ({ site, json }: SiteOption & { json: boolean }) => {
      const report = await status(new Site(site));
      say(json ? JSON.stringify(report, null, 2) : statusTable(report));
    });
}

function addStart(program: Command): void {
  addSiteOption(program.command('start'))
    .description('build what is not built, publish it and serve the site, on port 3000 or on PORT')
    .action(async ({ site: directory }: SiteOption) => {
      parsePort(process.env.PORT ?? DEFAULT_PORT);
      const workspace = requireWorkspace(process.cwd());
      await buildStale(workspace);
      const site = new Site(directory);
      // The shell last: a page must exist before its route does, and is then composed once.
      for (const room of listRooms(workspace).toReversed()) await publishAndSay(join(room, 'dist'), site);
      await serveAndSay(site);
    });
}

/** `localhost:3000` would be read as an address of the kind `localhost:`, so the protocol is asked for. */
function parseOrigin(value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError('Give an origin with its protocol, such as https://www.example.com.');
  }
  return new URL(value).origin;
}

/** The rooms that are named, the one that one stands in, or all of the workspace. */
function developedRooms(names: readonly string[]): string[] {
  const directory = process.cwd();
  const workspace = findWorkspace(directory);
  if (names.length > 0) return names.map((name) => join(requireWorkspace(directory), name));
  return directory === workspace ? listRooms(workspace) : [directory];
}

function addDev(program: Command): void {
  addSiteOption(program.command('dev [rooms...]'))
    .description(
      'show a site with this room, those named or all from their sources, on port 3000 or on PORT; what is saved is seen at once',
    )
    .option('--against <origin>', "a site that runs elsewhere, instead of the site's folder", parseOrigin)
    .action(async (names: string[], options: SiteOption & { against?: string }) => {
      const port = parsePort(process.env.PORT ?? DEFAULT_PORT);
      const directories = developedRooms(names);
      const workspace = findWorkspace(process.cwd());
      const base = options.against
        ? new BaseSite(options.against)
        : await baseOfFolder(new Site(options.site), workspace);
      const origin = await develop(directories, base, { port, say });
      const rooms = directories.map((room) => basename(room)).join(', ');
      say(`${origin} shows ${rooms} from source, over the site at ${base.origin}`);
    });
}

function addNew(program: Command): void {
  program
    .command('new <name>')
    .description('make a remote with one page in this workspace: farekite new mfe-car-rental')
    .action((name: string) => {
      const { directory, path, routeLine } = newRemote(requireWorkspace(process.cwd()), name);
      say(`${directory} is there, with the page ${path}. What is left:`);
      say('1. npm install, which links it');
      say(`2. a line in the table of shell/src/routes/routes.ts: ${routeLine.trim()}`);
    });
}

function addTest(program: Command): void {
  program
    .command('test')
    .description('run every check of the workspace: lint, format, types, unit tests, browser tests')
    .action(async () => {
      const { passed, failed } = await testAll(requireWorkspace(process.cwd()));
      say(`\n${String(passed)} passed, ${String(failed)} failed`);
      if (failed > 0) process.exitCode = 1;
    });
}

/** Reads the command line and does what it says. @throws ReleaseError */
export async function runCommand(argv: readonly string[]): Promise<void> {
  const program = new Command('farekite')
    .description('Builds, publishes, composes and serves FareKite')
    .version(readPackageJson(join(__dirname, '../..')).version)
    .helpCommand(false)
    .configureOutput({
      outputError: (text, write) => {
        write(
          `${text
            .trim()
            .replace(/^error/, 'farekite')
            .replaceAll('\n', ' ')}\n`,
        );
      },
    });
  // One page explains every command and flag.
  program.addHelpText('after', () =>
    program.commands.map((command) => `\n${command.helpInformation()}`).join(''),
  );
  const commands = [
    addBuild,
    addBudgets,
    addPipeline,
    addPublish,
    addEndPreview,
    addRollback,
    addPrune,
    addStatus,
    addHistory,
    addCompose,
    addServe,
    addStart,
    addDev,
    addNew,
    addTest,
  ];
  for (const add of commands) add(program);
  await program.parseAsync(argv);
}
