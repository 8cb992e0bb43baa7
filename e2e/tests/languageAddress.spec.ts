import type { Page } from '@playwright/test';
import { followLink } from '../support/clientNavigation';
import { readDocument } from '../support/composedDocument';
import { expect, openPage, switchLanguage, test, untilHydrated } from '../support/site';

const PATH = '/paris-guide';
const SPANISH = `/es${PATH}`;

const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** Takes away what the page itself can keep. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
}

test('The address of a language shows the page in it, which is a choice; links stay plain [LANGUAGE-16]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, SPANISH);
  const { heading, title } = await readDocument(PATH, 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  expect(await stored(page)).toBe('es');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('/blog');
  await untilHydrated(page);
  await expect(html(page)).toHaveAttribute('lang', 'es');
  expect(consoleErrors).toEqual([]);
});

test('Opening the address of a language changes a choice, and reload, Back and Forward obey the one that was made after it [LANGUAGE-16]', async ({
  page,
}) => {
  await openPage(page, '/about', 'en');
  await openPage(page, SPANISH);
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await switchLanguage(page, 'en');
  await expect(page).toHaveURL(PATH);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.reload();
  await untilHydrated(page);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL(PATH);
  await untilHydrated(page);
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('Back within a document leads to the plain address of a page in the language that was chosen meanwhile [LANGUAGE-16]', async ({
  page,
}) => {
  await openPage(page, SPANISH);
  await followLink(page, '/blog');
  await expect(page).toHaveURL('/blog');
  await switchLanguage(page, 'en');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await readDocument(PATH, 'en')).heading);
});

test('The address of a language that was left for another document obeys the choice that was made there [LANGUAGE-16]', async ({
  page,
}) => {
  await openPage(page, SPANISH);
  await openPage(page, '/blog');
  await switchLanguage(page, 'en');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await untilHydrated(page);
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('The link at the end of the page shows it in the other language, in place [LANGUAGE-17]', async ({
  page,
}) => {
  await openPage(page, PATH);
  await untilHydrated(page, 'footer');
  const footer = page.getByRole('contentinfo');
  for (const [name, language] of [
    ['Español', 'es'],
    ['English', 'en'],
  ] as const) {
    await footer.getByRole('link', { name }).press('Enter');
    await expect(html(page)).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(PATH);
  }
});

test('Where cookies are lost, each document is opened at the address of the chosen language [LANGUAGE-16]', async ({
  page,
}) => {
  await openPage(page, SPANISH);
  await page.context().clearCookies();
  await page.goto('/blog');
  await expect(page).toHaveURL('/es/blog');
  await untilHydrated(page);
  await expect(html(page)).toHaveAttribute('lang', 'es');
});

test('A browser that keeps nothing shows the address of a language in it [LANGUAGE-16]', async ({
  page,
  consoleErrors,
}) => {
  await forbidStorage(page);
  await openPage(page, SPANISH);
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await switchLanguage(page, 'en');
  await expect(page).toHaveURL(PATH);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  expect(consoleErrors).toEqual([]);
});

test('A page of a remote that fails stays readable at the address of a language, and Try again loads it [LANGUAGE-16]', async ({
  page,
}) => {
  await page.route('**/releases/mfe-guides/**/*.js', (route) => route.abort());
  await page.goto(SPANISH);
  const retry = page.getByRole('main').getByRole('button', { name: 'Intentar de nuevo' });
  await expect(retry).toBeVisible();
  await page.unroute('**/releases/mfe-guides/**/*.js');
  await retry.click();
  await untilHydrated(page);
  await expect(page).toHaveURL(SPANISH);
  await expect(html(page)).toHaveAttribute('lang', 'es');
});

test('Without scripts, the address of a language and the links of search engines work [LANGUAGE-16]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PATH);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(SPANISH);
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await context.close();
});
