import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { parseVisit, type Visit } from '@farekite/shared/telemetry';
import { publish, readRelease } from '@farekite/tooling/release';
import { followLink } from '../support/clientNavigation';
import { expect, openPage, recordRequests, test, untilHydrated } from '../support/site';
import { startTellingSite, untilTellingScript } from '../support/tellingSite';
import { BUILD_TEST_TIMEOUT_MS, run, WORKSPACE } from '../support/workspace';
import { editFile } from '../support/workspaceCopy';

const DEALS = '/first-class-deals';
const GUIDE = '/paris-guide';
const THROWING = 'mfe-deals/src/pages/FirstClassDeals/NightSky/NightSky.tsx';

let telling: Awaited<ReturnType<typeof startTellingSite>>;

// One worker builds for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  telling = await startTellingSite();
});

test.beforeEach(() => {
  telling.records.length = 0;
});

test.afterAll(() => telling.stop());

const labelOf = async (name: string) => {
  const { version } = await readRelease(join(WORKSPACE, name, 'dist'));
  return `${name}@${version}`;
};

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, telling.url + path);
  await untilTellingScript(page);
}

async function leave(page: Page): Promise<Visit | undefined> {
  await page.goto('about:blank');
  await expect.poll(() => telling.records.length).toBe(1);
  return parseVisit(telling.records[0] ?? '');
}

/** Which browsers do when its effect is on the screen. */
async function untilInteractionMeasured(page: Page): Promise<void> {
  await page.evaluate(() => {
    const type = 'first-input';
    return new Promise((resolve) => new PerformanceObserver(resolve).observe({ type, buffered: true }));
  });
}

async function counts(): Promise<string[]> {
  const shown = await (await fetch(telling.metricsAddress)).text();
  return shown.split('\n').filter((line) => line.startsWith('farekite_'));
}

test('A visit is told once, with its views and vitals, and counted', async ({ page, consoleErrors }) => {
  await open(page, DEALS);
  await followLink(page, GUIDE);
  await untilHydrated(page);
  await untilInteractionMeasured(page);
  const [deals, guides] = [await labelOf('mfe-deals'), await labelOf('mfe-guides')];
  const visit = await leave(page);
  expect(visit).toMatchObject({
    language: 'en',
    views: [
      { route: DEALS, release: deals, isRepaired: false },
      { route: GUIDE, release: guides, isRepaired: false },
    ],
  });
  expect(Object.keys(visit?.vitals ?? {}).toSorted()).toEqual(['cls', 'inp', 'lcp']);
  expect(visit?.pair).toContain(deals);
  const [, version = ''] = guides.split('@');
  await expect.poll(counts).toContain(`farekite_views_total{name="mfe-guides",version="${version}"} 1`);
  expect(consoleErrors).toEqual([]);
});

test('Nothing that a visitor types, stores or asks for is told', async ({ page }) => {
  const secret = 'Zyxwvut';
  const told: string[] = [];
  for (const path of ['/', '/contact', '/flight-results', '/booking-process', '/admin']) {
    telling.records.length = 0;
    await open(page, `${path}?q=${secret}#${secret}`);
    await page.evaluate((text) => {
      localStorage.setItem('mine', text);
      sessionStorage.setItem('mine', text);
      document.cookie = `mine=${text}`;
    }, secret);
    for (const field of await page.locator('input:visible, textarea:visible').all()) {
      const takes = await field.getAttribute('type');
      if (takes !== 'radio' && takes !== 'checkbox') await field.fill(`${secret}@example.com`);
    }
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate((message) => {
      const script = document.querySelector<HTMLScriptElement>('script[src*="/shell.js"]')?.src ?? '';
      const stack = `${message}: ${message}\n    at ${message} (${script}:1:2)`;
      setTimeout(() => {
        throw Object.assign(new TypeError(message), { name: message, stack });
      });
    }, secret);
    await thrown;
    expect((await leave(page))?.views[0]?.failure).toMatchObject({ step: 'uncaught', error: 'Error' });
    told.push(...telling.records);
  }
  expect(told).toHaveLength(5);
  expect(told.join()).not.toMatch(new RegExp(`${secret}|example\\.com|localhost|[?#]`, 'i'));
});

test('A page that throws is in the status within a minute, with its source', async ({ page }) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  const { workspace, site } = telling;
  editFile(join(workspace, THROWING), [
    'export function NightSky() {\n',
    "export function NightSky() {\n  if (typeof document !== 'undefined') throw new RangeError('Ana Gomez');\n",
  ]);
  await run('farekite', ['build'], join(workspace, 'mfe-deals'));
  const dist = join(workspace, 'mfe-deals/dist');
  await publish(dist, site);
  const { version } = await readRelease(dist);
  const startMs = Date.now();
  await page.goto(telling.url + DEALS);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await untilTellingScript(page);
  await leave(page);
  const inSite = ['--site', site.location];
  const status = await run('farekite', ['status', '--metrics', telling.metricsAddress, ...inSite], WORKSPACE);
  expect(Date.now() - startMs).toBeLessThan(60_000);
  const [, place = ''] = /render.* RangeError.* (browser\/\S+:1:\d+)/.exec(status) ?? [];
  expect(await run('farekite', ['explain', `mfe-deals@${version}`, place, ...inSite], WORKSPACE)).toMatch(
    /NightSky\.tsx:\d+/,
  );
  expect(status + (telling.records[0] ?? '')).not.toContain('Ana');
});

test('A site without telemetry has no line of it in what browsers load', () => {
  const browser = join(WORKSPACE, 'shell/dist/browser');
  const scripts = readdirSync(browser).filter((file) => file.endsWith('.js'));
  expect(scripts).not.toContain('telemetry.js');
  for (const script of scripts) {
    expect(readFileSync(join(browser, script), 'utf8')).not.toMatch(/farekite\.marks|isRepaired|web_vital/);
  }
});

test('The script that tells has at most 3.5 kB', () => {
  const script = readFileSync(join(telling.workspace, 'shell/dist/browser/telemetry.js'));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3_500);
});

test('A browser that sends Global Privacy Control tells nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
  });
  const requests = recordRequests(page);
  // The page of deals throws since the test before.
  await openPage(page, `${telling.url}/about`);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await openPage(page, telling.url + GUIDE);
  expect(requests.filter((path) => path.includes('telemetry'))).toEqual([]);
  expect(telling.records).toEqual([]);
});
