import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './layout';
import { expect } from './site';

/** Sets the text size like a browser setting does. */
export function setTextSize(page: Page, size: '100%' | '200%'): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Fails when the page with 200% text scrolls sideways or has columns that are too narrow for their text. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const twice = new CSSStyleSheet();
    twice.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [twice];
  });
  await expectNoSidewaysScroll(page);
  const narrow = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.nodeValue?.trim() ?? '';
      const { parentElement } = node;
      // SVG text has a box for each letter; visually hidden text is one pixel in size.
      if (!text || !(parentElement instanceof HTMLElement)) continue;
      if (!parentElement.checkVisibility() || parentElement.offsetHeight <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = range.getClientRects().length;
      // A long word may be broken once.
      if (lines > 2 * text.split(/[\s-]+/).length) found.push(`${lines} lines: ${text}`);
    }
    document.adoptedStyleSheets = [];
    return found;
  });
  expect(narrow).toEqual([]);
}
