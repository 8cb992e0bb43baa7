import type { Page } from '@playwright/test';
import { readDocument } from '../support/composedDocument';
import { holdRequests } from '../support/holdRequests';
import { PHONE } from '../support/layout';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import {
  chooseLanguage,
  expect,
  openPage,
  recordRequests,
  setLanguageCookie,
  switchLanguage,
  test,
} from '../support/site';

const PATH = '/paris-guide';
const SCRIPTS_OF_GUIDES = /\/releases\/mfe-guides\/.*\.js$/;

function scriptsOfGuides(addresses: readonly string[]): string[] {
  return addresses.filter((address) => SCRIPTS_OF_GUIDES.test(address));
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** The link to the guide of another city at the end of the page. */
function tokyoLink(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /Tokyo/ }).first();
}

test('A static page requests no script of its remote', async ({ page, consoleErrors }) => {
  const addresses = recordRequests(page);
  await openPage(page, PATH);
  await page.waitForLoadState('networkidle');
  expect(scriptsOfGuides(addresses)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('A static page changes its language in place, with the nodes, the focus and the scroll position that it has', async ({
  page,
  consoleErrors,
}) => {
  const spanish = await readDocument(PATH, 'es');
  await openPage(page, PATH);
  await page.evaluate(() => {
    Object.assign(window, { firstHeading: document.querySelector('h1') });
    window.scrollTo(0, 300);
  });
  await switchLanguage(page, 'es');
  await expect(heading(page)).toHaveText(spanish.heading);
  await expect(page).toHaveTitle(spanish.title);
  await expect(page.getByRole('banner').getByRole('button', { name: /^ES/ })).toBeFocused();
  expect(
    await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'firstHeading')),
  ).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect(consoleErrors).toEqual([]);
});

test('A pointer over the language toggle loads the code of a static page', async ({ page }) => {
  const addresses = recordRequests(page);
  await openPage(page, PATH);
  await page.getByRole('banner').getByRole('button', { name: /^ES/ }).hover();
  await expect.poll(() => scriptsOfGuides(addresses).length).toBeGreaterThan(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('A static page in another language than the stored one loads its code at once', async ({
  page,
  consoleErrors,
}) => {
  await chooseLanguage(page, 'es');
  await setLanguageCookie(page, 'en');
  await page.goto(PATH);
  await expect(heading(page)).toHaveText((await readDocument(PATH, 'es')).heading);
  await expect(page.locator('html')).not.toHaveAttribute('data-language-pending');
  expect(consoleErrors).toEqual([]);
});

test('A link in a static page prefetches on intent, and navigates on the client', async ({
  page,
  consoleErrors,
}) => {
  const addresses = recordRequests(page);
  await openPage(page, PATH);
  await markDocument(page);
  await tokyoLink(page).hover();
  await expect.poll(() => scriptsOfGuides(addresses).length).toBeGreaterThan(1);
  await tokyoLink(page).click();
  await page.waitForURL('**/tokyo-guide');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText((await readDocument('/tokyo-guide')).heading);
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});

test('Back on a static page, it is as it was, and changes its language', async ({ page, consoleErrors }) => {
  const { heading: english } = await readDocument(PATH);
  await openPage(page, PATH);
  await markDocument(page);
  await tokyoLink(page).click();
  await page.waitForURL('**/tokyo-guide');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText(english);
  await switchLanguage(page, 'es');
  await expect(heading(page)).toHaveText((await readDocument(PATH, 'es')).heading);
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});

test('While the code of a static page is on its way, the header has the other language and the page can be read', async ({
  page,
}) => {
  const scripts = await holdRequests(page, SCRIPTS_OF_GUIDES);
  const { heading: english } = await readDocument(PATH);
  await openPage(page, PATH);
  await switchLanguage(page, 'es');
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await expect(heading(page)).toHaveText(english);
  await expect(heading(page)).toBeVisible();
  await scripts.release();
  await expect(heading(page)).toHaveText((await readDocument(PATH, 'es')).heading);
});

test('Without the code of a static page, its text stays, and the visitor is told and can try again', async ({
  page,
}) => {
  await page.route(SCRIPTS_OF_GUIDES, (route) => route.abort());
  const { heading: english } = await readDocument(PATH);
  await openPage(page, PATH);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await switchLanguage(page, 'es');
  const retry = page.getByRole('main').getByRole('status').getByRole('button', { name: 'Intentar de nuevo' });
  await expect(retry).toBeVisible();
  await expect(heading(page)).toHaveText(english);
  await page.unroute(SCRIPTS_OF_GUIDES);
  await retry.click();
  await expect(heading(page)).toHaveText((await readDocument(PATH, 'es')).heading);
  await expect(retry).toBeHidden();
});

test.describe('On a phone', () => {
  test.use({ viewport: PHONE });

  test('a static page changes its language from the menu', async ({ page, consoleErrors }) => {
    await openPage(page, PATH);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Switch to Spanish' }).click();
    await expect(heading(page)).toHaveText((await readDocument(PATH, 'es')).heading);
    expect(consoleErrors).toEqual([]);
  });

  test('the open menu closes when a static page is pressed', async ({ page }) => {
    await openPage(page, PATH);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});
