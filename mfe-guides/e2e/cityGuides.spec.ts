import { menuPaths } from '@farekite/shared/contract';
import { blockScriptsAndPictures, expect, test } from '@farekite/e2e/site';
import { countLines } from '@farekite/e2e/textFaults';

// Without scripts: hydration changes no document.
test('A guide fits low laptops and narrow phones [GUIDE-2]', async ({ page }) => {
  await blockScriptsAndPictures(page);
  for (const path of menuPaths('guides')) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).toBeInViewport({ ratio: 1 });
      const picture = await page.locator('main picture img').first().boundingBox();
      expect(picture?.width).toBeGreaterThan(600);
      expect(picture?.height).toBeGreaterThan(200);
      const sentences = page.getByRole('region', { name: 'Overview' }).getByRole('paragraph');
      for (const width of [1366, 768]) {
        await page.setViewportSize({ width, height: 768 });
        // A paragraph has a box in each column.
        const boxes = await sentences.evaluateAll((found) => found.map((one) => one.getClientRects().length));
        expect(new Set(boxes)).toEqual(new Set([1]));
      }
      await page.setViewportSize({ width: 320, height: 700 });
      const number = page
        .getByRole('main')
        .locator('a[href^="tel:"]')
        .first()
        .getByText(/^[\d-]+$/);
      expect(await countLines(number)).toBe(1);
    });
  }
});
