import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/site';

interface SlowDocument {
  readonly url: string;
  /** Sends the rest of the document. */
  readonly finish: () => void;
}

/** A document of the site of which the header has arrived, and the page has not. Nothing else is served. */
const test = base.extend<{ slowDocument: SlowDocument }>({
  slowDocument: async ({ request }, provide) => {
    const html = await (await request.get('/booking-process')).text();
    const length = html.indexOf('</header>') + '</header>'.length;
    const responses: ServerResponse[] = [];
    const server = createServer(({ url }, response) => {
      if (url !== '/') {
        response.writeHead(404).end();
        return;
      }
      responses.push(response);
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, length));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    await provide({
      url: `http://localhost:${String(port)}`,
      finish: () => {
        for (const response of responses) response.end(html.slice(length));
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/**
 * Observes the first contentful paint of the next document.
 *
 * @returns a function that resolves with its time in milliseconds, or `undefined` before it
 */
async function observeFirstPaint(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) Object.assign(window, { firstPaintMs: paint.startTime });
    }).observe({ type: 'paint', buffered: true });
  });
  return () => page.evaluate(() => (window as { firstPaintMs?: number }).firstPaintMs);
}

async function untilHeaderHasArrived(page: Page): Promise<void> {
  await page.getByRole('banner').waitFor({ state: 'attached' });
}

test('A document is painted when it has arrived, because what is painted before would move', async ({
  page,
  slowDocument,
}) => {
  const firstPaintMs = await observeFirstPaint(page);
  await page.goto(slowDocument.url, { waitUntil: 'commit' });
  await untilHeaderHasArrived(page);
  expect(await firstPaintMs()).toBeUndefined();
  slowDocument.finish();
  await expect.poll(firstPaintMs).toBeDefined();
  const arrivedMs = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd,
  );
  expect(await firstPaintMs()).toBeGreaterThan(Number(arrivedMs));
});

test('A document that stops arriving is painted after three seconds', async ({ page, slowDocument }) => {
  await page.clock.install();
  const firstPaintMs = await observeFirstPaint(page);
  await page.goto(slowDocument.url, { waitUntil: 'commit' });
  await untilHeaderHasArrived(page);
  expect(await firstPaintMs()).toBeUndefined();
  await page.clock.runFor(3_000);
  await expect.poll(firstPaintMs).toBeDefined();
});
