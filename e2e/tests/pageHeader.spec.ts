import { WIDTHS } from '../support/layout';
import { expect, openPage, test } from '../support/site';

test('The heading of a page keeps its size on a narrow screen', async ({ page }) => {
  await openPage(page, '/about');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    // It shrinks only with enlarged text.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '38px');
  }
});
