import type { Page } from '@playwright/test';

/** In characters. WCAG 1.4.8 asks for at most 80; books have about 66. */
export const LONGEST_LINE = 75;

/** The lines of paragraphs that have more characters than {@link LONGEST_LINE}. */
export function findLongLines(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const range = document.createRange();
    const found: string[] = [];
    for (const paragraph of document.querySelectorAll<HTMLElement>('p, dd, blockquote')) {
      // Visually hidden text is one pixel in size; short text cannot make a long line.
      if (paragraph.offsetWidth <= 1 || (paragraph.textContent?.length ?? 0) <= longest) continue;
      const lines = new Map<string, string>();
      let column = 0;
      let lastBottom = 0;
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        // Measured word by word: a line can end after a space or a hyphen.
        for (const { 0: word, index } of node.data.matchAll(/[^\s-]*[\s-]+|[^\s-]+$/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const [box] = range.getClientRects();
          if (!box) continue;
          // A new column starts higher up.
          if (box.bottom < lastBottom - box.height) column += 1;
          lastBottom = box.bottom;
          const line = `${String(column)} ${String(box.bottom)}`;
          lines.set(line, (lines.get(line) ?? '') + word);
        }
      }
      found.push(...[...lines.values()].filter((line) => line.trim().length > longest));
    }
    return found;
  }, LONGEST_LINE);
}
