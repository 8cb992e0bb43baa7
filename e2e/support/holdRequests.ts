import type { Page, Route } from '@playwright/test';

/** Requests that the test answers when it wants to. */
export interface HeldRequests {
  /** Holds every request from now on, as at first. */
  readonly hold: () => void;
  /** Lets all requests pass, also those that were held. */
  readonly release: () => Promise<void>;
}

/** Holds back the page's requests for some files. */
export async function holdRequests(page: Page, files: string | RegExp): Promise<HeldRequests> {
  let isHolding = true;
  let held: Route[] = [];
  await page.route(files, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    hold: () => {
      isHolding = true;
    },
    release: async () => {
      isHolding = false;
      const passing = held.map((route) => route.continue());
      held = [];
      await Promise.all(passing);
    },
  };
}
