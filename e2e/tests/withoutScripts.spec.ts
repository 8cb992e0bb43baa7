import { ROUTES as ROUTE_TABLE } from '@farekite/shared/contract';
import { expect, test } from '../support/site';

/** One page of each remote: what all pages show without scripts is asked in everyPage.spec.ts, before theirs come. */
const PATHS = new Map(ROUTE_TABLE.map(({ remote, path }) => [remote, path])).values();

test.use({ javaScriptEnabled: false });

test('Without JavaScript, a page of each remote is readable and offers the call', async ({ page }) => {
  for (const path of PATHS) {
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
