import type { Locator, Page } from '@playwright/test';
import { pageTools } from './pageTools';

/** In characters. WCAG 1.4.8 asks for at most 80; books have about 66. */
const LONGEST_LINE = 75;

export async function findTextFaults(page: Page) {
  const handle = await pageTools(page);
  return page.evaluate((tools) => {
    const [cramped, clipped] = [new Set<string>(), new Set<string>()];
    for (const { element, text, lines } of tools.visibleTexts(document.body)) {
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
    const scrollers = [...document.querySelectorAll('main *')].filter(
      (box) => getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth,
    );
    return {
      cramped: [...cramped],
      clipped: [...clipped],
      covered: covered.map(({ textContent }) => textContent),
      scrolledSideways: scrollers.map(({ className }) => className),
    };
  }, handle);
}

export async function findLongLines(page: Page): Promise<string[]> {
  const arg = { tools: await pageTools(page), longest: LONGEST_LINE };
  return page.evaluate(({ tools, longest }) => {
    const paragraphs = [...document.querySelectorAll('p, dd, blockquote')];
    return paragraphs.flatMap((paragraph) => {
      // Short text cannot make a long line.
      if (paragraph.textContent.length <= longest) return [];
      const lines = new Map<number, string>();
      for (const { node } of tools.visibleTexts(paragraph)) {
        // Measured word by word: a line can end after a space or a hyphen.
        for (const { 0: word, index } of node.data.matchAll(/[^\s-]*[\s-]+|[^\s-]+$/g)) {
          const line = tools.linesOf(node, index, index + word.length)[0]?.bottom;
          if (line !== undefined) lines.set(line, (lines.get(line) ?? '') + word);
        }
      }
      return [...lines.values()].filter((line) => line.trim().length > longest);
    });
  }, arg);
}

/** The browser shows what the font in the document lacks in another one. */
export function findCharactersOfOtherFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const font = [...document.fonts].find(({ family }) => family.includes('Figtree Variable'));
    const ranges = [...(font?.unicodeRange ?? '').matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    );
    const characters = new Set((document.querySelector('#root')?.textContent ?? '').replace(/\s+/g, ' '));
    return [...characters].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !ranges.some(([first, last]) => first <= code && code <= last);
    });
  });
}

/** Words that wrap in the middle. @param word by default without surrounding punctuation */
export async function brokenWords(parts: Locator, word = /[\p{L}\p{N}.,+$%]+/gu): Promise<string[]> {
  const arg = { tools: await pageTools(parts.page()), pattern: word };
  return parts.evaluateAll(
    (elements, { tools, pattern }) =>
      elements.flatMap(tools.visibleTexts).flatMap(({ node }) =>
        [...node.data.matchAll(pattern)].flatMap(({ 0: found, index }) => {
          const lines = tools.linesOf(node, index, index + found.length).filter(({ width }) => width > 1);
          return new Set(lines.map(({ top }) => Math.round(top))).size > 1 ? [found] : [];
        }),
      ),
    arg,
  );
}

export async function countLines(text: Locator): Promise<number> {
  return text.evaluate(
    (element, tools) => new Set(tools.linesOf(element).map(({ top }) => top)).size,
    await pageTools(text.page()),
  );
}
