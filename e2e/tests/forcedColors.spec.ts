import { expect, test } from '../support/site';

/** Words and links, as the browser paints them then. */
const SEEN_ON_BLACK = ['rgb(255, 255, 255)', 'rgb(255, 255, 0)'];

test('On a dark screen of forced colors every icon is seen, and no cloud is left without its sky', async ({
  page,
}) => {
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
