import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inParallel } from '../util/inParallel';
import { UserError } from '../util/UserError';
import { browserEnvironment } from './browserEnvironment';
import { findChromium } from './findChromium';
import { findingsOfPage, withDifference, type Observation } from './findings';
import type { PageToOpen } from './PageToOpen';
import { TabMonitor } from './TabMonitor';

/** Much more than a page takes, because verification also runs on busy machines. */
const PAGE_TIMEOUT_MS = 30_000;
/** The number of pages that are open at a time. */
const MAX_TABS = Math.min(availableParallelism(), 4);

/** A page that differs from what is expected, or that has errors. */
export interface FaultyPage {
  readonly page: PageToOpen;
  /** What is wrong with it; at least one finding, each in one line. */
  readonly findings: readonly string[];
}

declare global {
  interface Window {
    prerenderedText?: string;
  }
}

/** Runs in each document before its own scripts: sets the language, and keeps the text before hydration. */
function prepareDocument(language: string): void {
  const isBlank = location.origin === 'null';
  if (isBlank) return;
  localStorage.setItem('language', language);
  document.addEventListener('readystatechange', () => {
    // In this state the document is complete, and its deferred scripts have not run yet.
    if (document.readyState !== 'interactive') return;
    window.prerenderedText = document.querySelector('[data-remote]')?.textContent ?? '';
  });
}

/**
 * Runs in the page until it returns that the page is hydrated. React adds a property of this name to each element that it
 * has rendered or hydrated.
 */
function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

/** Runs in the page. */
function observePage(): Omit<Observation, 'status'> {
  const outlet = document.querySelector<HTMLElement>('[data-remote]');
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    owner: outlet && { name: outlet.dataset.remote ?? '', version: outlet.dataset.release ?? '' },
    brokenStyles: styles
      .filter(({ sheet }) => !sheet || sheet.cssRules.length === 0)
      .map(({ href }) => new URL(href).pathname),
    text: { prerendered: window.prerenderedText ?? '', hydrated: outlet?.textContent ?? '' },
  };
}

/** Waits until the page is idle, so that its effects have run and reported their errors. */
async function waitUntilIdle(tab: Page): Promise<void> {
  await tab.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve));
      }),
  );
}

function formatSeconds(durationMs: number): string {
  return `${String(durationMs / 1_000)} s`;
}

/** Opens a page, waits until it is hydrated and has loaded its files, and returns what is wrong with it. */
async function checkPage(
  context: BrowserContext,
  origin: string,
  page: PageToOpen,
  timeoutMs: number,
): Promise<string[]> {
  const tab = await context.newPage();
  const monitor = new TabMonitor(tab);
  tab.setDefaultTimeout(timeoutMs);
  try {
    const response = await tab.goto(origin + page.path);
    const hydrated = tab.waitForFunction(isHydrated);
    // After a first finding nobody awaits this promise, and its rejection must not end the process.
    hydrated.catch(() => undefined);
    await Promise.race([hydrated, monitor.firstFinding]);
    await waitUntilIdle(tab);
    if (!(await monitor.waitForRequests(timeoutMs))) {
      monitor.add(`requests not answered within ${formatSeconds(timeoutMs)}`);
    }
    await waitUntilIdle(tab);
    const observed = { ...(await tab.evaluate(observePage)), status: response?.status() ?? 0 };
    for (const finding of findingsOfPage(page, observed)) monitor.add(finding);
    return [...monitor.findings].map((finding) => withDifference(finding, observed.text));
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error;
    return [...monitor.findings, `not hydrated within ${formatSeconds(timeoutMs)}`];
  } finally {
    await tab.close();
  }
}

async function launchBrowser(): Promise<Browser> {
  const { executablePath, env, args } = await findChromium();
  const { chromium } = await import('playwright-core');
  return chromium
    .launch({ executablePath, args: [...args], env: browserEnvironment(env) })
    .catch((cause: unknown) => {
      throw new UserError(
        `The browser ${executablePath} does not start (${(cause as Error).message.split('\n', 1)[0] ?? ''})`,
        'Set CHROMIUM_PATH to the path of another one.',
        { cause },
      );
    });
}

/**
 * Opens pages in a headless browser, each as a visitor who has chosen the page's language.
 *
 * @param origin of the site: `http://localhost:3000`
 * @param timeoutMs the time limit of one page
 * @returns the faulty pages, in the order of `pages`
 * @throws UserError when there is no browser, or it does not start
 */
export async function openPages(
  origin: string,
  pages: readonly PageToOpen[],
  timeoutMs = PAGE_TIMEOUT_MS,
): Promise<FaultyPage[]> {
  const browser = await launchBrowser();
  try {
    const findingsByPage = new Map<PageToOpen, string[]>();
    for (const language of new Set(pages.map((page) => page.language))) {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'language', value: language, url: origin }]);
      await context.addInitScript(prepareDocument, language);
      const inLanguage = pages.filter((page) => page.language === language);
      await inParallel(inLanguage, MAX_TABS, async (page) => {
        findingsByPage.set(page, await checkPage(context, origin, page, timeoutMs));
      });
      await context.close();
    }
    return pages.flatMap((page) => {
      const findings = findingsByPage.get(page) ?? [];
      return findings.length > 0 ? [{ page, findings }] : [];
    });
  } finally {
    await browser.close();
  }
}
