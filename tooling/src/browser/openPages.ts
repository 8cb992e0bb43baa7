import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inParallel } from '../util/inParallel';
import { UserError } from '../util/UserError';
import { findChromium } from './findChromium';
import { findingsOfPage, withDifference, type Observation } from './findings';
import type { PageToOpen } from './PageToOpen';
import { Watch } from './Watch';

/** More than a page takes on a busy machine. */
const PAGE_TIMEOUT_MS = 30_000;
/** As many pages at a time. */
const TABS = Math.min(availableParallelism(), 4);

/** A page that is not as it should be. */
export interface FaultyPage {
  readonly page: PageToOpen;
  /** At least one, each in one line. */
  readonly findings: readonly string[];
}

declare global {
  interface Window {
    prerenderedWords?: string;
  }
}

/** Runs in each document before its own scripts. */
function prepareDocument(language: string): void {
  const isBlank = location.origin === 'null';
  if (isBlank) return;
  localStorage.setItem('language', language);
  document.addEventListener('readystatechange', () => {
    // All of the document is there, and nothing of it has run yet.
    if (document.readyState !== 'interactive') return;
    window.prerenderedWords = document.querySelector('[data-remote]')?.textContent ?? '';
  });
}

/** React marks the nodes that it has rendered, or taken over. */
function isTakenOver(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

function observe(): Omit<Observation, 'status'> {
  const region = document.querySelector<HTMLElement>('[data-remote]');
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    owner: region && { name: region.dataset.remote ?? '', version: region.dataset.release ?? '' },
    brokenStyles: styles
      .filter(({ sheet }) => !sheet || sheet.cssRules.length === 0)
      .map(({ href }) => new URL(href).pathname),
    words: { prerendered: window.prerenderedWords ?? '', now: region?.textContent ?? '' },
  };
}

/** Until the page has nothing to do: whatever its effects report is reported by then. */
async function untilIdle(tab: Page): Promise<void> {
  await tab.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve));
      }),
  );
}

/** Opens a page, waits until it answers, and tells what is not as it should be. */
async function lookAt(
  context: BrowserContext,
  origin: string,
  page: PageToOpen,
  timeoutMs: number,
): Promise<string[]> {
  const tab = await context.newPage();
  const watch = new Watch(tab);
  tab.setDefaultTimeout(timeoutMs);
  try {
    const response = await tab.goto(origin + page.path);
    const takenOver = tab.waitForFunction(isTakenOver);
    // Nobody hears of it any more once something was found.
    takenOver.catch(() => undefined);
    await Promise.race([takenOver, watch.first]);
    await untilIdle(tab);
    if (!(await watch.untilQuiet(timeoutMs)))
      watch.add(`requests not answered within ${inSeconds(timeoutMs)}`);
    await untilIdle(tab);
    const found = { ...(await tab.evaluate(observe)), status: response?.status() ?? 0 };
    for (const finding of findingsOfPage(page, found)) watch.add(finding);
    return [...watch.findings].map((finding) => withDifference(finding, found.words));
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error;
    return [...watch.findings, `not hydrated within ${inSeconds(timeoutMs)}`];
  } finally {
    await tab.close();
  }
}

function inSeconds(durationMs: number): string {
  return `${String(durationMs / 1_000)} s`;
}

async function launch(): Promise<Browser> {
  const { executablePath, env, args } = await findChromium();
  const { chromium } = await import('playwright-core');
  const inherited = process.env as Record<string, string>;
  return chromium
    .launch({ executablePath, args: [...args], env: { ...inherited, ...env } })
    .catch((cause: unknown) => {
      throw new UserError(
        `The browser ${executablePath} does not start (${(cause as Error).message.split('\n', 1)[0] ?? ''})`,
        'Name another in CHROMIUM_PATH.',
        { cause },
      );
    });
}

/**
 * Opens pages in a headless browser, each as a visitor who reads its language.
 *
 * @param timeoutMs how long one page may take
 * @returns those that are not as they should be, in the order of the pages
 * @throws UserError when there is no browser
 */
export async function openPages(
  origin: string,
  pages: readonly PageToOpen[],
  timeoutMs = PAGE_TIMEOUT_MS,
): Promise<FaultyPage[]> {
  const browser = await launch();
  try {
    const found = new Map<PageToOpen, string[]>();
    for (const language of new Set(pages.map((page) => page.language))) {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'language', value: language, url: origin }]);
      await context.addInitScript(prepareDocument, language);
      const read = pages.filter((page) => page.language === language);
      await inParallel(read, TABS, async (page) => {
        found.set(page, await lookAt(context, origin, page, timeoutMs));
      });
      await context.close();
    }
    return pages.flatMap((page) => {
      const findings = found.get(page) ?? [];
      return findings.length > 0 ? [{ page, findings }] : [];
    });
  } finally {
    await browser.close();
  }
}
