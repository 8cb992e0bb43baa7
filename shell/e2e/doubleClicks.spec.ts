import type { CDPSession } from '@playwright/test';
import { boxOf, PHONE } from '@farekite/e2e/layout';
import { expect, openPage, test } from '@farekite/e2e/site';

/** How soon after the first click of a double click the second one comes. */
const INTERVAL_S = 0.15;

async function clickAt(
  session: CDPSession,
  pointer: 'mouse' | 'finger',
  place: { x: number; y: number },
  timestamp: number,
  count: number,
) {
  if (pointer === 'finger') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place], timestamp });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
    return;
  }
  const press = { ...place, timestamp, button: 'left', clickCount: count } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place, timestamp });
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
}

for (const pointer of ['mouse', 'finger'] as const) {
  test.describe(`Double click by ${pointer} [SHELL-14]`, () => {
    test.use({ hasTouch: pointer === 'finger', viewport: PHONE });

    test('Close of a dialog presses nothing behind it', async ({ page }) => {
      await openPage(page, '/');
      const discover = page.getByRole('button', { name: 'Discover Bali' });
      await discover.click();
      const dialog = page.getByRole('dialog', { name: 'Bali' });
      const { x, y, width, height } = await boxOf(dialog.getByRole('button', { name: 'Close' }));
      const place = { x: x + width / 2, y: y + height / 2 };
      const session = await page.context().newCDPSession(page);
      const firstS = Date.now() / 1000;
      await clickAt(session, pointer, place, firstS, 1);
      await expect(dialog).toBeHidden();
      // The system's time of the second click, however long the page has taken.
      await clickAt(session, pointer, place, firstS + INTERVAL_S, 2);
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
      await expect(discover).toBeFocused();
    });
  });
}
