import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { readDocument } from '../support/composedDocument';
import { PHONE, untilPainted } from '../support/layout';
import { recordShifts } from '../support/layoutShifts';
import { ROUTES, expect, test as base } from '../support/site';

/** A document of the site of which the start has arrived. Nothing else is served. */
interface ArrivingDocument {
  readonly url: string;
  /** What has not been sent. */
  readonly rest: string;
  readonly send: (text: string) => void;
  readonly end: () => void;
}

interface ServerFixtures {
  /** Serves a document up to the end of a text in it. */
  readonly serveStart: (html: string, until: string) => ArrivingDocument;
}

const test = base.extend<ServerFixtures>({
  serveStart: async ({}, provide) => {
    let start = '';
    let response: ServerResponse | undefined;
    const server = createServer((request, answer) => {
      if (request.url !== '/') {
        answer.writeHead(404).end();
        return;
      }
      response = answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(start);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    await provide((html, until) => {
      const startLength = html.indexOf(until) + until.length;
      start = html.slice(0, startLength);
      return {
        url: `http://localhost:${String(port)}`,
        rest: html.slice(startLength),
        send: (text) => {
          response?.write(text);
        },
        end: () => {
          response?.end();
        },
      };
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

/** Removes the time limit of documents that wait, which a busy machine may exceed before the header has arrived. */
async function removeTimeLimit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The only timer of a document that requests nothing.
    Object.assign(window, { setTimeout: () => 0 });
  });
}

/** Opens a page of which the site's header has arrived, and nothing behind it. */
async function openHeader(page: Page, serveStart: ServerFixtures['serveStart']): Promise<ArrivingDocument> {
  const { html } = await readDocument('/booking-process');
  const arriving = serveStart(html, '</header>');
  await page.goto(arriving.url, { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor({ state: 'attached' });
  return arriving;
}

test('On a laptop, a document is painted when it has arrived, because what is painted before would move', async ({
  page,
  serveStart,
}) => {
  const firstPaintMs = await observeFirstPaint(page);
  const arriving = await openHeader(page, serveStart);
  expect(await firstPaintMs()).toBeUndefined();
  arriving.send(arriving.rest);
  arriving.end();
  await expect.poll(firstPaintMs).toBeDefined();
  const arrivedMs = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd,
  );
  expect(await firstPaintMs()).toBeGreaterThan(Number(arrivedMs));
});

test('A document that stops arriving is painted after three seconds', async ({ page, serveStart }) => {
  await page.clock.install();
  const firstPaintMs = await observeFirstPaint(page);
  await openHeader(page, serveStart);
  expect(await firstPaintMs()).toBeUndefined();
  await page.clock.runFor(3_000);
  await expect.poll(firstPaintMs).toBeDefined();
});

/**
 * Pieces of a document, small enough that the browser paints most parts of a page while they are arriving. Style and script
 * elements are whole, because nothing is painted while they arrive.
 */
const PIECES = /<(style|script)\b[^]*?<\/\1>|(?:(?!<style|<script)[^]){1,800}/g;

/** How many pieces arrive at once below the first screen, where only what moves the screen matters. */
const PIECES_BELOW_SCREEN = 10;

/** Whether what has arrived is two screens high: what comes now stands below the screen, whatever its height. */
function isScreenFilled(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight > 2 * innerHeight);
}

for (const [viewport, language] of [
  [PHONE, 'es'],
  [{ width: 360, height: 640 }, 'en'],
] as const) {
  test(`On a phone, every page is painted when its header has arrived, and nothing moves when more of it comes (${String(viewport.width)} px, ${language})`, async ({
    page,
    serveStart,
  }) => {
    await page.setViewportSize(viewport);
    await removeTimeLimit(page);
    const firstPaintMs = await observeFirstPaint(page);
    const readShifts = await recordShifts(page);
    for (const path of ROUTES) {
      await test.step(path, async () => {
        const { html } = await readDocument(path, language);
        const arriving = serveStart(html, '</header>');
        await page.goto(arriving.url, { waitUntil: 'commit' });
        await expect.poll(firstPaintMs).toBeDefined();
        await expect(page.getByRole('banner')).toBeInViewport();
        const pieces = arriving.rest.match(PIECES) ?? [];
        while (pieces.length > 0) {
          const count = (await isScreenFilled(page)) ? PIECES_BELOW_SCREEN : 1;
          arriving.send(pieces.splice(0, count).join(''));
          await untilPainted(page);
        }
        arriving.end();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await untilPainted(page);
        expect.soft(await readShifts()).toEqual([]);
      });
    }
  });
}
