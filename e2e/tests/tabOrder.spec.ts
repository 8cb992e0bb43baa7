import { expectEveryStopReachable } from '../support/tabStops';
import { expect, openPage, test } from '../support/site';

test('Tab and Shift+Tab reach every control of the home page while its carousels move', async ({ page }) => {
  // The carousels are paused by the focus, so the stops keep their positions.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openPage(page, '/');
  await expectEveryStopReachable(page);
});

test('The skip link moves focus past the header to the page content', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const content = await page.getByRole('main').boundingBox();
  expect(content?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
