import type { Locator } from '@playwright/test';

/**
 * Words that wrap in the middle because a line is too narrow for them.
 *
 * @param word matches one word; by default without surrounding punctuation
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
