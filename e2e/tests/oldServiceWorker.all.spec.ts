import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ask } from '../faults/startFaultyServer';
import { expect, test } from '../support/site';
import { WORKSPACE } from '../support/workspace';

/** As another site may have had it: what is stored goes first. */
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

/** A host on which the site takes the place of another one. */
class Host {
  worker = OLD_WORKER;
  isOld = true;
  private readonly server: Server;

  constructor(private readonly site: string) {
    this.server = createServer((request, response) => {
      const { url = '/' } = request;
      if (url === '/sw.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(this.worker);
      else if (this.isOld) response.writeHead(200, { 'content-type': 'text/html' }).end(OLD_PAGE);
      else
        ask(this.site + url).then(
          ({ status, headers, body }) => response.writeHead(status, headers).end(body),
          () => response.destroy(),
        );
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
    return `http://localhost:${String((this.server.address() as AddressInfo).port)}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

test('The service worker of an earlier site ends, and visitors see the site', async ({ page }) => {
  const host = new Host(test.info().project.use.baseURL ?? '');
  const url = await host.listen();
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    host.isOld = false;
    await page.goto(url);
    await expect(heading).toHaveText('The old site');

    host.worker = ENDING;
    await page.goto(url);
    await expect(heading).not.toHaveText('The old site');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await page.goto(url);
    await expect(heading).not.toHaveText('The old site');
  } finally {
    host.stop();
  }
});
