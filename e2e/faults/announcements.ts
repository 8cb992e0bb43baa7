import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcements?: string[];
  }
}

/**
 * Collects what assistive technology announces in the page's main element, in every document from now on: each text
 * that a live region changes to.
 */
export async function observeAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announcements: string[] = [];
    const last = new WeakMap<Element, string>();
    window.announcements = announcements;
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('main :is([role="status"], [role="alert"])')) {
        const text = region.textContent;
        if (text && last.get(region) !== text) announcements.push(text);
        last.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The announcements of this document so far. */
export function readAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announcements ?? []);
}
