import { expectAccessible } from '@farekite/e2e/accessibility';
import { expect, test } from '@farekite/e2e/site';
import { expectEveryStopReachable } from '@farekite/e2e/tabStops';
import { openWithPausedClock } from './support/carousel';

test('Tab reaches every control while carousels move', async ({ page }) => {
  // The carousels are paused by the focus, so the stops keep their positions.
  await openWithPausedClock(page);
  await expectEveryStopReachable(page);
  await page.clock.resume();
  const pause = page.getByRole('button', { name: /^Pause/ });
  await expect(pause).toHaveCount(3);
  while ((await pause.count()) > 0) await pause.first().click();
  await expectAccessible(page, 'section[aria-roledescription]');
});
