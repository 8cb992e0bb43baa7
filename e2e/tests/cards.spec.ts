import { readDocument } from '../support/composedDocument';
import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { expect, openPage, test } from '../support/site';

/** One card of each kind. */
const CARDS = [
  ['Premium Services', '/student-travel-deals'],
  ['Hot Deals', '/family-travel-deals'],
  ['City Travel Guides', '/london-guide'],
  ['Top Destinations', '/tokyo-guide'],
] as const;

test('The cards of the home page open pages at their top on the client, by pointer and by keyboard, and Back restores the scroll position [GUIDE-2, SHELL-11, HOME-10, HOME-12]', async ({
  page,
  consoleErrors,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await markDocument(page);
  const heading = page.getByRole('heading', { level: 1 });
  const readScrollPosition = () => page.evaluate(() => window.scrollY);
  const expectArrival = async (path: string) => {
    const opened = await readDocument(path);
    await expect(heading).toHaveText(opened.heading);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(opened.title);
    expect(await readScrollPosition()).toBe(0);
    await expectSameDocument(page);
  };
  for (const [section, path] of CARDS) {
    await test.step(`${section}: ${path}`, async () => {
      const cards = page.getByRole('region', { name: section }).locator('article, li:not(:has(article))');
      const card = cards.filter({ has: page.locator(`a[href="${path}"]`) }).first();
      await card.scrollIntoViewIfNeeded();
      const position = await readScrollPosition();
      // The whole card is clickable, its upper left corner with the picture too.
      await card.click({ position: { x: 40, y: 40 } });
      // Away from the links of the page, whose pages would be fetched ahead.
      await page.mouse.move(0, 0);
      await expectArrival(path);
      await page.goBack();
      await expect(heading).toHaveText(/^Get Best Deals/);
      await expect.poll(readScrollPosition).toBe(position);
    });
  }
  const [section, path] = CARDS[0];
  await page.getByRole('region', { name: section }).locator(`a[href="${path}"]`).first().press('Enter');
  await expectArrival(path);
  expect(consoleErrors).toEqual([]);
});
