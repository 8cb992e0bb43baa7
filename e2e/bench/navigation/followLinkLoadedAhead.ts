import { CLICKED_AT, clickToPaint, noteClicks } from './clickToPaint';
import { TabThatLoadsAhead } from './TabThatLoadsAhead';
import { startChromium } from './startChromium';

const LINK = 'header nav a[href="/about"]';

/** When the browser showed the page that it had loaded ahead, in milliseconds since its navigation. Runs in the page, as text. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart: number;
  })[];
  return navigation?.activationStart ?? 0;
}

async function follow(tab: TabThatLoadsAhead, site: string): Promise<number> {
  await tab.goto(`${site}/`);
  await tab.evaluate(noteClicks, CLICKED_AT);
  await tab.loadAhead(LINK);
  await tab.follow(LINK);
  const ms = await tab.evaluate(clickToPaint, CLICKED_AT);
  if ((await tab.evaluate(activationStart)) === 0) throw new Error('The page was not loaded ahead');
  return ms;
}

/** Follows a header link after pointing at it until the browser has loaded its page ahead. @returns milliseconds to the paint */
export async function followLinkLoadedAhead(site: string): Promise<number> {
  const { connection, stop } = await startChromium();
  try {
    return await follow(await TabThatLoadsAhead.open(connection), site);
  } finally {
    await stop();
  }
}
