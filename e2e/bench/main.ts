import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { CleanUp } from './CleanUp';
import { measureFederation } from './federation/measureFederation';
import { measureInteractions } from './interactions/measureInteractions';
import { isFullRun } from './isFullRun';
import { measureScores } from './lighthouse/measureScores';
import { measureMemory } from './memory/measureMemory';
import { measureNavigation } from './navigation/measureNavigation';
import { HAS_DEFAULT_PROCESSOR, openBrowser } from './openBrowser';
import { describePage } from './pages/describePage';
import { measurePages } from './pages/measurePages';
import { pageFigures } from './pages/pageFigures';
import { describeFigure } from './report/describeFigure';
import { describeMachine } from './report/describeMachine';
import { measureMemoryFillMs } from './report/measureMemoryFillMs';
import type { PartResult, Results } from './report/results';
import { PARTS, type Part } from './report/targets';
import { writeReport } from './report/writeReport';
import { measureCommands } from './scale/measureCommands';
import { measureGrowth } from './scale/measureGrowth';
import { EVERY_PAGE, SAMPLE_PAGES, type SitePage } from './sites/pages';
import { serveSites, type ServedSites } from './sites/serveSites';
import { describeWire } from './wire/describeWire';
import { measureWire, type MeasuredWire } from './wire/measureWire';
import { wireFigures } from './wire/wireFigures';

const { values: options, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    sample: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    site: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

interface Run {
  readonly browser: Browser;
  readonly sites: ServedSites;
  readonly pages: readonly SitePage[];
  readonly runs: number;
}

type Measured = Pick<PartResult, 'figures' | 'pages'>;

async function measureWires({ browser, sites, pages }: Run): Promise<Measured> {
  const measured: MeasuredWire[] = [];
  for (const page of pages) {
    const wire = await measureWire(browser, page, sites.site);
    console.info(describeWire(wire));
    measured.push(wire);
  }
  return { figures: wireFigures(measured) };
}

const MEASURES: Readonly<Record<Part, (run: Run) => Promise<Measured>>> = {
  pages: async ({ browser, sites, pages, runs }) => {
    const onMeasured = (page: Parameters<typeof describePage>[0]) => {
      console.info(describePage(page));
    };
    const measured = await measurePages(browser, { ...sites, pages, runs, onMeasured });
    return { figures: pageFigures(measured), pages: measured };
  },
  wire: measureWires,
  interactions: async ({ browser, sites, runs }) => ({
    figures: await measureInteractions(browser, sites.site, runs),
  }),
  navigation: async ({ browser, sites, runs }) => ({
    figures: await measureNavigation(browser, sites, runs),
  }),
  federation: async ({ browser, sites, runs }) => ({
    figures: await measureFederation(browser, sites, runs),
  }),
  scale: async ({ browser, sites, runs }) => ({
    figures: [...(await measureGrowth(browser, sites.folder)), ...(await measureCommands(browser, runs))],
  }),
  memory: async ({ browser, sites }) => ({ figures: await measureMemory(browser, sites.site) }),
  lighthouse: async ({ sites, pages, runs }) => ({ figures: await measureScores(pages, sites.site, runs) }),
};

const USAGE = `npm run bench -- [parts] [options]

Measures the composed site, and writes docs/performance.md. With any option but --runs, it only prints its figures.
Parts: ${PARTS.join(', ')} (default: all).

  --runs N     how often times and scores are measured (default: 5). Requests, bytes, memory and what keeps a page out
               of the back/forward cache are measured once, starts of the shell a fixed number of times
  --sample     only one page of each kind, in English
  --page PATH  only this page, in English; may be repeated
  --site PATH  the folder of a composed site, as it is (default: e2e/site, after building what has changed)

The environment variable PROCESSOR_SLOWDOWN says how many times slower the browser's processor is than that of this
machine (default: 4); Lighthouse has its own. With any other number, figures are only printed, too.
`;

function chosenPages(): readonly SitePage[] {
  if (options.page) return options.page.map((path) => ({ path, language: 'en' }));
  return options.sample ? SAMPLE_PAGES : EVERY_PAGE;
}

/** Measures one part after the other. */
async function measureParts(run: Run, onMeasured: (parts: Results['parts']) => void): Promise<void> {
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  for (const part of PARTS) {
    if (positionals.length > 0 && !positionals.includes(part)) continue;
    const memoryFillMs = measureMemoryFillMs();
    const measured = await MEASURES[part](run);
    // What cannot be measured on this machine keeps the figures of an earlier run.
    if (measured.figures.length === 0) continue;
    for (const figure of measured.figures) console.info(describeFigure(figure));
    onMeasured({ [part]: { date, command, memoryFillMs, ...measured } });
  }
}

async function main(): Promise<void> {
  // npm runs scripts in the folder of their package, and says here where the user has called it.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const writesReport = isFullRun(options, HAS_DEFAULT_PROCESSOR);
  const cleanUp = new CleanUp();
  try {
    const sites = await serveSites(cleanUp, options.site && resolve(folder, options.site));
    const browser = await openBrowser();
    cleanUp.add(() => browser.close());
    const machine = describeMachine(browser.version());
    // Part by part, so that an interrupted run keeps what it has measured.
    await measureParts({ browser, sites, pages: chosenPages(), runs: Number(options.runs) }, (parts) => {
      if (writesReport) writeReport({ machine, parts });
    });
  } finally {
    await cleanUp.run();
  }
}

const unknown = positionals.find((part) => !PARTS.some((known) => known === part));
if (unknown !== undefined) {
  console.error(`The benchmark has no part ${unknown}. ${USAGE}`);
  process.exitCode = 1;
} else if (options.help) {
  console.info(USAGE);
} else {
  await main();
}
