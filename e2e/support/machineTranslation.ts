import type { Page } from '@playwright/test';
import { expect, type Language } from './site';

const RANDOM = /\bFK[\dA-Z]{9}\b/g;

/** Puts texts in two `font` elements in the place of the nodes that React has, as Google Translate does, with the same words. */
async function moveTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, svg, textarea')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/**
 * All texts, with a line for each element but `font`.
 *
 * @param html reads this document instead of the page, which must be blank
 */
export async function readTexts(page: Page, html?: string): Promise<string> {
  const texts = await page.evaluate((source) => {
    const read = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const body = read.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style, noscript')) element.remove();
    for (const element of body.querySelectorAll(':not(font)')) element.append('\n');
    return body.textContent ?? '';
  }, html);
  return texts.replace(/\s*\n\s*/g, '\n').replace(RANDOM, 'FK');
}

/** Also behind a dialog or in a closed menu. */
function pressLanguage(page: Page, language: Language): Promise<void> {
  return page.evaluate(
    (lang) => document.querySelector<HTMLElement>(`header [role="group"] button[lang="${lang}"]`)?.click(),
    language,
  );
}

/** @param spanish the texts of the same page in Spanish */
export async function expectSwitchesTranslatedTexts(page: Page, spanish: string): Promise<void> {
  const english = await readTexts(page);
  expect(english).not.toEqual(spanish);
  await moveTexts(page);
  await pressLanguage(page, 'es');
  await expect.poll(() => readTexts(page)).toEqual(spanish);
  await moveTexts(page);
  await pressLanguage(page, 'en');
  await expect.poll(() => readTexts(page)).toEqual(english);
  // What the visitor does next meets moved texts, too.
  await moveTexts(page);
}
