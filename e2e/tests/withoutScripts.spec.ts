import { expect, ROUTES, test } from '../support/site';

test.use({ javaScriptEnabled: false });

test('Without JavaScript, every page is readable and offers the call', async ({ page }) => {
  for (const path of ROUTES) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const heading = await main.getByRole('heading', { level: 1 }).innerText();
      expect((await main.innerText()).length).toBeGreaterThan(heading.length);
      await expect(page.getByRole('banner').getByRole('link', { name: /Call/ }).first()).toBeVisible();
    });
  }
});
