import type { Locator } from '@playwright/test';

/**
 * Presses the middle of an element as a mouse does. `locator.click()` would let the page check the element while its
 * event runs, and so would be measured itself.
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not visible`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
