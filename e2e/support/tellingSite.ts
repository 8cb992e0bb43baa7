import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { openStore, publish } from '@farekite/tooling/release';
import { ask, listen } from '../faults/startFaultyServer';
import { run, startServer, WORKSPACE } from './workspace';
import { copyWorkspace, editFile } from './workspaceCopy';

export const ENDPOINT = '/telemetry';

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A copy of the site with telemetry. A server stands in front: Playwright does not see what a document sends when it is left. */
export async function startTellingSite() {
  const folder = mkdtempSync(join(tmpdir(), 'farekite-telemetry-'));
  const [workspace, directory] = [join(folder, 'workspace'), join(folder, 'site')];
  const site = openStore(directory);
  copyWorkspace(workspace);
  cpSync(join(WORKSPACE, 'e2e/site'), directory, { recursive: true });
  editFile(join(workspace, 'shell/site.json'), [
    '"social": [',
    `"telemetry": { "endpoint": "${ENDPOINT}", "sample": 1 },\n  "social": [`,
  ]);
  await run('farekite', ['build'], join(workspace, 'shell'));
  await publish(join(workspace, 'shell/dist'), site);
  const port = await freePort();
  const served = await startServer('serve', ['--site', directory, '--metrics-port', port], WORKSPACE);
  const records: string[] = [];
  const front = createServer((request, response) => {
    const { url: path = '/', method = 'GET' } = request;
    const pass = async () => {
      const body = method === 'POST' ? await text(request) : undefined;
      if (path === ENDPOINT && body !== undefined) records.push(body);
      const headers = { cookie: request.headers.cookie ?? '' };
      const answer = await ask(served.url + path, { method, headers, ...(body !== undefined && { body }) });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    pass().catch(() => response.destroy());
  });
  return {
    workspace,
    site,
    records,
    url: await listen(front),
    metricsAddress: `http://127.0.0.1:${port}/metrics`,
    stop: async () => {
      front.closeAllConnections();
      front.close();
      await served.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function untilTellingScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/browser/telemetry.js')),
  );
}
