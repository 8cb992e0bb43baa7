import { expect, test as base, type Page, type Request } from '@playwright/test';
import { ROUTE_PATHS, ROUTES as ROUTE_TABLE, type RoutePath } from '@farekite/shared/contract';

/** The languages that every package speaks, and whose words the tests know. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `farekite check` names the pages of the remote that it tests. */
const PATHS_OF_REMOTE = process.env.E2E_PATHS?.split(' ') as RoutePath[] | undefined;

/** The routes whose pages are tested. */
export const ROUTES: readonly RoutePath[] = PATHS_OF_REMOTE ?? ROUTE_PATHS;

export const FIRST_PAGES = new Map(ROUTE_TABLE.toReversed().map(({ remote, path }) => [remote, path]));

export const UNKNOWN_PATH = '/no-such-page';

export const EVERY_PATH: readonly string[] = PATHS_OF_REMOTE ?? [...ROUTE_PATHS, UNKNOWN_PATH];

/** Chromium warns after three seconds, also of what is preloaded because a pointer is over a link. */
const UNUSED_PRELOAD = /^The resource (\S+) was preloaded using link preload but not used/;
/** WebKit refuses preloads of scripts under the header Integrity-Policy. */
const REFUSED_PRELOAD = /preload|Failed to load resource/;

/** @returns whether a file has been requested after the document had loaded */
function recordLateRequests(page: Page): (url: string) => boolean {
  const late = new Set<string>();
  const record = (request: Request) => {
    if (request.isNavigationRequest()) {
      late.clear();
      page.off('request', record);
    } else late.add(request.url());
  };
  // Playwright tells the test of requests from here on, and not of the many before.
  page.on('load', () => page.off('request', record).on('request', record));
  return (url) => late.has(url);
}

/** `consoleErrors` are errors and warnings in the console so far, and uncaught errors. */
export const test = base.extend<{ readonly consoleErrors: string[] }>({
  consoleErrors: async ({ page, browserName }, provide) => {
    const errors: string[] = [];
    const isRequestedLate = recordLateRequests(page);
    page.on('console', (message) => {
      const [, preload] = UNUSED_PRELOAD.exec(message.text()) ?? [];
      if (preload !== undefined && isRequestedLate(preload)) return;
      if (browserName === 'webkit' && REFUSED_PRELOAD.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await provide(errors);
  },
});

export { expect };

export async function setLanguageCookie(page: Page, language: Language): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'farekite_language', value: language, url }]);
}

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await setLanguageCookie(page, language);
  await page.addInitScript((value) => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', value);
  }, language);
}

/** React adds a property to each node that it hydrates. @param selector `h1` for pages of the shell itself */
export async function untilHydrated(page: Page, selector = '[data-remote] h1'): Promise<void> {
  await page.waitForFunction((selectorOfElement) => {
    const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
    const element = document.querySelector(selectorOfElement);
    return element && isHydrated(element);
  }, selector);
}

/** Makes tests of documents faster: hydration does not change them, and pictures have their space without files. */
export async function blockScriptsAndPictures(page: Page): Promise<void> {
  await page.route(/\.(js|avif|webp)$/, (route) => route.abort());
}

export async function openPage(page: Page, path: string, language: Language = 'en'): Promise<void> {
  if (language !== 'en') await chooseLanguage(page, language);
  await page.goto(path);
  await untilHydrated(page);
}

/** On a wide screen. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  const name = new RegExp(`^${language.toUpperCase()} – `);
  await page.getByRole('banner').getByRole('button', { name }).click();
}

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

export function recordRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
}
