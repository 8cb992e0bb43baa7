import { expect, test as base, type Page } from '@playwright/test';
import { ROUTE_PATHS, type RoutePath } from '@farekite/shared/contract';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const ROUTES: readonly RoutePath[] = ROUTE_PATHS;

/** Every page of the site, and the one of a path that it does not know. */
export const EVERY_PATH: readonly string[] = [...ROUTES, '/no-such-page'];

/** What the page complained of. */
export interface Complaints {
  readonly all: string[];
}

interface SiteFixtures {
  /** Every error and warning of the console, and every uncaught error. */
  readonly complaints: Complaints;
}

export const test = base.extend<SiteFixtures>({
  complaints: async ({ page }, provide) => {
    const all: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') all.push(message.text());
    });
    page.on('pageerror', (error) => all.push(String(error)));
    await provide({ all });
  },
});

export { expect };

/** Sets the choice as a visitor's earlier visit left it: in the storage and in the cookie. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'language', value: language, url }]);
  await page.addInitScript((value) => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', value);
  }, language);
}

/**
 * Waits until React has taken over the remote's page. React marks the nodes that it has hydrated.
 *
 * @param heading the first heading; of a page of the shell's own too, `h1`
 */
export async function untilHydrated(page: Page, heading = '[data-remote] h1'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  }, heading);
}

/**
 * From now on no script and no picture comes. For tests of what is composed: hydration changes nothing of
 * it, pictures have their places without their files, and both take their time.
 */
export async function withholdScriptsAndPictures(page: Page): Promise<void> {
  await page.route(/\.(js|avif|webp)$/, (route) => route.abort());
}

/** Opens a page as a visitor who reads that language, and waits until it answers. */
export async function openPage(page: Page, path: string, language: Language = 'en'): Promise<void> {
  if (language !== 'en') await chooseLanguage(page, language);
  await page.goto(path);
  await untilHydrated(page);
}

/** Everything that the browser would still know of the visitor after this page. */
export function storedByPage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      databases,
    });
  });
}

/** The addresses of everything that the page fetches from now on. */
export function recordRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
}
