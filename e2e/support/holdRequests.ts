import type { Page } from '@playwright/test';

/** Requests that the test answers when it wants to. */
export interface HeldRequests {
  /** Holds every request from now on, as at first. */
  readonly hold: () => void;
  /** Lets all requests pass. Resolves when those that were held have been answered. */
  readonly release: () => Promise<void>;
}

/** Holds back the page's requests for some files. */
export async function holdRequests(page: Page, files: string | RegExp): Promise<HeldRequests> {
  let isHolding = true;
  let held: (() => Promise<unknown>)[] = [];
  await page.route(files, async (route) => {
    const pass = async () => {
      await route.continue();
      return (await route.request().response())?.finished();
    };
    if (isHolding) held.push(pass);
    else await pass();
  });
  return {
    hold: () => {
      isHolding = true;
    },
    release: async () => {
      isHolding = false;
      const passing = held.map((pass) => pass());
      held = [];
      await Promise.all(passing);
    },
  };
}
