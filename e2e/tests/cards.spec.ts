import { menuPaths } from '@farekite/shared/contract';
import { readDocument } from '../support/composedDocument';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, openPage, test } from '../support/site';

test('The card of each guide on the home page opens it at its top, and Back restores the scroll position [GUIDE-2, SHELL-11]', async ({
  page,
  consoleErrors,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const readScrollPosition = () => page.evaluate(() => window.scrollY);
  for (const path of menuPaths('guides')) {
    await test.step(path, async () => {
      const guide = await readDocument(path);
      const card = page.getByRole('region', { name: 'City Travel Guides' }).locator(`a[href="${path}"]`);
      await card.scrollIntoViewIfNeeded();
      const position = await readScrollPosition();
      expect(position).toBeGreaterThan(500);

      await card.click();
      // Away from the links of the guide, whose pages would be fetched ahead.
      await page.mouse.move(0, 0);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(guide.heading);
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(guide.title);
      expect(await readScrollPosition()).toBe(0);

      await page.goBack();
      await expect(heading).not.toHaveText(guide.heading);
      await expect.poll(readScrollPosition).toBe(position);
    });
  }
  expect(consoleErrors).toEqual([]);
});

test('The cards of the home page navigate on the client, by pointer and by keyboard [HOME-10, HOME-12]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await markDocument(page);
  for (const [section, path] of [
    ['Premium Services', '/student-travel-deals'],
    ['Hot Deals', '/family-travel-deals'],
    ['City Travel Guides', '/paris-guide'],
    ['City Travel Guides', '/london-guide'],
    ['Top Destinations', '/tokyo-guide'],
  ] as const) {
    await test.step(`${section}: ${path}`, async () => {
      const cards = page.getByRole('region', { name: section }).locator('article, li:not(:has(article))');
      const link = page.locator(`a[href="${path}"]`);
      const card = cards.filter({ has: link }).first();
      const expectArrival = async () => {
        await page.waitForURL(`**${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expectSameDocument(page);
      };
      // The whole card is clickable, its upper left corner with the picture too.
      await card.click({ position: { x: 40, y: 40 } });
      await expectArrival();
      await page.goBack();
      await card.locator(link).press('Enter');
      await expectArrival();
      await page.goBack();
    });
  }
});
