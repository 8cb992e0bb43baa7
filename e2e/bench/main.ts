import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './openBrowser';
import { describePage } from './pages/describePage';
import { measurePages } from './pages/measurePages';
import { EVERY_PAGE, SAMPLE_PAGES } from './sites/pages';
import { serveSites } from './sites/serveSites';
import { describeWire } from './wire/describeWire';
import { measureWire } from './wire/measureWire';

const USAGE = `npm run bench -- [parts] [options]

Measures the composed site in a slow browser. Parts: pages, wire (default: all).

  --runs N     how often each page is visited (default: 5)
  --sample     one page of each kind, in English
  --page PATH  this page in English; may be repeated
  --site PATH  a composed site's folder, as it is (default: e2e/site, after building what has changed)
`;

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

const isChosen = (part: string) => positionals.length === 0 || positionals.includes(part);

async function run(): Promise<void> {
  const named = options.page?.map((path) => ({ path, language: 'en' }));
  const pages = named ?? (options.sample ? SAMPLE_PAGES : EVERY_PAGE);
  const sites = await serveSites(options.site && resolve(options.site));
  const browser = await openBrowser();
  try {
    if (isChosen('pages')) {
      await measurePages(browser, {
        ...sites,
        pages,
        runs: Number(options.runs),
        onMeasured: (page) => {
          console.info(describePage(page));
        },
      });
    }
    if (isChosen('wire')) {
      for (const page of pages) {
        console.info(describeWire(await measureWire(browser, page, sites.site)));
      }
    }
  } finally {
    await browser.close();
    await sites.stop();
  }
}

if (options.help) console.info(USAGE);
else await run();
