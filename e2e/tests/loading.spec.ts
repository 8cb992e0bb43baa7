import { PHONE } from '../support/layout';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, test, untilHydrated } from '../support/site';

test('A link inside a page navigates on the client and moves focus to the new heading', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/flight-results');
  await untilHydrated(page);
  await markDocument(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Book Now/ })
    .last();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL('**/booking-process');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Booking/);
  await expectSameDocument(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(consoleErrors).toEqual([]);
});

test('?owners shows which remote and release each part of the page comes from', async ({ page }) => {
  await page.goto('/first-class-deals?owners');
  await untilHydrated(page);
  const region = page.locator('[data-remote="mfe-deals"]');
  await expect(region).toHaveAttribute('data-release', /^[0-9a-f]{16}$/);
  await expect(region).toHaveCSS('outline-style', 'dashed');
});
