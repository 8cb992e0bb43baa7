import type { CDPSession, Page } from '@playwright/test';
import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { expect, openPage, recordRequests, ROUTES, test } from '../support/site';

/** Browsers keep a little of every visit, such as its entries in the history. */
const MAX_HEAP_GROWTH = 1.1;

const MEASURED_ROUNDS = process.env.FAREKITE_TEST === 'all' ? 3 : 1;

/** Ends where it starts: on /terms. */
async function visitEveryPage(page: Page): Promise<void> {
  await page.evaluate(
    async (paths) => {
      for (const path of paths) {
        const link = Object.assign(document.createElement('a'), { href: path });
        document.querySelector('[data-remote]')?.append(link);
        link.focus();
        link.click();
        while (!document.activeElement?.matches('main h1')) await new Promise(requestAnimationFrame);
      }
    },
    [...ROUTES.filter((route) => route !== '/terms'), '/terms'],
  );
}

/** A timer or an observer that is left keeps nodes alive. */
async function readAlive(page: Page, session: CDPSession) {
  // The second collection finds what the finalizers of the first have let go.
  for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? NaN;
  return {
    nodes: read('Nodes'),
    eventListeners: read('JSEventListeners'),
    styleSheets: await page.evaluate(() => document.styleSheets.length),
    heapBytes: read('JSHeapUsedSize'),
  };
}

test('Visits to all pages in one document leave nothing behind', async ({ page, consoleErrors }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const requests = recordRequests(page);
  await openPage(page, '/terms');
  await markDocument(page);
  // What a page loads once, is there then.
  await visitEveryPage(page);
  const { heapBytes, ...counts } = await readAlive(page, session);

  for (let round = 0; round < MEASURED_ROUNDS; round += 1) await visitEveryPage(page);
  // A timer, such as that of the scroll position, may end a moment later.
  await expect.poll(() => readAlive(page, session)).toMatchObject(counts);
  expect((await readAlive(page, session)).heapBytes / heapBytes).toBeLessThan(MAX_HEAP_GROWTH);
  await expectSameDocument(page);
  // Pictures may come from the browser's cache again.
  const files = requests.filter((path) => /^\/releases\/.*\.(js|css|json)$/.test(path));
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
