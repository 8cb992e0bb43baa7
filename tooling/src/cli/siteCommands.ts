import type { Command } from 'commander';
import { verifyInBrowser } from '../gate/verifyInBrowser';
import { compose } from '../operations/compose';
import { endPreview } from '../operations/endPreview';
import { DEFAULT_KEEP, prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { publishPreview } from '../operations/publishPreview';
import { rollback } from '../operations/rollback';
import { status } from '../operations/status';
import { labelOf } from '../release/manifest';
import { readHistory } from '../store/history';
import { Site } from '../store/Site';
import { print } from '../util/print';
import { addSiteOption, parseCount, portFromEnvironment, type SiteOption } from './options';
import { printPublished } from './printPublished';
import { serveUntilStopped } from './serveUntilStopped';
import { historyTable, statusTable } from './tables';

/** The options of `publish` besides --site. */
interface PublishFlags {
  readonly preview?: true;
  readonly verify?: true;
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
    .action(async (dist: string, { site: directory, preview, verify }: SiteOption & PublishFlags) => {
      const site = new Site(directory);
      const options = { verify: verify ? verifyInBrowser : undefined };
      if (!preview) {
        printPublished(await publish(dist, site, options));
        return;
      }
      const label = labelOf(await publishPreview(dist, site, options));
      print(`To see ${label}, add ?preview=${label} to the address of any page of the site`);
    });
}

function addEndPreview(program: Command): void {
  addSiteOption(program.command('end-preview <release>'))
    .description(
      'end the preview of a release, such as mfe-deals@77c1d0a95ee2b346, so that prune may remove it',
    )
    .action(async (release: string, { site }: SiteOption) => {
      await endPreview(release, new Site(site));
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
      printPublished(await rollback(name, new Site(site), options));
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
      const pruned = await prune(new Site(site), keep);
      for (const release of pruned) print(`${labelOf(release)} is removed`);
      if (pruned.length === 0) print('There are no releases to remove');
    });
}

function addStatus(program: Command): void {
  addSiteOption(program.command('status'))
    .description('list the live releases, who published them and when, and the other stored versions')
    .option('--json', 'print JSON')
    .action(async ({ site, json }: SiteOption & { json?: true }) => {
      const report = await status(new Site(site));
      print(json ? JSON.stringify(report, null, 2) : statusTable(report));
    });
}

function addHistory(program: Command): void {
  addSiteOption(program.command('history [name]'))
    .description('list what was published, rolled back and previewed, when and by whom, the newest first')
    .option('--json', 'print JSON, the oldest first')
    .action(async (name: string | undefined, { site: directory, json }: SiteOption & { json?: true }) => {
      const site = new Site(directory);
      await site.assertExists();
      const history = (await readHistory(site)).filter((entry) => !name || entry.name === name);
      print(json ? JSON.stringify(history, null, 2) : historyTable(history));
    });
}

function addCompose(program: Command): void {
  addSiteOption(program.command('compose'))
    .description('compose the pages that are missing or do not match the live releases')
    .option('--force', 'compose all pages')
    .action(async ({ site, force = false }: SiteOption & { force?: boolean }) => {
      const files = await compose(new Site(site), { force });
      print(`${String(files.length)} files of the site written`);
    });
}

function addServe(program: Command): void {
  addSiteOption(program.command('serve'))
    .description(
      'serve a site as in production, on port 3000 or on the port in the environment variable PORT',
    )
    .action(({ site }: SiteOption) => serveUntilStopped(new Site(site), portFromEnvironment()));
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
  addServe,
] as const;
