import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@farekite/shared/language';

/** Screens in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;
export const LAPTOP = { width: 1280, height: 900 } as const;

export type Screen = typeof PHONE | typeof LAPTOP;

/**
 * The screens on which the pages of a language are examined: one in `npm test`, where each language has its own, and both
 * in `npm run test:all`. A fault of a page is one of a language or of a screen, and hardly ever of both together.
 */
export function screensOf(language: Language): readonly Screen[] {
  if (process.env.FAREKITE_TEST === 'all') return [LAPTOP, PHONE];
  return [language === 'en' ? LAPTOP : PHONE];
}

/** In CSS pixels: the narrowest screen that is supported, a phone, a tablet and a laptop. */
export const WIDTHS = [320, 390, 768, 1280] as const;

/** Sets the text size like a browser setting does. */
export function setTextSize(page: Page, size: '100%' | '200%'): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Expects an element to be on a phone's screen, above the bar with call and email. */
export async function expectAboveBar(element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const bar = await element.page().getByRole('complementary').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
}

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

/**
 * Fails when the page in its current state can be scrolled sideways at one of the widths, or on
 * the narrowest screen with 200% text.
 */
export async function expectFitsEveryWidth(page: Page): Promise<void> {
  const size = page.viewportSize() ?? LAPTOP;
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...size, width });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ ...size, width: WIDTHS[0] });
  await setTextSize(page, '200%');
  await expectNoSidewaysScroll(page);
  await setTextSize(page, '100%');
  await page.setViewportSize(size);
}

export async function scrollToEdge(page: Page, edge: 'top' | 'bottom'): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo(0, y === 'top' ? 0 : document.body.scrollHeight);
  }, edge);
}

/** Where each element of the page is in the document, seen or not. */
export function readPlaces(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x + scrollX, y + scrollY, width, height].map((value) => value.toFixed(1)).join(' ');
        return `${element.localName}.${element.getAttribute('class') ?? ''}: ${place}`;
      })
      .join('\n'),
  );
}

/** What has moved on the screen so far, with the score of each shift. */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return (
      observer.takeRecords() as (PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]
    ).map(({ value, sources }) => {
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40));
      return `${value.toFixed(4)}: ${moved.join(', ')}`;
    });
  });
}

/** Lets all pictures load, also those that are far from the screen. @returns the addresses of those that cannot be shown */
export function loadAllPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    await Promise.all(
      pictures.map((picture) => {
        picture.loading = 'eager';
        return picture.complete || new Promise((resolve) => (picture.onload = picture.onerror = resolve));
      }),
    );
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
  });
}

/** Headless Chromium, now and then, draws no frame until the next change of the page. */
const FRAME_TIMEOUT_MS = 1_000;

/** Waits two frames, so that changes are laid out and painted. */
export function untilPainted(page: Page): Promise<void> {
  return page.evaluate(async (timeoutMs) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, timeoutMs);
      });
    await frame();
    await frame();
  }, FRAME_TIMEOUT_MS);
}
