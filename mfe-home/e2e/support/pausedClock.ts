import type { Page } from '@playwright/test';
import { openPage } from '@farekite/e2e/site';

const INSTALLED_AT = new Date('2025-06-02T09:00:00-04:00');
const PAUSED_AT = new Date('2025-06-02T12:00:00-04:00');

export async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: INSTALLED_AT });
  await page.clock.pauseAt(PAUSED_AT);
  await openPage(page, '/');
}
