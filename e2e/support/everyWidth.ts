import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, WIDTHS } from './layout';

/**
 * Fails when the page in its current state can be scrolled sideways at one of the widths, or on
 * the narrowest screen with 200% text.
 */
export async function expectFitsEveryWidth(page: Page): Promise<void> {
  const shown = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...shown, width });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ ...shown, width: WIDTHS[0] });
  await setTextSize(page, '200%');
  await expectNoSidewaysScroll(page);
  await setTextSize(page, '');
  await page.setViewportSize(shown);
}

/** Sets the text size like a browser setting does. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}
