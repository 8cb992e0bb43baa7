import { expect, test } from '../support/site';

/** Text and link colors as the browser paints them in forced colors. */
const SEEN_ON_BLACK = ['rgb(255, 255, 255)', 'rgb(255, 255, 0)'];

test('In dark forced colors every icon is visible and decorative clouds are hidden', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.route(/\.(js|avif|webp)$/, (route) => route.abort());
  for (const path of ['/about', '/contact', '/no-such-page']) {
    await test.step(path, async () => {
      await page.goto(path);
      const strokes = await page
        .getByRole('main')
        .locator('svg')
        .evaluateAll((icons) =>
          icons
            .filter((icon) => icon.checkVisibility())
            .map((icon) => getComputedStyle(icon).stroke)
            .filter((stroke) => stroke !== 'none'),
        );
      expect(strokes.filter((stroke) => !SEEN_ON_BLACK.includes(stroke))).toEqual([]);
      const clouds = page.getByRole('main').locator('svg[preserveAspectRatio]');
      expect(await clouds.count()).toBeGreaterThan(0);
      for (const cloud of await clouds.all()) await expect(cloud).toBeHidden();
    });
  }
});
