import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { INTERACTIONS } from './measure/interactions';
import { bytesTable, markdownTable, timesTable, write, type MeasuredPage } from './measure/tables';
import { FIGURES, longestEvent, openBrowser, visit, type Figures } from './measure/visit';
import { startServer, WORKSPACE } from './support/workspace';

const USAGE = `npm run measure -- [options]

Opens pages in a slow Chromium, beside the same pages without their scripts, and prints medians.

  --site URL    a site that is served already (default: e2e/site, after building what has changed)
  --page PATH   a page to open; may be repeated (default: one of each kind)
  --all         every page
  --runs N      how often each page is opened (default: 3)
  --write       writes the report into docs/performance.md

CHROMIUM_PATH names another Chromium than the one in node_modules.
`;

const { values: options } = parseArgs({
  options: {
    site: { type: 'string' },
    page: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const RUNS = Number(options.runs);
const ONE_OF_EACH_KIND = ['/', '/first-class-deals', '/paris-guide', '/flight-results', '/booking-process'];
const DOCUMENT = join(WORKSPACE, 'docs/performance.md');
const MARK = '<!-- What follows is written by npm run measure -- --write -->';

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function medians(visits: readonly Figures[]): Figures {
  return Object.fromEntries(
    FIGURES.map((name) => [name, median(visits.map((figures) => figures[name]))]),
  ) as Figures;
}

async function measurePage(browser: Browser, origin: string, path: string): Promise<MeasuredPage> {
  // As fast as the machine; the first visit also makes the server ready.
  const files = await visit(browser, origin + path, {}, ({ requests }) =>
    Promise.all(
      requests.map(async (request) => ({
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    ),
  );
  const measureOnce = (hasScripts: boolean) => {
    const circumstances = { isNetworkSlow: true, isProcessorSlow: true, hasScripts };
    return visit(browser, origin + path, circumstances, ({ figures }) => figures);
  };
  const [full, scriptless]: [Figures[], Figures[]] = [[], []];
  // In turn, so that both meet the same machine.
  while (scriptless.length < RUNS) {
    full.push(await measureOnce(true));
    scriptless.push(await measureOnce(false));
  }
  return { path, full: medians(full), scriptless: medians(scriptless), files };
}

async function interactionsTable(browser: Browser, origin: string): Promise<string> {
  const rows = [['interaction', 'longest event']];
  for (const [name, interact] of Object.entries(INTERACTIONS)) {
    const measureOnce = () =>
      visit(browser, `${origin}/`, { isProcessorSlow: true }, async ({ page }) => {
        await interact(page);
        return longestEvent(page);
      });
    const values: number[] = [];
    while (values.length < RUNS) values.push(await measureOnce());
    rows.push([name, write(median(values))]);
  }
  return markdownTable(rows);
}

function describeRun(browser: Browser): string {
  const git = ['describe', '--always', '--dirty'];
  const source =
    options.site ?? `commit ${execFileSync('git', git, { cwd: WORKSPACE, encoding: 'utf8' }).trim()}`;
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const machine = `${cpus()[0]?.model.trim() ?? ''}, ${String(availableParallelism())} cores, ${write(totalmem() / 1e9)} GB`;
  const versions = `${type()}, Node.js ${process.version}, Chromium ${browser.version()}`;
  return `Measured on ${date}, ${source}, by ${machine}, ${versions}. Medians of ${options.runs}.`;
}

async function measure(browser: Browser, origin: string, paths: readonly string[]): Promise<string> {
  const pages: MeasuredPage[] = [];
  for (const path of paths) {
    pages.push(await measurePage(browser, origin, path));
    console.error(`${path} is measured`);
  }
  return [
    describeRun(browser),
    'Times are in milliseconds since the start of the navigation; in brackets without scripts, then the ratio.',
    timesTable(pages),
    'Requests, and kB as they are sent:',
    bytesTable(pages),
    'From an input on `/` to the next paint, the longest of each interaction, in milliseconds:',
    await interactionsTable(browser, origin),
  ].join('\n\n');
}

async function main(): Promise<void> {
  const served =
    options.site === undefined ? await startServer('start', ['--site', 'e2e/site'], WORKSPACE) : undefined;
  const origin = (served?.url ?? options.site ?? '').replace(/\/$/, '');
  const browser = await openBrowser();
  try {
    const routes = JSON.parse(readFileSync(join(WORKSPACE, 'shared/contract/routes.json'), 'utf8')) as object;
    const paths = options.page ?? (options.all ? Object.keys(routes) : ONE_OF_EACH_KIND);
    const report = await measure(browser, origin, paths);
    console.info(report);
    if (!options.write) return;
    const [before] = readFileSync(DOCUMENT, 'utf8').split(MARK);
    writeFileSync(DOCUMENT, `${before ?? ''}${MARK}\n\n${report}\n`);
  } finally {
    await browser.close();
    await served?.stop();
  }
}

if (options.help) console.info(USAGE);
else await main();
