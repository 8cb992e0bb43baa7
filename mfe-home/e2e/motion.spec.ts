import { expectAccessible } from '@farekite/e2e/accessibility';
import { COMPOSITED, findCostlyMotion, readAnimatedProperties } from '@farekite/e2e/motion';
import { expect, openPage, test } from '@farekite/e2e/site';
import { expectEveryStopReachable } from '@farekite/e2e/tabStops';

test('Carousel slides, hot deals, calendar and dialog are animated by the compositor', async ({ page }) => {
  await openPage(page, '/');
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
  expect(COMPOSITED).toEqual(expect.arrayContaining(await readAnimatedProperties(page)));
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

test('Tab and Shift+Tab reach every control while carousels move, and all of it is accessible once it was paused', async ({
  page,
}) => {
  // The carousels are paused by the focus, so the stops keep their positions.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openPage(page, '/');
  await expectEveryStopReachable(page);
  await page.clock.resume();
  const pause = page.getByRole('button', { name: /^Pause/ });
  await expect(pause).toHaveCount(3);
  while ((await pause.count()) > 0) await pause.first().click();
  await expectAccessible(page, 'section[aria-roledescription]');
});
