import type { Browser } from '@playwright/test';
import { LAPTOP } from '../../support/layout';
import { openBrowser, openTab } from '../openBrowser';
import { observePage } from '../pages/observePage';
import type { Figure } from '../report/results';
import type { ServedSites } from '../sites/serveSites';
import { median } from '../statistics';
import { withinTimeLimit } from '../../support/withinTimeLimit';
import { CLICKED_AT, clickToPaint, noteClicks } from './clickToPaint';
import { followLinkLoadedAhead } from './followLinkLoadedAhead';

/** Playwright turns the back/forward cache off. */
const NO_CACHE_FLAG = '--disable-back-forward-cache';
const NOT_PAINTED = 'The next page was not painted';

/** Follows a header link to a document that nothing has requested before. */
async function followHeaderLink(browser: Browser, site: string, hasScripts: boolean): Promise<number> {
  const { page, context, session } = await openTab(browser);
  await page.setViewportSize(LAPTOP);
  await session.send('Network.setBlockedURLs', { urls: ['*/speculation-rules.json'] });
  await page.addInitScript(noteClicks, CLICKED_AT);
  const { atRest } = await observePage(session, { awaitsHydration: hasScripts });
  await page.goto(`${site}/`);
  await atRest;
  const link = page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'About' });
  await Promise.all([page.waitForURL('**/about'), link.click({ noWaitAfter: true })]);
  const ms = await withinTimeLimit(page.evaluate(clickToPaint, CLICKED_AT), NOT_PAINTED);
  await context.close();
  return ms;
}

/** Follows a link of a page on the client, after pointing at it until its files are there. */
async function followClientLink(browser: Browser, site: string): Promise<number> {
  const { page, context, session } = await openTab(browser);
  await page.setViewportSize(LAPTOP);
  const { atRest } = await observePage(session, { awaitsHydration: true });
  await page.goto(`${site}/student-travel-deals`);
  await atRest;
  const link = page.getByRole('main').getByRole('link', { name: 'Family Travel' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const previous = document.querySelector('[data-remote] h1')?.textContent;
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const isShown = document.querySelector('[data-remote] h1')?.textContent !== previous;
            // In a frame, the next task comes after the paint.
            if (isShown)
              setTimeout(() => {
                resolve(performance.now() - timeStamp);
              });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  });
  await page.mouse.down();
  await page.mouse.up();
  const painted = page.evaluate(() => (window as unknown as { readonly painted: Promise<number> }).painted);
  const ms = await withinTimeLimit(painted, NOT_PAINTED);
  await context.close();
  return ms;
}

/**
 * Goes to another page and back. A headless Chromium keeps no page in its back/forward cache, but says what else would
 * have kept the page out of it.
 *
 * @returns how many causes are the page's own
 */
async function countCacheObstaclesIn(browser: Browser, site: string): Promise<number> {
  const { page, session } = await openTab(browser, { hasSlowNetwork: false, hasSlowProcessor: false });
  await session.send('Page.enable');
  const explained = new Promise<number>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').length);
    });
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve(0);
    });
  });
  await page.goto(`${site}/`, { waitUntil: 'networkidle' });
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  await page.goBack({ waitUntil: 'commit' });
  return withinTimeLimit(explained, 'The browser did not say whether it kept the page in its cache');
}

async function countCacheObstacles(site: string): Promise<number> {
  const browser = await openBrowser({ ignoreDefaultArgs: [NO_CACHE_FLAG] });
  try {
    return await countCacheObstaclesIn(browser, site);
  } finally {
    await browser.close();
  }
}

/** Measures how soon the next page is there, in a slow browser. */
export async function measureNavigation(
  browser: Browser,
  { site, scriptless }: ServedSites,
  runs: number,
): Promise<Figure[]> {
  const loadedAheadMs: number[] = [];
  const headerMs: number[] = [];
  const staticMs: number[] = [];
  const clientMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    loadedAheadMs.push(await followLinkLoadedAhead(site));
    headerMs.push(await followHeaderLink(browser, site, true));
    staticMs.push(await followHeaderLink(browser, scriptless, false));
    clientMs.push(await followClientLink(browser, site));
  }
  return [
    { target: 'linkLoadedAhead', value: median(loadedAheadMs) },
    { target: 'plainLink', value: median(headerMs) / median(staticMs) },
    { target: 'clientLink', value: median(clientMs) },
    { target: 'cacheObstacles', value: await countCacheObstacles(site) },
  ];
}
