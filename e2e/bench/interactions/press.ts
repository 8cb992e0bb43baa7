import type { Locator } from '@playwright/test';

/**
 * Presses the middle of an element as a mouse does, and resolves after the next paint. `locator.click()` would let the page
 * check the element while its event runs, and what a page is asked before the paint delays it: both would be measured.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not visible`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}
