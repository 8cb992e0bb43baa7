import type { Page } from '@playwright/test';

/** The characters of the page, seen or not, that the font in the document lacks: the browser shows them in another one. */
export function findCharactersOfOtherFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const font = [...document.fonts].find(({ family }) => family.includes('Figtree Variable'));
    const ranges = (font?.unicodeRange ?? '').split(',').map((range) => {
      const [first = NaN, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((hexadecimal) => parseInt(hexadecimal, 16));
      return { first, last };
    });
    const characters = new Set((document.querySelector('#root')?.textContent ?? '').replace(/\s+/g, ' '));
    return [...characters].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !ranges.some(({ first, last }) => first <= code && code <= last);
    });
  });
}
