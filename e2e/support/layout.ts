import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';
import type { Language } from '@farekite/shared/language';

export const PHONE = { width: 390, height: 844 } as const;
export const LAPTOP = { width: 1280, height: 900 } as const;

export type Screen = typeof PHONE | typeof LAPTOP;

/** In `npm test`, each language has a screen of its own: hardly any fault needs both. */
export function screensOf(language: Language): readonly Screen[] {
  if (process.env.FAREKITE_TEST === 'all') return [LAPTOP, PHONE];
  return [language === 'en' ? LAPTOP : PHONE];
}

/** The narrowest that is supported, a phone, a tablet and a laptop. */
export const WIDTHS = [320, 390, 768, 1280] as const;

export function setTextSize(page: Page, size: '100%' | '200%'): Promise<void> {
  return page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
}

/** Where an element is on the screen. */
export async function boxOf(element: Locator | ElementHandle | null) {
  const box = await element?.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export async function expectAboveBar(element: Locator): Promise<void> {
  const { y, bottom } = await boxOf(element);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual((await boxOf(element.page().getByRole('complementary'))).y);
}

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
  await page.evaluate((to) => window.scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), edge);
}

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

/** @returns the addresses of those that cannot be shown */
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
