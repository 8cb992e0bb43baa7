import { SHEET } from '../support/paper';
import { expect, openPage, test } from '../support/site';

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

test('On paper no card of the home page is alone in its row, and no button to book is printed without its number', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const title of [
    'Premium Services',
    'Hot Deals',
    'Top Destinations',
    'Popular Destinations',
    'City Travel Guides',
  ]) {
    const tops = await page
      .getByRole('region', { name: title })
      .locator('h3')
      .filter({ visible: true })
      .evaluateAll((names) =>
        names.map((name) => Math.round(name.closest('li, [role=group]')?.getBoundingClientRect().top ?? 0)),
      );
    expect(tops.filter((top) => top === tops.at(-1)).length, title).toBeGreaterThan(1);
  }
  await page.goto('/first-class-deals');
  const book = page.getByRole('article').getByRole('link', { name: /^Book Now/, includeHidden: true });
  await expect(book).toHaveCount(3);
  await expect(book.filter({ visible: true })).toHaveCount(0);
});
