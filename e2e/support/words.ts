import type { Page } from '@playwright/test';

/** Attributes whose values are shown or read out to people. */
const TEXT_ATTRIBUTES = [
  ...['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription'],
  ...['aria-valuetext', 'label', 'placeholder', 'title'],
];
/** Meta elements whose content search engines and other sites show. */
const DESCRIPTIONS =
  'meta:is([name*="description"], [name*="title"], [property*="description"], [property*="title"])';

/**
 * Every text that has to be in the language of the page: visible and visually hidden text, title and
 * descriptions, and the contents of mail links. Without numbers and without elements that have their
 * own lang attribute.
 *
 * @param html reads this document instead of the page
 */
export function readWords(page: Page, html?: string): Promise<string[]> {
  return page.evaluate(
    ([source, textAttributes, descriptions]) => {
      const inspected =
        source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
      const { lang } = inspected.documentElement;
      const found = [inspected.title];
      for (const meta of inspected.querySelectorAll(descriptions))
        found.push(meta.getAttribute('content') ?? '');
      for (const element of inspected.body.querySelectorAll('*:not(script, style)')) {
        if (element.closest('[lang]')?.getAttribute('lang') !== lang) continue;
        for (const attribute of textAttributes) found.push(element.getAttribute(attribute) ?? '');
        for (const { nodeType, nodeValue } of element.childNodes) {
          if (nodeType === Node.TEXT_NODE) found.push(nodeValue ?? '');
        }
        const address = element.getAttribute('href') ?? '';
        if (address.startsWith('mailto:')) found.push(...new URL(address).searchParams.values());
      }
      const texts = found.map((text) => text.replace(/\s+/g, ' ').trim());
      return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
    },
    [html, TEXT_ATTRIBUTES, DESCRIPTIONS] as const,
  );
}
