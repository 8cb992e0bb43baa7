import { findCostlyAnimations, findCostlyMotion, readAnimatedProperties } from '../support/motion';
import { expect, openPage, test } from '../support/site';

test('Carousel slides, hot deals, calendar and dialog are animated by the compositor', async ({ page }) => {
  await openPage(page, '/');
  // Each slide is paused at its start, so that it can be inspected at any time.
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => {
      for (const slide of document.getAnimations()) slide.pause();
    });
  });
  await page.getByRole('button', { name: 'Next: Premium Services' }).click();
  await expect.poll(() => readAnimatedProperties(page)).toContain('transform');
  const deals = page.getByRole('region', { name: 'Hot Deals' }).getByRole('list');
  await deals.scrollIntoViewIfNeeded();
  await expect.poll(() => deals.evaluate((track) => track.getAnimations().length)).toBe(1);
  expect(await findCostlyAnimations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Depart/ }).click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Discover/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findCostlyMotion(page)).toEqual([]);
});
