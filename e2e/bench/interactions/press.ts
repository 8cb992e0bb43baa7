import type { Locator, Page } from '@playwright/test';

/** About as long as people hold a button down. */
export const HOLD_MS = 80;

async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

/**
 * Presses the middle of an element as people do with a mouse, and resolves after the next paint. The pointer is there before the
 * button goes down, and the button is held: `locator.click()` would move, press and release within a millisecond, and the
 * browser would answer all three before it paints. It would also let the page check the element while its event runs.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not visible`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await untilPainted(page);
  await page.mouse.click(x, y, { delay: HOLD_MS });
  await untilPainted(page);
}
