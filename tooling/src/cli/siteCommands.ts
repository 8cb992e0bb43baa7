import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import { DEFAULT_KEEP, DEFAULT_PREVIEW_DAYS, prune, type PruneOptions } from '../operations/prune';
import { describeShare } from '../operations/siteHealth';
import { status } from '../operations/status';
import { labelOf } from '../release/manifest';
import type { Address } from '../serve/listen';
import type { ServerOptions } from '../serve/serve';
import { readHistory } from '../store/history';
import { assertSiteExists, readPointers } from '../store/pointers';
import { print } from '../util/print';
import { inOneLine } from '../util/UserError';
import {
  DRY_RUN,
  JSON_OUTPUT,
  openSite,
  ORIGIN,
  parseAddress,
  parseCount,
  PORT,
  SITE,
  type Flags,
  type ToolCommand,
} from './options';
import { EXIT_CODES, formatTable, present, reportWarning } from './output';
import type { ReportFlags } from './addReport';

const LOOPBACK = '127.0.0.1';

interface PruneFlags extends Flags, Pick<PruneOptions, 'keep' | 'previewDays'> {
  readonly yes?: true;
}

interface ServeFlags extends Flags, Address, Pick<ServerOptions, 'accessLog'> {
  /** In seconds, as the next one. */
  readonly drain?: number;
  readonly keepAlive?: number;
  readonly metricsPort?: number;
  readonly metricsHost?: string;
}

async function showStatus(flags: Flags & ReportFlags): Promise<void> {
  const { addReport } = await import('./addReport');
  const store = openSite(flags);
  const current = await status(store);
  const report = await addReport(store, current, flags);
  const rows = current.releases.flatMap(({ name, version, contract, canary, kept, previewed, ...live }) => {
    const others = kept
      .filter((candidate) => candidate !== version && candidate !== canary?.version)
      .map((other) => (previewed.includes(other) ? `${other} (preview)` : other));
    const row = {
      release: name,
      'live version': version,
      contract,
      since: live.liveSince,
      by: live.publishedBy,
      commit: live.commit?.slice(0, 10),
      'other versions': others.join(' ') || null,
    };
    if (!canary) return [row];
    const { since, by } = canary;
    const ofCanary = { 'live version': canary.version, since, by, commit: canary.commit?.slice(0, 10) };
    return [row, { release: `  canary ${describeShare(canary)}`, ...ofCanary }];
  });
  const lines = [`site: ${current.site}`, '', ...formatTable(rows), ...report.lines];
  present({ ...current, ...report.result }, lines, flags);
}

async function showHistory(flags: Flags, name?: string): Promise<void> {
  const store = openSite(flags);
  await assertSiteExists(store);
  const pointers = await readPointers(store);
  const history = await readHistory(store, pointers, name, (error) => reportWarning(error, flags));
  const hasCanaries = history.some(({ canary }) => canary);
  const rows = history.map(({ at, action, name: release, version, by, canary, commit, because }) => {
    const shown = { at, action, release, version, by, commit: commit?.slice(0, 10), because };
    const ofCanary = canary && `${canary.version} ${describeShare(canary)}`;
    return hasCanaries ? { ...shown, canary: ofCanary } : shown;
  });
  present(history, formatTable(rows.toReversed()), flags);
}

async function isConfirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

async function pruneSite(flags: PruneFlags): Promise<void> {
  const { json, yes, dryRun: isDryRun } = flags;
  const run = async (dryRun: boolean) => {
    const pruned = await prune(openSite({ ...flags, dryRun }), flags);
    const removed = [
      ...pruned.previews.map((key) => `preview ${key}`),
      ...pruned.pairs.map((pair) => `pages ${pair}`),
      ...pruned.releases.map((release) => `release ${labelOf(release)}`),
    ];
    const lines = removed.map((what) => `${what} ${dryRun ? 'would be removed' : 'removed'}`);
    present({ ...pruned, dryRun }, lines.length > 0 ? lines : ['There is nothing to remove'], flags);
    return removed.length > 0;
  };
  if (isDryRun || (process.stdin.isTTY && !yes && !json)) {
    const hasSomething = await run(true);
    if (isDryRun || !hasSomething || !(await isConfirmed('Remove this? [y/N] '))) return;
  }
  await run(false);
}

async function diagnose({ fix = false, ...flags }: Flags & { readonly fix?: boolean }): Promise<void> {
  const { doctor } = await import('../operations/doctor');
  const diagnosis = await doctor(openSite(flags), { fix });
  const { damages, repaired } = diagnosis;
  const left = damages.length > 0 ? damages : ['The site is whole'];
  present(diagnosis, [...repaired.map((line) => `Repaired: ${line}`), ...left], flags);
  if (damages.length > 0) process.exitCode = EXIT_CODES.failed;
}

async function explainPosition(release: string, position: string, flags: Flags): Promise<void> {
  const { explain } = await import('../operations/explain');
  const explanation = await explain(release, position, openSite(flags));
  const { source, line, column, component, name } = explanation;
  const details = [component && `in ${component}`, name && `at ${name}`].filter(Boolean).join(', ');
  const place = `${source}:${String(line)}:${String(column)}`;
  present(explanation, [inOneLine(details ? `${place} (${details})` : place)], flags);
}

async function writeExport(
  folder: string,
  { force = false, ...flags }: Flags & { readonly force?: boolean },
): Promise<void> {
  const { exportSite } = await import('../operations/exportSite');
  const exported = await exportSite(openSite(flags), folder, { force });
  const { written, files, removed, canaries } = exported;
  const counted = `Wrote ${String(written)} of ${String(files)} files; the others were there already`;
  const left = canaries.map((label) => `${label} is a canary, which files have not: all get what is live`);
  present(exported, [counted, ...removed.map((file) => `Removed ${file}`), ...left], flags);
}

/** SIGTERM lets balancers notice and answers arrive; SIGINT and a second signal end the process at once. */
export async function serveUntilStopped(flags: ServeFlags): Promise<void> {
  const { serve, DEFAULT_DRAIN_SECONDS, DEFAULT_KEEP_ALIVE_SECONDS, SERVING_S3_LIMITS } =
    await import('../serve/serve');
  const { accessLog, drain = DEFAULT_DRAIN_SECONDS, keepAlive = DEFAULT_KEEP_ALIVE_SECONDS } = flags;
  const { metricsPort: port, metricsHost: host = LOOPBACK } = flags;
  const metrics = port === undefined ? undefined : { port, host };
  const limits = { keepAliveMs: keepAlive * 1_000 };
  const server = await serve(openSite(flags, SERVING_S3_LIMITS), flags, { accessLog, metrics, limits });
  process.once('SIGTERM', () => void server.stop(drain * 1_000));
  process.once('SIGINT', () => {
    void server.stop();
    server.http.closeAllConnections();
  });
  print(`FareKite is served on ${server.origin}`);
  if (server.metricsAddress) print(`What browsers tell is at ${server.metricsAddress}`);
}

export function addSiteCommands(program: ToolCommand): void {
  program
    .command('status')
    .description('Lists what is live, since when and by whom, and what else is stored.')
    .addOption(new Option('--history [name]', 'what went live, newest first').conflicts(['metrics', 'html']))
    .option('--metrics <url>', 'add what browsers tell: a Prometheus or /metrics of a server', parseAddress)
    .option('--html <file>', 'write it also as a page for people, with the history')
    .addOptions(ORIGIN, SITE, JSON_OUTPUT)
    .action(async ({ history, ...flags }: Flags & ReportFlags & { readonly history?: string | true }) => {
      if (history === undefined) await showStatus(flags);
      else await showHistory(flags, history === true ? undefined : history);
    })
    .addExamples(
      'farekite status --site s3://bucket/site --json',
      'farekite status --history mfe-deals',
      'farekite status --metrics http://prometheus:9090 --html status.html',
    );

  program
    .command('prune')
    .description(
      'Removes old releases and pages. What is live or previewed, and what was stored or live within the last day, is ' +
        'kept. Pages that visitors opened with a removed release cannot load its files any more. It asks at a terminal.',
    )
    .option('--keep <n>', 'how many of each name to keep besides the live one', parseCount, DEFAULT_KEEP)
    .option('--preview-days <n>', 'for how many days previews are kept', parseCount, DEFAULT_PREVIEW_DAYS)
    .option('--yes', 'do not ask')
    .addOptions(DRY_RUN, SITE, JSON_OUTPUT)
    .action(pruneSite)
    .addExamples('farekite prune --keep 3 --dry-run', 'farekite prune --preview-days 30 --yes');

  program
    .command('doctor')
    .description(
      'Looks for damage, and repairs it with --fix. Compares every file of the stored releases and every page with its ' +
        'hash, and ends with exit code 1 when something is damaged or missing.',
    )
    .option('--fix', 'render the pages that are missing or damaged, and compress damaged variants again')
    .addOptions(SITE, JSON_OUTPUT)
    .action(diagnose)
    .addExamples('farekite doctor', 'farekite doctor --fix --site /srv/farekite/site');

  program
    .command('serve')
    .description('Serves a site as in production. Ends after SIGTERM, or at once after SIGINT.')
    .option('--host <address>', 'the address to listen on (default: all of them)')
    .option('--drain <seconds>', 'how long it answers on after SIGTERM (default: 3)', parseCount)
    .option('--keep-alive <seconds>', 'how long idle connections stay open (default: 75)', parseCount)
    .option('--metrics-port <port>', 'take what browsers tell; show it at /metrics', parseCount)
    .option('--metrics-host <address>', `where that listens (default: ${LOOPBACK})`)
    .option('--access-log', 'print a line for every request, without its query and who sent it')
    .addOptions(SITE, PORT)
    .action(serveUntilStopped)
    .addExamples('farekite serve --port 8080', 'farekite serve --site s3://bucket/site --access-log');

  program
    .command('explain <release> <position>')
    .description('Finds the line of the source that a stack trace means. Any stored release will do.')
    .addOptions(SITE, JSON_OUTPUT)
    .action(explainPosition)
    .addExamples('farekite explain mfe-deals@77c1d0a95ee2b346 browser/first-class-deals.js:1:2345');

  program
    .command('export <folder>')
    .description(
      'Writes what is live as files, for nginx and other hosts of files. In the folder it removes what its own list of ' +
        'the last export names and is not live any more.',
    )
    .option('--force', 'also into a folder with other files, and over those of the same names')
    .addOptions(SITE, JSON_OUTPUT)
    .action(writeExport)
    .addExamples('farekite export /srv/farekite/export', 'farekite export public --site s3://bucket/site');
}
