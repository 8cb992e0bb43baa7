import { SHEET } from '@farekite/e2e/paper';
import { expect, openPage, test } from '@farekite/e2e/site';

test('A printed carousel shows each of its cards once', async ({ page }) => {
  await openPage(page, '/');
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const [title, card] of [
    ['Premium Services', '[aria-live] [role=group]'],
    ['Hot Deals', 'article'],
    ['Customer Reviews', '[aria-live] [role=group]'],
  ] as const) {
    const cards = page.getByRole('region', { name: title }).locator(card);
    const names = new Set(await cards.allTextContents());
    const places = await cards
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    expect(places, title).toHaveLength(names.size);
    for (const { left, right } of places) {
      expect(left, title).toBeGreaterThanOrEqual(0);
      expect(right, title).toBeLessThanOrEqual(SHEET.width);
    }
  }
});
