import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ask, listen } from '../faults/startFaultyServer';
import { expect, test } from '../support/site';
import { WORKSPACE } from '../support/workspace';

/** What is stored goes first. */
const OLD_WORKER = `
addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open('old').then((cache) => cache.add('/')));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((stored) => stored ?? fetch(event.request)));
});`;
const OLD_PAGE =
  '<!doctype html><title>Old</title><h1>The old site</h1><script>navigator.serviceWorker.register("/sw.js")</script>';
const ENDING = readFileSync(join(WORKSPACE, 'deploy/end-service-worker.js'), 'utf8');

test('The service worker of an earlier site ends, and visitors see the site', async ({ page, baseURL }) => {
  let worker = OLD_WORKER;
  let isOld = true;
  const host = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/sw.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
    else if (isOld) response.writeHead(200, { 'content-type': 'text/html' }).end(OLD_PAGE);
    else
      ask((baseURL ?? '') + url).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.destroy(),
      );
  });
  const url = await listen(host);
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    isOld = false;
    await page.goto(url);
    await expect(heading).toHaveText('The old site');

    worker = ENDING;
    await page.goto(url);
    await expect(heading).not.toHaveText('The old site');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    await page.goto(url);
    await expect(heading).not.toHaveText('The old site');
  } finally {
    host.close();
    host.closeAllConnections();
  }
});
