import { expect, type Page } from '@playwright/test';

/** In CSS pixels: the narrowest screen that is supported, a phone, a tablet and a laptop. */
export const WIDTHS = [320, 390, 768, 1280] as const;

/** Fails when the page can be scrolled sideways, and names the elements that overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(-5);
    // Text can overflow an element that itself fits.
    return names.length > 0 ? names : [`text, up to ${String(scrollWidth)} px`];
  });
  expect(outside, 'elements wider than the screen').toEqual([]);
}
