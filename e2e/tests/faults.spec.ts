import type { Page, Route } from '@playwright/test';
import { AGENCY } from '../support/agency';
import { followLink } from '../support/followLink';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, test, untilHydrated } from '../support/site';

interface Fault {
  readonly name: string;
  /** The files of the remote that fail. */
  readonly files: RegExp;
  readonly answer: (route: Route) => Promise<void>;
}

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const cutOff = (route: Route) => route.abort('connectionreset');
const htmlPage = (route: Route) =>
  route.fulfill({
    status: 200,
    contentType: 'text/html',
    headers: IMMUTABLE,
    body: '<!doctype html><title>Proxy</title>',
  });
const tampered = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({
    response,
    headers: { ...response.headers(), ...IMMUTABLE },
    body: `${await response.text()};`,
  });
};
const empty = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', headers: IMMUTABLE, body: '' });

const ENTRY = /\/releases\/mfe-deals\/.*\/remoteEntry\.js/;
const CHUNKS = /\/releases\/mfe-deals\/.*\/(?!remoteEntry)[\w-]+\.js/;
const STYLES = /\/releases\/mfe-deals\/.*\.css/;

const ANSWERS = [
  ['not found', notFound],
  ['cut off', cutOff],
  ['answered with an HTML page', htmlPage],
  ['tampered with', tampered],
  ['empty', empty],
] as const;

const FAULTS: readonly Fault[] = ANSWERS.flatMap(([fault, answer]) => [
  { name: `the entry ${fault}`, files: ENTRY, answer },
  { name: `the chunks ${fault}`, files: CHUNKS, answer },
]);

const PATH = '/senior-travel-deals';

async function expectRecovery(page: Page): Promise<void> {
  await markDocument(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilHydrated(page);
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-remote', 'mfe-deals');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expectSameDocument(page);
}

for (const { name, files, answer } of FAULTS) {
  test.describe(`With ${name}`, () => {
    test('shows the prerendered page, and Try again recovers without a reload', async ({ page }) => {
      await page.route(files, answer);
      await page.goto(PATH);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.locator('[data-remote="mfe-deals"] h1')).toBeVisible();
      await page.unroute(files);
      await expectRecovery(page);
    });

    test('shows a fallback after client navigation, and Try again recovers without a reload', async ({
      page,
    }) => {
      await page.route(files, answer);
      await page.goto('/about');
      await untilHydrated(page);
      await followLink(page, PATH);
      await expect(page.getByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: AGENCY.phone })).toBeVisible();
      await page.unroute(files);
      await expectRecovery(page);
    });
  });
}

for (const [fault, answer] of [
  ['not found', notFound],
  ['tampered with', tampered],
] as const) {
  test(`With its stylesheet ${fault}, a page stays readable, and Try again loads the stylesheet`, async ({
    page,
  }) => {
    await page.route(STYLES, answer);
    await page.goto(PATH);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('[data-remote="mfe-deals"] h1')).toBeVisible();
    await page.unroute(STYLES);
    await expectRecovery(page);
    // A stylesheet that the server refused is in document.styleSheets too, without rules.
    const rules = await page
      .locator('link[rel="stylesheet"][href^="/releases/mfe-deals/"]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ sheet }) => sheet?.cssRules.length ?? 0));
    expect(rules).not.toEqual([]);
    for (const count of rules) expect(count).toBeGreaterThan(0);
  });
}

test('A page that throws while rendering is shown as prerendered', async ({ page }) => {
  await page.addInitScript(() => {
    // Intl throws in the browser while the page renders; the prerendered text is already formatted.
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new Error('No numbers today');
      },
    });
  });
  await page.goto(PATH);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
