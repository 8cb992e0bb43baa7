import type { Page } from '@playwright/test';

/** Texts with more than two lines for each of their words: their column is too narrow. */
export function findCrampedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cramped: string[] = [];
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
      if (lines > 2 * text.split(/[\s-]+/).length) cramped.push(`${lines} lines: ${text}`);
    }
    return cramped;
  });
}

/** Words that are clipped by a box that cannot be scrolled to their end. */
export function findClippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped = new Set<string>();
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
        const isClipped = lines.some((line) => {
          // Text completely outside its box is a hidden carousel card.
          const isOutside =
            line.left >= right - 1 || line.right <= left + 1 || line.top >= bottom || line.bottom <= top;
          const isWide =
            ['hidden', 'clip'].includes(overflowX) && (line.right > right + 1 || line.left < left - 1);
          const isHigh =
            ['hidden', 'clip'].includes(overflowY) && (line.bottom > bottom + 3 || line.top < top - 3);
          return !isOutside && (isWide || isHigh);
        });
        if (isClipped) clipped.add(`${node.nodeValue.trim().slice(0, 60)} (in ${box.className})`);
        // Inside a scroller every text can be reached, whatever clips the scroller.
        if (['auto', 'scroll'].includes(overflowX)) break;
      }
    }
    return [...clipped];
  });
}

/** Card headings that another text of the same card overlaps. */
export function findCoveredHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(li, article) h3')]
      .filter((heading) => {
        const { top, right, bottom, left } = heading.getBoundingClientRect();
        return [...(heading.closest('li, article')?.querySelectorAll('p') ?? [])].some((text) => {
          const box = text.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1;
        });
      })
      .map(({ textContent }) => textContent),
  );
}

/** The elements of the page's content that can be scrolled sideways. */
export function findSidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((box) => getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth)
      .map(({ className }) => className),
  );
}
