import type { Locator, Page } from '@playwright/test';

/** In characters. WCAG 1.4.8 asks for at most 80; books have about 66. */
const LONGEST_LINE = 75;

export function findTextFaults(page: Page) {
  return page.evaluate(() => {
    const [cramped, clipped] = [new Set<string>(), new Set<string>()];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      // Visually hidden text is one pixel in size.
      if (!text || !element?.checkVisibility() || element.offsetWidth <= 1) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      // A long word may be broken once. SVG text has a box for each letter.
      if (element instanceof HTMLElement && lines.length > 2 * text.split(/[\s-]+/).length)
        cramped.add(`${lines.length} lines: ${text}`);
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        // Inside a scroller every text can be reached, whatever clips the scroller.
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
        if (isClipped) clipped.add(`${text.slice(0, 60)} (in ${box.className})`);
        if (overflowX === 'scroll') break;
      }
    }
    const covered = [...document.querySelectorAll('main :is(li, article) h3')].filter((heading) => {
      const { top, right, bottom, left } = heading.getBoundingClientRect();
      return [...(heading.closest('li, article')?.querySelectorAll('p') ?? [])].some((text) => {
        const box = text.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1;
      });
    });
    return {
      cramped: [...cramped],
      clipped: [...clipped],
      covered: covered.map(({ textContent }) => textContent),
    };
  });
}

export function findLongLines(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const range = document.createRange();
    const found: string[] = [];
    for (const paragraph of document.querySelectorAll<HTMLElement>('p, dd, blockquote')) {
      // Visually hidden text is one pixel in size; short text cannot make a long line.
      if (paragraph.offsetWidth <= 1 || (paragraph.textContent?.length ?? 0) <= longest) continue;
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        // Measured word by word: a line can end after a space or a hyphen.
        for (const { 0: word, index } of node.data.matchAll(/[^\s-]*[\s-]+|[^\s-]+$/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const line = range.getClientRects()[0]?.bottom;
          if (line !== undefined) lines.set(line, (lines.get(line) ?? '') + word);
        }
      }
      found.push(...[...lines.values()].filter((line) => line.trim().length > longest));
    }
    return found;
  }, LONGEST_LINE);
}

/** The browser shows what the font in the document lacks in another one. */
export function findCharactersOfOtherFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { unicodeRange = '' } =
      [...document.fonts].find(({ family }) => family.includes('Figtree Variable')) ?? {};
    const ranges = [...unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    );
    const characters = new Set((document.querySelector('#root')?.textContent ?? '').replace(/\s+/g, ' '));
    return [...characters].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !ranges.some(([first, last]) => first <= code && code <= last);
    });
  });
}

export function findSidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((box) => getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth)
      .map(({ className }) => className),
  );
}

/** Words that wrap in the middle. @param word by default without surrounding punctuation */
export function brokenWords(parts: Locator, word = /[\p{L}\p{N}.,+$%]+/gu): Promise<string[]> {
  return parts.evaluateAll((elements, { source, flags }) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        for (const { 0: found, index } of text.data.matchAll(new RegExp(source, flags))) {
          range.setStart(text, index);
          range.setEnd(text, index + found.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(found);
        }
      }
    }
    return broken;
  }, word);
}

export function countLines(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}
