import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem, type } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { INTERACTION_NAMES, measureInteraction } from './measure/interactions';
import { SHARERS, sharesInPackage, withoutHash, type Shares } from './measure/libraryShares';
import * as tables from './measure/tables';
import { FIGURES, openBrowser, visit, type Figures } from './measure/visit';
import { freePort } from './support/freePort';
import { serveSite, startSite, type ServedSite } from './support/processes';
import { WORKSPACE } from './support/workspace';

const USAGE = `npm run measure -- [options]

Opens pages in a slow Chromium, beside the same pages without their scripts, and prints medians.

  --site A      a composed site, its folder or its address (default: e2e/site, after building what has changed)
  --against B   another one, measured in the same run
  --page PATH   a page to open; may be repeated (default: one of each kind)
  --all         every page
  --runs N      how often each page is opened (default: 3)
  --library     instead of times, the JavaScript of each page by library; builds the packages of the site's workspace
  --write       writes the report into docs/performance.md

CHROMIUM_PATH names another Chromium than the one in node_modules.
`;

const { values: options } = parseArgs({
  options: {
    site: { type: 'string' },
    against: { type: 'string' },
    page: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    library: { type: 'boolean' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const RUNS = Number(options.runs);
const ONE_OF_EACH_KIND = ['/', '/first-class-deals', '/paris-guide', '/flight-results', '/booking-process'];
const DOCUMENT = join(WORKSPACE, 'docs/performance.md');
const LIGHTHOUSE = 'lighthouse@12.8.2';
const IS_SLOW = { isNetworkSlow: true, isProcessorSlow: true };
const MARK = '<!-- What follows is written by npm run measure -- --write -->';

interface Site extends Partial<ServedSite> {
  readonly name: string;
  /** Its address. */
  readonly url: string;
  /** What it is made of. */
  readonly source: string;
  /** The root of the workspace that it is in; `undefined` for an address. */
  readonly workspace?: string;
}

/** Serves a folder by the tool of the workspace that it is in, because another version may not know its files. */
async function openSite(name: string, place?: string): Promise<Site> {
  if (place !== undefined && /^https?:/.test(place))
    return { name, url: place.replace(/\/$/, ''), source: place };
  // npm runs scripts in the folder of their package, and says here where the user has called it.
  const folder =
    place === undefined ? join(WORKSPACE, 'e2e/site') : resolve(process.env.INIT_CWD ?? '.', place);
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: place === undefined ? WORKSPACE : folder, encoding: 'utf8' }).trim();
  const workspace = git('rev-parse', '--show-toplevel');
  const served = await (place === undefined ? startSite : serveSite)(folder, workspace);
  return { name, ...served, source: `commit ${git('describe', '--always', '--dirty')}`, workspace };
}

/** The value in the middle; of an even number of values, the higher one of two. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** What a page requests, in a visit that is as fast as the machine. */
async function filesOf(browser: Browser, { url }: Site, path: string): Promise<tables.SentFile[]> {
  return visit(browser, url + path, {}, ({ requests }) =>
    Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url()).pathname,
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    ),
  );
}

/** Measures the sites in turn, so that all meet the same machine. @returns the values of each */
async function inTurn<T>(sites: readonly Site[], measureOnce: (site: Site) => Promise<T>): Promise<T[][]> {
  const found = sites.map((): T[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, site] of sites.entries()) found[index]?.push(await measureOnce(site));
  return found;
}

async function measurePage(
  browser: Browser,
  sites: readonly Site[],
  path: string,
): Promise<tables.MeasuredPage[]> {
  // The first visits also make the servers ready.
  const files: tables.SentFile[][] = [];
  for (const site of sites) files.push(await filesOf(browser, site, path));
  const visits = await inTurn(sites, async ({ url }) => {
    const measure = (hasScripts: boolean) =>
      visit(browser, url + path, { ...IS_SLOW, hasScripts }, ({ figures }) => figures);
    return { full: await measure(true), scriptless: await measure(false) };
  });
  return sites.map(({ name: site }, index) => {
    const medians = (kind: 'full' | 'scriptless') =>
      Object.fromEntries(
        FIGURES.map((name) => [name, median((visits[index] ?? []).map((one) => one[kind][name]))]),
      ) as Figures;
    return {
      path,
      site,
      full: medians('full'),
      scriptless: medians('scriptless'),
      files: files[index] ?? [],
    };
  });
}

/** A row for each name, with the medians of all sites, and of two their ratio. */
async function mediansTable(
  title: string,
  sites: readonly Site[],
  names: readonly string[],
  measureOnce: (site: Site, name: string) => Promise<number>,
): Promise<string> {
  const rows = [[title, ...sites.map(({ name }) => name), ...(sites[1] ? ['ratio'] : [])]];
  for (const name of names) {
    const medians = (await inTurn(sites, (site) => measureOnce(site, name))).map(median);
    const ratios = sites[1] ? [tables.ratio(...medians)] : [];
    rows.push([name, ...medians.map((value) => tables.write(value)), ...ratios]);
  }
  return tables.markdownTable(rows);
}

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<{
  readonly lhr: { readonly categories: { readonly performance?: { readonly score: number } } };
}>;

/** Its scores with its own settings for phones, where somebody has installed it: it brings 200 packages. */
async function lighthouseTable(sites: readonly Site[], paths: readonly string[]): Promise<string> {
  // Not a dependency, so the compiler must not look for it.
  const [name = ''] = LIGHTHOUSE.split('@');
  const loaded = (await import(name).catch(() => undefined)) as { readonly default: Lighthouse } | undefined;
  if (!loaded)
    return `Lighthouse is not installed here: \`npm install --no-save ${LIGHTHOUSE}\` adds its scores.`;
  const flags = { port: await freePort(), onlyCategories: ['performance'], logLevel: 'error' };
  const browser = await openBrowser(`--remote-debugging-port=${String(flags.port)}`);
  try {
    return await mediansTable('Lighthouse', sites, paths, async ({ url }, path) => {
      const { lhr } = await loaded.default(url + path, flags);
      return 100 * (lhr.categories.performance?.score ?? NaN);
    });
  } finally {
    await browser.close();
  }
}

function describeRun(sites: readonly Site[], browser: Browser): string {
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const machine = `${cpus()[0]?.model.trim() ?? ''}, ${String(availableParallelism())} cores, ${tables.write(totalmem() / 1e9)} GB`;
  const versions = `${type()}, Node.js ${process.version}, Chromium ${browser.version()}`;
  const sources = sites.map(({ name, source }) => `${name}: ${source}`).join(', ');
  return `Measured on ${date}, ${sources}, by ${machine}, ${versions}. Medians of ${options.runs}.`;
}

async function measure(browser: Browser, sites: readonly Site[], paths: readonly string[]): Promise<string> {
  const pages: tables.MeasuredPage[][] = [];
  for (const path of paths) {
    pages.push(await measurePage(browser, sites, path));
    console.error(`${path} is measured`);
  }
  return [
    describeRun(sites, browser),
    'Times are in milliseconds since the start of the navigation; in brackets without scripts, then the ratio.',
    tables.timesTable(pages),
    tables.plot(pages.flat()),
    'Requests, and kB as they are sent:',
    tables.bytesTable(pages.flat()),
    'From an input on `/` to the next paint, the longest of each interaction, in milliseconds:',
    await mediansTable('interaction', sites, INTERACTION_NAMES, ({ url }, name) =>
      measureInteraction(browser, url, name),
    ),
    await lighthouseTable(sites, paths),
  ].join('\n\n');
}

/** The bytes of a script are divided as its characters are, because what is compressed together has no bytes of its own. */
async function libraryTable(browser: Browser, site: Site, paths: readonly string[]): Promise<string> {
  if (site.workspace === undefined) throw new Error('--library needs the folder of a site, in its workspace');
  const packages = new Map<string, ReadonlyMap<string, Shares>>();
  const rows = [['page', 'all', ...SHARERS]];
  for (const path of paths) {
    const totals = new Map<string, number>();
    const scripts = (await filesOf(browser, site, path)).filter(({ kind }) => kind === 'script');
    for (const script of scripts) {
      const [, owner = '', file = ''] =
        /\/releases\/([^/]+)\/[^/]+\/(?:browser\/)?(.+)/.exec(script.path) ?? [];
      const shares = packages.get(owner) ?? (await sharesInPackage(site.workspace, owner));
      packages.set(owner, shares);
      for (const [library, share] of shares.get(withoutHash(file)) ?? [['others', 1]])
        totals.set(library, (totals.get(library) ?? 0) + share * script.bytes);
    }
    const cells = [tables.sumOf(scripts), ...SHARERS.map((sharer) => totals.get(sharer) ?? 0)];
    rows.push([`\`${path}\``, ...cells.map(tables.kB)]);
  }
  return `JavaScript in kB as it is sent, ${site.name}: ${site.source}\n\n${tables.markdownTable(rows)}\n`;
}

async function main(): Promise<void> {
  const sites = [await openSite('site', options.site)];
  if (options.against) sites.push(await openSite('against', options.against));
  const browser = await openBrowser();
  try {
    const routes = JSON.parse(readFileSync(join(WORKSPACE, 'shared/contract/routes.json'), 'utf8')) as object;
    const paths = options.page ?? (options.all || options.library ? Object.keys(routes) : ONE_OF_EACH_KIND);
    if (options.library) {
      for (const site of sites) console.info(await libraryTable(browser, site, paths));
      return;
    }
    const report = await measure(browser, sites, paths);
    console.info(report);
    if (!options.write) return;
    const [before] = readFileSync(DOCUMENT, 'utf8').split(MARK);
    writeFileSync(DOCUMENT, `${before ?? ''}${MARK}\n\n${report}\n`);
  } finally {
    await browser.close();
    for (const { stop } of sites) await stop?.();
  }
}

if (options.help) console.info(USAGE);
else await main();
