import { chooseLanguage, expect, LANGUAGES, ROUTES, test, untilHydrated } from '../support/site';

for (const language of LANGUAGES) {
  for (const path of ROUTES) {
    test.describe(`${path} in ${language}`, () => {
      test.beforeEach(({ page }) => chooseLanguage(page, language));

      test('answers 200 with one h1, header and footer, and hydrates without a console message [SHELL-2, SHELL-7, CONTRACT-1]', async ({
        page,
        consoleErrors,
      }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await untilHydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page).toHaveTitle(/^.+ \| FareKite$/);
        expect(consoleErrors).toEqual([]);
      });

      test('is identical before and after hydration', async ({ page, browser, baseURL }) => {
        const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
        await plain.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        await plain.goto(path);
        // Nothing is animated and no carousel is on the screen that would prefetch pictures, so
        // every difference comes from hydration.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 1280, height: 400 });
        await page.goto(path);
        await untilHydrated(page);
        const root = '#root';
        expect(await page.locator(root).innerHTML()).toBe(await plain.locator(root).innerHTML());
        await plain.close();
      });
    });
  }
}

test.describe('With JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ROUTES) {
    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const heading = await main.getByRole('heading', { level: 1 }).innerText();
      expect((await main.innerText()).length).toBeGreaterThan(heading.length);
      await expect(page.getByRole('banner').getByRole('link', { name: /Call/ }).first()).toBeVisible();
    });
  }
});
