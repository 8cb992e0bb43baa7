import type { Page } from '@playwright/test';
import { setTextSize } from '../support/largeText';
import { expectNoSidewaysScroll } from '../support/layout';
import {
  chooseLanguage,
  EVERY_PATH,
  expect,
  LANGUAGES,
  test,
  blockScriptsAndPictures,
} from '../support/site';

/** Words that are clipped by a box that cannot be scrolled to their end. */
function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      // Visually hidden text is one pixel in size.
      if (!node.nodeValue?.trim() || !element?.checkVisibility() || element.offsetWidth <= 1) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'auto') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isCut = lines.some((line) => {
          // Text completely outside its box is a hidden carousel card.
          const isBeside =
            line.left >= right - 1 || line.right <= left + 1 || line.top >= bottom || line.bottom <= top;
          const isWide =
            ['hidden', 'clip'].includes(overflowX) && (line.right > right + 1 || line.left < left - 1);
          const isHigh =
            ['hidden', 'clip'].includes(overflowY) && (line.bottom > bottom + 3 || line.top < top - 3);
          return !isBeside && (isWide || isHigh);
        });
        if (isCut) cut.add(`${node.nodeValue.trim().slice(0, 60)} (in ${box.className})`);
        // Inside a scroller every text can be reached, whatever clips the scroller.
        if (['auto', 'scroll'].includes(overflowX)) break;
      }
    }
    return [...cut];
  });
}

for (const language of LANGUAGES) {
  test(`At 200% text on a phone no page scrolls sideways and no word is cut (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await blockScriptsAndPictures(page);
    for (const path of EVERY_PATH) {
      await test.step(path, async () => {
        await page.goto(path);
        await setTextSize(page, '200%');
        await expectNoSidewaysScroll(page);
        expect(await findCutWords(page)).toEqual([]);
      });
    }
  });
}
