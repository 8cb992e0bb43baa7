import type { Page } from '@playwright/test';
import { openPage, type Language } from './site';

const INSTALLED_AT = new Date('2025-06-02T09:00:00-04:00');
const PAUSED_AT = new Date('2025-06-02T12:00:00-04:00');

/** Opens a page with a paused clock; the test advances it by `page.clock`. */
export async function openWithPausedClock(page: Page, path: string, language?: Language): Promise<void> {
  await page.clock.install({ time: INSTALLED_AT });
  await page.clock.pauseAt(PAUSED_AT);
  await openPage(page, path, language);
}

/** Simulates switching to another browser tab and back. */
export async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
