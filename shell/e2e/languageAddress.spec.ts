import type { Page } from '@playwright/test';
import { expect, openPage, switchLanguage, test, untilHydrated } from '@farekite/e2e/site';

const PATH = '/paris-guide';
const SPANISH = `/es${PATH}`;

const html = (page: Page) => page.locator('html');

test('Reload, Back and Forward obey the last choice of a language [LANGUAGE-16]', async ({ page }) => {
  await openPage(page, '/about', 'en');
  await openPage(page, SPANISH);
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await openPage(page, '/blog');
  await switchLanguage(page, 'en');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  const expectEnglish = async () => {
    await expect(page).toHaveURL(PATH);
    await untilHydrated(page);
    await expect(html(page)).toHaveAttribute('lang', 'en');
  };
  await page.goBack();
  await expectEnglish();
  await page.reload();
  await expectEnglish();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expectEnglish();
});

test('The addresses of languages work without scripts [LANGUAGE-16]', async ({ browser, baseURL }) => {
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
