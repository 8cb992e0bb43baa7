import { expectEveryStopReachable } from '../support/tabStops';
import { openPage, test } from '../support/site';

test('Tab and Shift+Tab reach every control of the home page while its carousels move', async ({ page }) => {
  // The carousels are paused by the focus, so the stops keep their positions.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openPage(page, '/');
  await expectEveryStopReachable(page);
});
