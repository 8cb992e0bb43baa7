import { CLICKED_AT, clickToPaint, noteClicks } from './clickToPaint';
import { PrerenderingTab } from './PrerenderingTab';
import { startChromium } from './startChromium';

const SCREEN = { width: 1_280, height: 900, deviceScaleFactor: 1, mobile: false };
const LINK = 'header nav a[href="/about"]';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element. Runs in the page, as text. */
function middleOf(selector: string): Point {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) throw new Error(`There is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** When the browser showed the prerendered page, in milliseconds since its navigation. Runs in the page, as text. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart: number;
  })[];
  return navigation?.activationStart ?? 0;
}

async function follow(tab: PrerenderingTab, site: string): Promise<number> {
  await tab.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await tab.goto(`${site}/`);
  await tab.evaluate(noteClicks, CLICKED_AT);
  const link = await tab.evaluate(middleOf, LINK);
  const mouse = (type: string, buttons = {}) =>
    tab.send('Input.dispatchMouseEvent', { type, ...link, ...buttons });
  const left = { button: 'left', clickCount: 1 };
  await tab.untilPrerendered(() => mouse('mouseMoved'));
  await mouse('mousePressed', left);
  // The page that is left does not answer any more.
  await tab.untilActivated(() => Promise.resolve(void mouse('mouseReleased', left).catch(() => undefined)));
  const ms = await tab.evaluate(clickToPaint, CLICKED_AT);
  if ((await tab.evaluate(activationStart)) === 0) throw new Error('The page was not prerendered');
  return ms;
}

/** Follows a header link after pointing at it until the browser has prerendered its page. @returns milliseconds to the paint */
export async function followPrerenderedLink(site: string): Promise<number> {
  const { connection, stop } = await startChromium();
  try {
    return await follow(await PrerenderingTab.open(connection), site);
  } finally {
    await stop();
  }
}
