import type { Page, Route } from '@playwright/test';

/** @returns lets the requests pass, and those that come later */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(files, (route) => (isReleased ? route.continue() : held.push(route)));
  return async () => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
    // Otherwise the browser would go on to ask the test about every request of the page.
    await page.unroute(files);
  };
}
