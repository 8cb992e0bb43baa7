import type { Page } from '@playwright/test';
import { openPage, type Language } from './site';

const MORNING = new Date('2025-06-02T09:00:00-04:00');
const NOON = new Date('2025-06-02T12:00:00-04:00');

/** Opens a page with a paused clock; the test advances it by `page.clock`. */
export async function openInStillTime(page: Page, path: string, language?: Language): Promise<void> {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(NOON);
  await openPage(page, path, language);
}

/** Simulates switching to another browser tab and back. */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((behind) => {
    Object.defineProperty(document, 'visibilityState', {
      value: behind ? 'hidden' : 'visible',
      configurable: true,
    });
    Object.defineProperty(document, 'hidden', { value: behind, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
