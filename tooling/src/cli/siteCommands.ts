import type { Command } from 'commander';
import { verifyInBrowser } from '../gate/verifyInBrowser';
import { compose } from '../operations/compose';
import { endPreview } from '../operations/endPreview';
import { findDamage } from '../operations/findDamage';
import { policy } from '../operations/policy';
import { DEFAULT_KEEP, prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { publishPreview } from '../operations/publishPreview';
import { rollback } from '../operations/rollback';
import { status } from '../operations/status';
import { findRouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import { readHistory } from '../store/history';
import { openStore } from '../store/openStore';
import { assertSiteExists, readPointers } from '../store/pointers';
import { print } from '../util/print';
import { addSiteOption, parseCount, type SiteOption } from './options';
import { printPublished } from './printPublished';
import { addServe } from './serveCommand';
import { historyTable, statusTable } from './tables';

/** The options of `publish` besides --site. */
interface PublishFlags {
  readonly preview?: true;
  readonly verify?: true;
  readonly create?: true;
}

function addPublish(program: Command): void {
  addSiteOption(program.command('publish <dist>'))
    .description(
      'publish a built release: check it against the live releases, compose its pages, make it live',
    )
    .option(
      '--preview',
      'store it without making it live; visitors see it by adding ?preview= to the address of a page',
    )
    .option(
      '--verify',
      'first open its pages in a headless browser, in all languages, and refuse the release if one has errors',
    )
    .option('--create', 'begin a site where there is none yet')
    .action(async (dist: string, { site, preview, verify, create }: SiteOption & PublishFlags) => {
      const store = openStore(site);
      const routes = findRouteTable(process.cwd());
      const options = { verify: verify ? verifyInBrowser : undefined, create: create ?? false, routes };
      if (!preview) {
        printPublished(await publish(dist, store, options));
        return;
      }
      const label = labelOf(await publishPreview(dist, store, options));
      print(`To see ${label}, add ?preview=${label} to the address of any page of the site`);
    });
}

function addEndPreview(program: Command): void {
  addSiteOption(program.command('end-preview <release>'))
    .description(
      'end the preview of a release, such as mfe-deals@77c1d0a95ee2b346, so that prune may remove it',
    )
    .action(async (release: string, { site }: SiteOption) => {
      await endPreview(release, openStore(site));
      print(`The preview of ${release} has ended`);
    });
}

function addRollback(program: Command): void {
  addSiteOption(program.command('rollback <name>'))
    .description('make an earlier release of the shell or of a remote live again')
    .option(
      '--to <version>',
      'a stored version, or its first characters (default: the one that was live before)',
    )
    .action(async (name: string, { site, ...options }: SiteOption & { to?: string }) => {
      printPublished(await rollback(name, openStore(site), options));
    });
}

function addPrune(program: Command): void {
  addSiteOption(program.command('prune'))
    .description(
      'remove old releases; pages that visitors opened with one of them can no longer load its files',
    )
    .option(
      '--keep <n>',
      'the number of releases to keep besides the live one, of the shell and of each remote',
      parseCount,
      DEFAULT_KEEP,
    )
    .action(async ({ site, keep }: SiteOption & { keep: number }) => {
      const pruned = await prune(openStore(site), { keep });
      for (const release of pruned) print(`${labelOf(release)} is removed`);
      if (pruned.length === 0) print('There are no releases to remove');
    });
}

function addStatus(program: Command): void {
  addSiteOption(program.command('status'))
    .description('list the live releases, who published them and when, and the other stored versions')
    .option('--json', 'print JSON')
    .action(async ({ site, json }: SiteOption & { json?: true }) => {
      const report = await status(openStore(site));
      print(json ? JSON.stringify(report, null, 2) : statusTable(report));
    });
}

function addHistory(program: Command): void {
  addSiteOption(program.command('history [name]'))
    .description('list what was published, rolled back and previewed, when and by whom, the newest first')
    .option('--json', 'print JSON, the oldest first')
    .action(async (name: string | undefined, { site, json }: SiteOption & { json?: true }) => {
      const store = openStore(site);
      await assertSiteExists(store);
      const history = await readHistory(store, await readPointers(store), name);
      print(json ? JSON.stringify(history, null, 2) : historyTable(history));
    });
}

function addCompose(program: Command): void {
  addSiteOption(program.command('compose'))
    .description(
      'compose all pages, and write those that are missing, damaged or do not match the live releases',
    )
    .action(async ({ site }: SiteOption) => {
      const files = await compose(openStore(site));
      print(`${String(files.length)} files of the site written`);
    });
}

function addVerify(program: Command): void {
  addSiteOption(program.command('verify'))
    .description(
      'compare every file of the stored releases with its hash, and every page with the live releases',
    )
    .action(async ({ site }: SiteOption) => {
      const damages = await findDamage(openStore(site));
      for (const line of damages) print(line);
      if (damages.length === 0) print('The site is whole');
      else process.exitCode = 1;
    });
}

function addPolicy(program: Command): void {
  addSiteOption(program.command('policy <name>'))
    .description(
      'print the AWS policy for the pipeline of one remote, which can then publish, preview and roll back that ' +
        'remote and write nothing else, or for the pipeline of the shell, which can then do everything; print that ' +
        'of a remote again when it gets a new path, or the site a new language',
    )
    .action(async (name: string, { site }: SiteOption) => {
      print(JSON.stringify(await policy(name, openStore(site)), null, 2));
    });
}

/** The commands that operate a site; they need no sources. */
export const SITE_COMMANDS = [
  addPublish,
  addEndPreview,
  addRollback,
  addPrune,
  addStatus,
  addHistory,
  addCompose,
  addVerify,
  addPolicy,
  addServe,
] as const;
