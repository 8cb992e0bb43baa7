import type { Page } from '@playwright/test';

/** Holds back the page's requests for some files. @returns lets them pass, and those that come later */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
