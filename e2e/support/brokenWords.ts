import type { Locator } from '@playwright/test';

/**
 * Words that stand in two lines because one is too narrow for them.
 *
 * @param word what counts as one; without the marks around it, unless told otherwise
 */
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
