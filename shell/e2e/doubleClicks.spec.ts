import type { CDPSession, Locator } from '@playwright/test';
import { PHONE } from '@farekite/e2e/layout';
import { expect, openPage, test } from '@farekite/e2e/site';

/** How soon after the first click of a double click the second one comes. */
const INTERVAL_S = 0.15;

type Pointer = 'mouse' | 'finger';

async function clickAt(
  session: CDPSession,
  pointer: Pointer,
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

/** Clicks twice at the place of a control, the second time when the first click has shown its effect. */
async function doubleClick(
  control: Locator,
  pointer: Pointer,
  expectEffect: () => Promise<void>,
): Promise<void> {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const firstS = Date.now() / 1000;
  await clickAt(session, pointer, place, firstS, 1);
  await expectEffect();
  // The system's time of the second click, however long the page has taken.
  await clickAt(session, pointer, place, firstS + INTERVAL_S, 2);
  await session.detach();
}

for (const pointer of ['mouse', 'finger'] as const) {
  test.describe(`Double click by ${pointer} [SHELL-14]`, () => {
    test.use({ hasTouch: pointer === 'finger', viewport: PHONE });

    test('Close of a dialog presses nothing behind it', async ({ page }) => {
      await openPage(page, '/');
      const discover = page.getByRole('button', { name: 'Discover Bali' });
      await discover.click();
      const dialog = page.getByRole('dialog', { name: 'Bali' });
      await doubleClick(dialog.getByRole('button', { name: 'Close' }), pointer, () =>
        expect(dialog).toBeHidden(),
      );
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
      await expect(discover).toBeFocused();
    });
  });
}
