import type { Page } from '@playwright/test';
import { LOAD_PAGE_EVENT } from '@farekite/shared/protocol';
import { untilHydrated } from './site';

/** Tells a static page to load its code, once the shell runs. Other pages have loaded it anyway. */
export async function loadPageCode(page: Page): Promise<void> {
  await untilHydrated(page, 'header');
  await page.evaluate((event) => window.dispatchEvent(new Event(event)), LOAD_PAGE_EVENT);
}

/** Waits until React has hydrated the page of a remote, also if it is static: then it is told to load its code. */
export async function hydratePage(page: Page): Promise<void> {
  await loadPageCode(page);
  await untilHydrated(page);
  await page.waitForFunction(() => {
    const heading = document.querySelector('[data-remote] h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
