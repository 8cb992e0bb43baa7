import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './layout';
import { expect } from './site';

/** As a visitor sets it in the browser. */
export function setTextSize(page: Page, size: '100%' | '200%'): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Fails when the page cannot be read with its text twice as large: when it scrolls sideways or runs down a gutter. */
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
      // What is drawn has a box for each of its letters; what is for the ears alone is a pixel in size.
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
