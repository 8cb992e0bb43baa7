import type { Page } from '@playwright/test';
import { expect, openPage, test, untilHydrated } from '../support/site';

const TOLERANCE_PX = 80;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 412, height: 780 } });

/** Scrolls to the card of the Tokyo guide on the home page, and waits until the position is kept. */
async function scrollToGuides(page: Page): Promise<number> {
  await page
    .getByRole('region', { name: 'City Travel Guides' })
    .locator('a[href="/tokyo-guide"]')
    .scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(1_000);
  return position;
}

async function openTokyoGuide(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'City Travel Guides' }).locator('a[href="/tokyo-guide"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokyo Travel Guide');
}

async function expectPlace(page: Page, position: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Get Best Deals/);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - position))
    .toBeLessThanOrEqual(TOLERANCE_PX);
}

// cards.spec.ts has Back in one document.
test('Back leads to the place before, after a reload and after another document [SHELL-11]', async ({
  page,
}) => {
  await openPage(page, '/');
  const position = await scrollToGuides(page);
  await openTokyoGuide(page);
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expectPlace(page, position);

  await openTokyoGuide(page);
  await page.goto('/about');
  await untilHydrated(page);
  await page.goBack();
  await untilHydrated(page);
  await page.goBack();
  await expectPlace(page, position);
});
