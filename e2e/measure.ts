import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get as getHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { availableParallelism, cpus, tmpdir, totalmem, type } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { findChromium } from '@farekite/tooling/browser';
import { freePort } from './support/freePort';
import { markdownTable } from './support/markdownTable';
import { runInstalled, serveSite, startSite } from './support/processes';
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
const MARK = '<!-- What follows is written by npm run measure -- --write -->';

// The phone of Lighthouse. Latency in milliseconds, throughput in bytes a second.
const SCREEN = { width: 412, height: 823 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PROCESSOR = { rate: 4 };

const MS = {
  /** A longer task is one that a visitor may notice. */
  longTask: 50,
  /** A page that has loaded and had no long task for this time is at rest. */
  quiet: 1_000,
  /** A page that is not hydrated by then never is. */
  hydrationLimit: 8_000,
  /** About a frame: how often a page looks at itself, and the shortest event that browsers report. */
  frame: 16,
  visitLimit: 60_000,
  /** How long people hold a button down, and take to the next key. */
  hold: 80,
  key: 100,
};

const cleanUps: (() => unknown)[] = [];

/** The value in the middle; of an even number of values, the higher one of two. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

// Sites

/** The kinds of files by what their media types contain. */
const KINDS = Object.entries({
  document: 'html',
  scripts: 'script',
  styles: 'css',
  fonts: 'font',
  images: 'image',
  data: '',
});

/** What a page has requested; `bytes` of the body as it was sent. */
interface SentFile {
  readonly path: string;
  readonly kind: string;
  readonly bytes: number;
}

interface Proxy {
  readonly url: string;
  readonly hasScripts: boolean;
  /** Lists what has been sent since the last call. */
  readonly takeSent: () => readonly SentFile[];
}

interface Site {
  readonly name: string;
  readonly origin: string;
  /** The root of the workspace that it is in; `undefined` for an address. */
  readonly workspace?: string;
  readonly full: Proxy;
  readonly scriptless: Proxy;
}

/** The answer as it is: `fetch` would decompress it. */
async function ask(address: URL, requestHeaders: IncomingHttpHeaders) {
  const get = address.protocol === 'https:' ? getHttps : getHttp;
  const response = await new Promise<IncomingMessage>((onAnswer, onError) => {
    get(address, { headers: { ...requestHeaders, host: address.host } }, onAnswer).on('error', onError);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** The same document without the scripts that it loads. Inline scripts stay: one of them shows the visitor's language. */
async function askWithoutScripts(address: URL, requestHeaders: IncomingHttpHeaders): ReturnType<typeof ask> {
  const answer = await ask(address, { ...requestHeaders, 'accept-encoding': 'identity' });
  const stripped = answer.body
    .toString()
    .replace(/<script\b[^>]*\bsrc=[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b(?=[^>]*(?:\bas="?script\b|\brel="?modulepreload\b))[^>]*>/g, '');
  const headers = { ...answer.headers, 'content-encoding': 'br' };
  delete headers['content-length'];
  return { ...answer, headers, body: brotliCompressSync(stripped) };
}

/** Stands before a site, and answers from memory after the first time, so that the site's server takes no part. */
async function startProxy(site: string, hasScripts: boolean): Promise<Proxy> {
  const answers = new Map<string, ReturnType<typeof ask>>();
  const sent: SentFile[] = [];
  const server = createServer(({ url: path = '/', headers }, response) => {
    const key = [path, headers.cookie, headers['accept-encoding']].join(' ');
    const isStripped = !hasScripts && headers['sec-fetch-dest'] === 'document';
    const answer = answers.get(key) ?? (isStripped ? askWithoutScripts : ask)(new URL(path, site), headers);
    answers.set(key, answer);
    answer.then(
      ({ status, headers: answered, body }) => {
        const { 'content-type': type = '' } = answered;
        const kind = KINDS.find(([, word]) => type.includes(word))?.[0] ?? '';
        sent.push({ path, kind, bytes: body.length });
        response.writeHead(status, answered).end(body);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((onListening) => server.listen(0, onListening));
  cleanUps.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${String(port)}`, hasScripts, takeSent: () => sent.splice(0) };
}

function workspaceOf(folder: string): string {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"workspaces"')) return folder;
  return dirname(folder) === folder ? WORKSPACE : workspaceOf(dirname(folder));
}

/** Serves a folder by the tool of the workspace that it is in, because another version may not know its files. */
async function openSite(name: string, place?: string): Promise<Site> {
  const withProxies = async (url: string) => ({
    name,
    full: await startProxy(url, true),
    scriptless: await startProxy(url, false),
  });
  if (place !== undefined && /^https?:/.test(place)) return { ...(await withProxies(place)), origin: place };
  // npm runs scripts in the folder of their package, and says here where the user has called it.
  const folder = resolve(process.env.INIT_CWD ?? '.', place ?? join(WORKSPACE, 'e2e/site'));
  const workspace = workspaceOf(folder);
  const served = await (place === undefined ? startSite : serveSite)(folder, workspace);
  cleanUps.push(served.stop);
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: workspace })
    .toString()
    .trim();
  return { ...(await withProxies(served.url)), origin: `commit ${commit}`, workspace };
}

// Visits

const FIGURES = ['firstPaint', 'largestPaint', 'shift', 'blocking', 'longestTask', 'hydrated'] as const;
/** Of one visit, or the medians of several. All but the shift in milliseconds, since the start of the navigation. */
type Figures = Record<(typeof FIGURES)[number], number>;

const toFigures = (read: (name: keyof Figures) => number) =>
  Object.fromEntries(FIGURES.map((name) => [name, read(name)])) as Figures;

const REPORT = 'measured: ';

/**
 * Runs in the page before its own scripts, as text: so it uses nothing of this module. React hydrates without an event, so the page
 * looks at itself until it is at rest, with scripts and without.
 */
function observe(ms: typeof MS, report: string, hasScripts: boolean): void {
  const entries: (PerformanceEntry & { readonly value?: number })[] = [];
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
    const init = { type, buffered: true, durationThreshold: ms.frame } as PerformanceObserverInit;
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe(init);
  }
  Object.assign(window, { measuredEntries: entries });
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  let hydrated: number | undefined;
  const look = () => {
    const now = performance.now();
    const tasks = ofType('longtask');
    const heading = document.querySelector('[data-remote] h1');
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) hydrated ??= now;
    const busyUntil = Math.max(hydrated ?? 0, ...tasks.map((task) => task.startTime + task.duration));
    const isAtRest = document.readyState === 'complete' && now - busyUntil > ms.quiet;
    if (!isAtRest || (hasScripts && hydrated === undefined && now < ms.hydrationLimit)) {
      return void setTimeout(look, ms.frame);
    }
    const figures = {
      firstPaint: ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime,
      largestPaint: ofType('largest-contentful-paint').at(-1)?.startTime,
      shift: sum(ofType('layout-shift').map(({ value = 0 }) => value)),
      blocking: sum(tasks.map(({ duration }) => duration - ms.longTask)),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      hydrated,
    };
    console.info(report + JSON.stringify(figures));
  };
  // No page is hydrated before it is painted.
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    look();
  }).observe({ type: 'paint', buffered: true });
}

async function openBrowser(...moreArgs: readonly string[]): Promise<Browser> {
  const { executablePath, env, args } = await findChromium();
  const wholeEnv = { ...(process.env as Record<string, string>), ...env };
  const browser = await chromium.launch({ executablePath, env: wholeEnv, args: [...args, ...moreArgs] });
  cleanUps.push(() => browser.close());
  return browser;
}

/** Opens a page in a new context without a cache, lets it come to rest, and does something with it. */
async function visit<T>(
  browser: Browser,
  { url, hasScripts }: Proxy,
  path: string,
  { isNetworkSlow = false, isProcessorSlow = false },
  atRest: (figures: Figures, page: Page) => T | Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // With a buffer, DevTools keeps what has arrived, and decodes documents in the page's main thread.
    await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (isNetworkSlow) await session.send('Network.emulateNetworkConditions', NETWORK);
    if (isProcessorSlow) await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
    const parameters = [MS, REPORT, hasScripts].map((parameter) => JSON.stringify(parameter));
    await page.addInitScript(`(${observe.toString()})(${parameters.join()})`);
    const reported = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(REPORT),
      timeout: MS.visitLimit,
    });
    const [report] = await Promise.all([reported, page.goto(url + path)]);
    const found = JSON.parse(report.text().slice(REPORT.length)) as Partial<Figures>;
    return await atRest(
      toFigures((name) => found[name] ?? Infinity),
      page,
    );
  } finally {
    await context.close();
  }
}

/** What a page requests, in a visit that is as fast as the machine. */
async function filesOf(browser: Browser, full: Proxy, path: string): Promise<readonly SentFile[]> {
  full.takeSent();
  return visit(browser, full, path, {}, () => full.takeSent());
}

interface MeasuredPage {
  readonly path: string;
  readonly site: Site;
  readonly full: Figures;
  readonly scriptless: Figures;
  readonly files: readonly SentFile[];
}

const IS_SLOW = { isNetworkSlow: true, isProcessorSlow: true };

/** Visits of all sites, with scripts and without, alternate, so that all meet the same machine. */
async function measurePage(browser: Browser, sites: readonly Site[], path: string): Promise<MeasuredPage[]> {
  const proxies = sites.flatMap(({ full, scriptless }) => [full, scriptless]);
  const visits = new Map(proxies.map((proxy): [Proxy, Figures[]] => [proxy, []]));
  for (const proxy of proxies) await visit(browser, proxy, path, {}, () => undefined);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [proxy, found] of visits)
      found.push(await visit(browser, proxy, path, IS_SLOW, (figures) => figures));
  }
  const medians = (proxy: Proxy) =>
    toFigures((name) => median((visits.get(proxy) ?? []).map((figures) => figures[name])));
  const measured: MeasuredPage[] = [];
  for (const site of sites) {
    const files = await filesOf(browser, site.full, path);
    measured.push({ path, site, full: medians(site.full), scriptless: medians(site.scriptless), files });
  }
  return measured;
}

// Interactions

/** Presses as people do with a mouse. `locator.click()` would look at the element while the page answers. */
async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await longestEvent(page);
  await page.mouse.click(x + width / 2, y + height / 2, { delay: MS.hold });
}

async function openMenu(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Menu', exact: true }));
  await page.getByRole('button', { name: 'Switch to Spanish' }).waitFor();
}

/** On the home page, each measured from its last press on. Each resolves when the page shows what it was asked for. */
const INTERACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'opening the menu': openMenu,
  'switching the language': async (page) => {
    await openMenu(page);
    await press(page.getByRole('button', { name: 'Switch to Spanish' }));
    await page.locator('html[lang=es]').waitFor();
  },
  'typing an airport': async (page) => {
    await press(page.getByLabel('From', { exact: true }));
    await page.keyboard.type('new york', { delay: MS.key });
    await page.getByRole('search').getByRole('option').first().waitFor();
  },
  'opening the calendar': async (page) => {
    await press(page.getByRole('search').getByRole('button', { name: /^Depart/ }));
    await page.getByRole('dialog').getByRole('grid').waitFor();
  },
};

/** The longest wait from an input to the paint after it since the last call, in milliseconds. */
async function longestEvent(page: Page): Promise<number> {
  return page.evaluate(async (minMs) => {
    // The browser notes an event after the next paint, and tells when it is idle.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((onIdle) => requestIdleCallback(onIdle));
    const { measuredEntries } = window as unknown as { readonly measuredEntries: PerformanceEventTiming[] };
    const events = measuredEntries.splice(0).filter(({ interactionId }) => interactionId);
    return Math.max(minMs, ...events.map(({ duration }) => duration));
  }, MS.frame);
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
    const found = sites.map((): number[] => []);
    for (let run = 0; run < RUNS; run += 1)
      for (const [index, site] of sites.entries()) found[index]?.push(await measureOnce(site, name));
    const medians = found.map(median);
    rows.push([name, ...medians.map((value) => write(value)), ...(sites[1] ? [ratio(...medians)] : [])]);
  }
  return markdownTable(rows);
}

async function interactionsTable(browser: Browser, sites: readonly Site[]): Promise<string> {
  return mediansTable('interaction', sites, Object.keys(INTERACTIONS), ({ full }, name) =>
    visit(browser, full, '/', { isProcessorSlow: true }, async (_figures, page) => {
      await INTERACTIONS[name]?.(page);
      return longestEvent(page);
    }),
  );
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
  await openBrowser(`--remote-debugging-port=${String(flags.port)}`);
  return mediansTable('Lighthouse', sites, paths, async ({ full }, path) => {
    const { lhr } = await loaded.default(full.url + path, flags);
    return 100 * (lhr.categories.performance?.score ?? NaN);
  });
}

// The report

const write = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : 'never');
const ratio = (value = 0, other = 0) =>
  value > 0 && other > 0 && Number.isFinite(value + other) ? (value / other).toFixed(2) : '–';
const sumOf = (files: readonly SentFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const kB = (bytes: number) => (bytes / 1_000).toFixed(1);

function timeCell(name: keyof Figures, { full, scriptless }: MeasuredPage): string {
  if (name === 'hydrated') return write(full.hydrated);
  if (name === 'shift') return `${write(full.shift, 3)} [${write(scriptless.shift, 3)}]`;
  return `${write(full[name])} [${write(scriptless[name])}] ${ratio(full[name], scriptless[name])}`;
}

function timesTable(pages: readonly MeasuredPage[][]): string {
  const head = ['page', '', 'first paint', 'largest paint', 'shift', 'blocking', 'longest task', 'hydrated'];
  const rows = pages.flatMap(([site, against]) => {
    if (!site) return [];
    const measured = against ? [site, against] : [site];
    const ratios = FIGURES.map((name) => ratio(site.full[name], against?.full[name]));
    return [
      ...measured.map((page) => [page.site.name, ...FIGURES.map((name) => timeCell(name, page))]),
      ...(against ? [['ratio', ...ratios]] : []),
    ].map((row) => [`\`${site.path}\``, ...row]);
  });
  return markdownTable([head, ...rows]);
}

/** A line of time for each page. */
function plot(pages: readonly MeasuredPage[]): string {
  const COLUMN_MS = 50;
  const width = Math.max(...pages.map(({ path, site }) => `${path} ${site.name}`.length));
  const lines = pages.map(({ path, site, full, scriptless }) => {
    const marks = { l: scriptless.largestPaint, f: full.firstPaint, L: full.largestPaint, H: full.hydrated };
    const line: string[] = [];
    for (const [mark, ms] of Object.entries(marks))
      if (Number.isFinite(ms)) line[Math.round(ms / COLUMN_MS)] = mark;
    return `${`${path} ${site.name}`.padEnd(width)} ${Array.from(line, (mark) => mark ?? '·').join('')}`;
  });
  const legend = `A column is ${String(COLUMN_MS)} ms. f: first paint, L: largest, l: largest without scripts, H: hydrated`;
  return ['```text', ...lines, legend, '```'].join('\n');
}

function bytesTable(pages: readonly MeasuredPage[]): string {
  const cell = (files: readonly SentFile[]) =>
    files.length > 0 ? `${String(files.length)}: ${kB(sumOf(files))}` : '–';
  const rows = pages.map(({ path, site, files }) => [
    `\`${path}\``,
    site.name,
    ...KINDS.map(([kind]) => cell(files.filter((file) => file.kind === kind))),
    cell(files),
  ]);
  return markdownTable([['page', '', ...KINDS.map(([kind]) => kind), 'all'], ...rows]);
}

function describeRun(sites: readonly Site[], browser: Browser): string {
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const machine = `${cpus()[0]?.model.trim() ?? ''}, ${String(availableParallelism())} cores, ${write(totalmem() / 1e9)} GB`;
  const versions = `${type()}, Node.js ${process.version}, Chromium ${browser.version()}`;
  const origins = sites.map(({ name, origin }) => `${name}: ${origin}`).join(', ');
  return `Measured on ${date}, ${origins}, by ${machine}, ${versions}. Medians of ${options.runs}.`;
}

async function measure(browser: Browser, sites: readonly Site[], paths: readonly string[]): Promise<string> {
  const pages: MeasuredPage[][] = [];
  for (const path of paths) {
    pages.push(await measurePage(browser, sites, path));
    console.error(`${path} is measured`);
  }
  return [
    describeRun(sites, browser),
    'Times are in milliseconds since the start of the navigation; in brackets without scripts, then the ratio.',
    timesTable(pages),
    plot(pages.flat()),
    'Requests, and kB as they are sent:',
    bytesTable(pages.flat()),
    'From an input on `/` to the next paint, the longest of each interaction, in milliseconds:',
    await interactionsTable(browser, sites),
    await lighthouseTable(sites, paths),
  ].join('\n\n');
}

// Libraries

const LIBRARIES = {
  react: /^react$/,
  'react-dom': /^(react-dom|scheduler)$/,
  'React Router': /^(react-router(-dom)?|cookie|set-cookie-parser)$/,
  i18next: /^i18next/,
  'federation runtime': /^@module-federation$/,
  'date-fns': /^@?date-fns$/,
  'react-day-picker': /^react-day-picker$/,
  webpack: /^webpack$/,
  'own code': /^(shell|mfe-.*|@farekite|src|shared)$/,
};
const COLUMNS = [...Object.keys(LIBRARIES), 'texts', 'others'];

/** @param source a module as the source map names it; webpack's own code has none */
function libraryOf(source: string | null = 'webpack'): string {
  if (/\/locales\/.*\.json/.test(source ?? '')) return 'texts';
  const path = (source ?? 'webpack').replace(/^webpack:\/\/[^/]*\//, '').replace(/^.*node_modules\//, '');
  const [owner = ''] = path.replace(/^(?:\.{1,2}\/)+/, '').split('/');
  return Object.entries(LIBRARIES).find(([, owners]) => owners.test(owner))?.[0] ?? 'others';
}

/** The share of each library in the characters of a script, by its source map. */
function sharesOf(script: string, map: string): Map<string, number> {
  const traced = new TraceMap(map);
  const mappings = decodedMappings(traced);
  const shares = new Map<string, number>();
  for (const [row, line] of script.split('\n').entries()) {
    const segments = mappings[row] ?? [];
    for (const [index, [column, source]] of [[0], ...segments].entries()) {
      const library = libraryOf(source === undefined ? undefined : traced.sources[source]);
      const characters = (segments[index]?.[0] ?? line.length + 1) - (column ?? 0);
      shares.set(library, (shares.get(library) ?? 0) + characters / script.length);
    }
  }
  return shares;
}

/** Builds a package of a workspace once more, into a folder of its own. @returns the shares in each of its scripts */
async function sharesInPackage(workspace: string, name: string): Promise<Map<string, Map<string, number>>> {
  const output = await mkdtemp(join(tmpdir(), 'farekite-maps-'));
  cleanUps.push(() => rm(output, { recursive: true }));
  const args = ['--config-name', `${name}:browser`, '--devtool', 'hidden-source-map', '--no-cache'];
  await runInstalled('webpack', [...args, '--output-path', output], join(workspace, name));
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  const read = (file: string) => readFileSync(join(output, file), 'utf8');
  // A script of nothing but words has no map.
  const sharesIn = (file: string) =>
    files.includes(`${file}.map`) ? sharesOf(read(file), read(`${file}.map`)) : new Map([['texts', 1]]);
  return new Map(scripts.map((file) => [withoutHash(file), sharesIn(file)]));
}

const withoutHash = (file: string) => file.replace(/\.[0-9a-f]{8}(?=\.js$)/, '');

/** The bytes of a script are divided as its characters are, because what is compressed together has no bytes of its own. */
async function libraryTable(
  browser: Browser,
  { name, origin, ...site }: Site,
  paths: readonly string[],
): Promise<string> {
  if (site.workspace === undefined) throw new Error('--library needs the folder of a site, in its workspace');
  const packages = new Map<string, Map<string, Map<string, number>>>();
  const rows = [['page', 'all', ...COLUMNS]];
  for (const path of paths) {
    const totals = new Map<string, number>();
    const scripts = (await filesOf(browser, site.full, path)).filter(({ kind }) => kind === 'scripts');
    for (const script of scripts) {
      const [, owner = '', file = ''] =
        /\/releases\/([^/]+)\/[^/]+\/(?:browser\/)?(.+)/.exec(script.path) ?? [];
      const shares = packages.get(owner) ?? (await sharesInPackage(site.workspace, owner));
      packages.set(owner, shares);
      for (const [library, share] of shares.get(withoutHash(file)) ?? [['others', 1]]) {
        totals.set(library, (totals.get(library) ?? 0) + share * script.bytes);
      }
    }
    rows.push([`\`${path}\``, kB(sumOf(scripts)), ...COLUMNS.map((column) => kB(totals.get(column) ?? 0))]);
  }
  return `JavaScript in kB as it is sent, ${name}: ${origin}\n\n${markdownTable(rows)}\n`;
}

// What was asked for

async function main(): Promise<void> {
  const sites = [await openSite('site', options.site)];
  if (options.against) sites.push(await openSite('against', options.against));
  const browser = await openBrowser();
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
}

if (options.help) console.info(USAGE);
else
  await main().finally(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });
