import type { Page } from '@playwright/test';
import { readDocument } from '../support/composedDocument';
import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { expect, openPage, test, untilHydrated } from '../support/site';

const CARDS = [
  ['Premium Services', '/student-travel-deals'],
  ['Hot Deals', '/family-travel-deals'],
  ['City Travel Guides', '/london-guide'],
  ['Top Destinations', '/tokyo-guide'],
] as const;

/** After another document, pictures come later. */
const TOLERANCE_PX = 80;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const readScrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

async function expectArrival(page: Page, path: string): Promise<void> {
  const opened = await readDocument(path);
  await expect(heading(page)).toHaveText(opened.heading);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(opened.title);
  expect(await readScrollPosition(page)).toBe(0);
}

async function openCard(page: Page, section: string, path: string): Promise<number> {
  const cards = page.getByRole('region', { name: section }).locator('article, li:not(:has(article))');
  const card = cards.filter({ has: page.locator(`a[href="${path}"]`) }).first();
  await card.scrollIntoViewIfNeeded();
  const position = await readScrollPosition(page);
  // The whole card is clickable, its upper left corner with the picture too.
  await card.click({ position: { x: 40, y: 40 } });
  // Away from links, whose pages would be fetched ahead.
  await page.mouse.move(0, 0);
  await expectArrival(page, path);
  return position;
}

async function expectHomeAt(page: Page, position: number, tolerancePx = 0): Promise<void> {
  await expect(heading(page)).toHaveText(/^Get Best Deals/);
  await expect
    .poll(async () => Math.abs((await readScrollPosition(page)) - position))
    .toBeLessThanOrEqual(tolerancePx);
}

test('Cards open their pages at the top on the client, by pointer and by keyboard, and Back restores the scroll position [GUIDE-2, SHELL-11, HOME-10, HOME-12]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/');
  await markDocument(page);
  for (const [section, path] of CARDS) {
    await test.step(`${section}: ${path}`, async () => {
      const position = await openCard(page, section, path);
      await page.goBack();
      await expectHomeAt(page, position);
    });
  }
  const [section, path] = CARDS[0];
  await page.getByRole('region', { name: section }).locator(`a[href="${path}"]`).first().press('Enter');
  await expectArrival(page, path);
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});

test('Back leads to the place before, after a reload too [SHELL-11]', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 780 });
  await openPage(page, '/');
  for (const leave of [() => page.reload(), () => page.goto('/about').then(() => page.goBack())]) {
    const position = await openCard(page, 'City Travel Guides', '/tokyo-guide');
    await leave();
    await untilHydrated(page);
    await page.goBack();
    await expectHomeAt(page, position, TOLERANCE_PX);
  }
});
