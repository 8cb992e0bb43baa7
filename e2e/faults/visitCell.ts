import type { CDPSession, ConsoleMessage, Page } from '@playwright/test';
import { ROUTES, type RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { AGENCY } from '../support/agency';
import { followLink } from '../support/followLink';
import { loadPageCode } from '../support/loadPageCode';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, switchLanguage, untilHydrated, type Language } from '../support/site';
import { readAnnouncements } from './announcements';
import type { FaultyServer } from './FaultyServer';
import {
  examplePage,
  failingFiles,
  isLate,
  languagesOf,
  type Cell,
  type Part,
  type Situation,
} from './matrix';

/** After this time at the latest, the visitor is told. */
export const TOLD_AFTER_MS = 4_000;

/** Names and texts of the shell, as the visitor reads them. */
export const TEXTS = {
  en: {
    retry: 'Try again',
    fallback: 'This page is not available right now',
    partial: /^Parts of this page are missing/,
    language: /^This language is not available/,
    stopped: /^Something in this page stopped working/,
    reload: 'Reload the page',
    loading: 'Loading…',
    slow: /^This is taking longer than usual/,
    menu: 'Main',
  },
  es: {
    retry: 'Intentar de nuevo',
    fallback: 'Esta página no está disponible en este momento',
    partial: /^Faltan partes de esta página/,
    language: /^Este idioma no está disponible/,
    stopped: /^Algo en esta página dejó de funcionar/,
    reload: 'Volver a cargar la página',
    loading: 'Cargando…',
    slow: /^Está tardando más de lo habitual/,
    menu: 'Principal',
  },
} as const;

/** The steps that a report may name when this part fails. */
const STEPS: Record<Part, readonly string[]> = {
  entry: ['script'],
  'page chunk': ['script'],
  'common chunk': ['script'],
  // After client navigation, webpack loads scripts and stylesheets in one step.
  stylesheet: ['style', 'script'],
  // The code of a page is loaded beside its texts, and may be on its way, too, when these are late.
  'text file': ['texts', 'script'],
  pointer: ['release', 'script', 'style'],
  'all files': ['release', 'script', 'style'],
};

/** A window of a browser, and the server of the site that is visited in it. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly server: FaultyServer;
}

export interface CellVisit extends Visit {
  readonly release: RemoteRelease;
  readonly cell: Cell;
  /** Whether the fault ends by itself, instead of the visitor trying again. */
  readonly answersLate: boolean;
}

/** A pattern that matches these paths and no others. */
export function filePattern(files: readonly string[]): RegExp {
  return new RegExp(`^(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
}

/** A page of another remote, from which a visitor follows a link. */
export function otherPage({ name }: Pick<RemoteRelease, 'name'>): RoutePath {
  const other = ROUTES.find(({ remote, indexable }) => remote !== name && indexable !== false);
  return other?.path ?? '/';
}

/** What the notice over a prerendered page says whose code fails. A static page lacks nothing then but another language. */
export async function textWithoutCode(page: Page, texts: (typeof TEXTS)[Language]): Promise<RegExp> {
  const isStatic = (await page.locator('[data-static]').count()) > 0;
  return isStatic ? texts.language : texts.partial;
}

/** What the visitor sees while the page has a fault. */
async function expectTold(page: Page, cell: Cell, language: Language): Promise<void> {
  const texts = TEXTS[language];
  const main = page.getByRole('main');
  await expect(main.getByRole('status').getByRole('button', { name: texts.retry })).toBeVisible();
  const isReadable = cell.situation === 'first load' || cell.situation === 'language switch';
  if (isReadable) {
    await expect(main.locator(`[data-remote="${cell.remote}"] h1`)).toBeVisible();
    const failed = cell.part === 'text file' ? texts.language : await textWithoutCode(page, texts);
    await expect(main.getByRole('status').getByText(isLate(cell.fault) ? texts.slow : failed)).toBeVisible();
  } else {
    await expect(main.getByRole('heading', { level: 1, name: texts.fallback })).toBeVisible();
    await expect(main.getByRole('link', { name: AGENCY.phone })).toBeVisible();
    expect(await main.getByRole('listitem').getByRole('link').count()).toBeGreaterThan(1);
  }
  await expect(page.getByRole('banner').getByRole('navigation', { name: texts.menu })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectRecovered(page: Page, { remote }: Cell, language: Language): Promise<void> {
  await untilHydrated(page);
  const outlet = page.getByRole('main').locator(`[data-remote="${remote}"]`);
  await expect(outlet).toHaveAttribute('lang', language);
  await expect(page.getByRole('button', { name: TEXTS[language].retry })).toBeHidden();
  await expectSameDocument(page);
  const unstyled = await page.evaluate(
    (folder) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href^="${folder}"]`)]
        .filter(({ sheet }) => !sheet?.cssRules.length)
        .map(({ href }) => href),
    `/releases/${remote}/`,
  );
  expect(unstyled).toEqual([]);
}

/** Starts a new visit in the same browser window: nothing is cached or stored but the language. */
export async function startVisit({ page, session, server }: Visit, language: Language): Promise<void> {
  server.recover();
  await session.send('Network.clearBrowserCache');
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
  // A document of the site, in which the storage can be changed.
  if (!page.url().startsWith(server.url)) await page.goto(`${server.url}/robots.txt`);
  await page.evaluate((value) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('language', value);
  }, language);
}

/** Opens the page as the situation says. `beforehand` is called when only the page itself is missing. */
export async function openIn(
  { page, server }: Visit,
  situation: Situation,
  release: RemoteRelease,
  beforehand: () => void,
): Promise<void> {
  const path = examplePage(release);
  if (situation === 'client navigation') {
    await page.goto(server.url + otherPage(release));
    // The whole page: React would remove the link that is added to a part that it has not hydrated yet.
    await untilHydrated(page, '[data-remote]');
    beforehand();
    await followLink(page, path);
    return;
  }
  beforehand();
  const query = situation === 'preview' ? `?preview=${release.name}@${release.version}` : '';
  await page.goto(server.url + path + query, { waitUntil: 'commit' });
  await loadPageCode(page);
}

/** Collects the reports of remotes' errors while the visit runs. */
export async function withReports(
  page: Page,
  visit: (reports: readonly string[]) => Promise<void>,
): Promise<void> {
  const reports: string[] = [];
  const record = (message: ConsoleMessage) => {
    if (message.text().startsWith('RemoteError')) reports.push(message.text());
  };
  page.on('console', record);
  await visit(reports);
  page.off('console', record);
}

/** A pattern for one report that names all that is needed to find the cause. */
export function reportPattern({ name, version }: RemoteRelease, steps: readonly string[]): RegExp {
  return new RegExp(`^RemoteError: ${name}@(?:${version}|unknown) failed \\((?:${steps.join('|')})\\): .+`);
}

/** Lets the page's clock run until the visitor is told that what hangs is late. */
async function waitUntilLate({ page, server, release, cell }: CellVisit): Promise<void> {
  const { part } = cell;
  await server.untilHeld();
  await untilHydrated(page, 'header');
  if (part !== 'pointer' && part !== 'all files') await untilContainerRequested(page, release);
  await page.clock.runFor(TOLD_AFTER_MS);
}

/**
 * Resolves when the shell knows the release and loads its container. Before, a preload may hang while the shell still
 * asks for the release.
 */
async function untilContainerRequested(
  page: Page,
  { name, version, entry, container }: RemoteRelease,
): Promise<void> {
  await page.waitForFunction(
    ([address, global]) => global in window || document.querySelector(`script[src*="${address}"]`),
    [`/releases/${name}/${version}/${entry}`, container] as const,
  );
}

/** Visits a page with a fault, and checks all that a visitor may expect. */
export async function visitCell(visit: CellVisit): Promise<void> {
  const { page, server, release, cell, answersLate } = visit;
  const { situation, fault, part } = cell;
  const [before, language] = languagesOf(situation);
  await startVisit(visit, before);
  await withReports(page, async (reports) => {
    await openIn(visit, situation, release, () =>
      server.fail(filePattern(failingFiles(release, cell)), fault),
    );
    // Texts in another language are requested when it is chosen, everything else before.
    const isLateBefore = isLate(fault) && !(part === 'text file' && situation === 'language switch');
    if (isLateBefore) await waitUntilLate(visit);
    if (situation === 'language switch') {
      await untilHydrated(page, 'header');
      await switchLanguage(page, language);
    }
    if (isLate(fault) && !isLateBefore) await waitUntilLate(visit);
    await expectTold(page, cell, language);
    const announcements = await readAnnouncements(page);
    expect(announcements.filter((text) => text.includes(TEXTS[language].retry))).toHaveLength(1);
    expect(reports).toEqual([expect.stringMatching(reportPattern(release, STEPS[part]))]);

    await markDocument(page);
    server.recover();
    if (answersLate) server.answerHeld();
    else await page.getByRole('button', { name: TEXTS[language].retry }).click();
    await expectRecovered(page, cell, language);
    // Nobody has focused anything when the file has arrived by itself.
    if (!answersLate) await expectFocusKept(page);
    await expectSiteWorks(page, language);
  });
  server.answerHeld();
}

/** Fails when what had the focus has disappeared with it: a keyboard would start at the top of the document. */
export async function expectFocusKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

/** Fails unless header and footer are there, and header and page follow a switch to the other language. */
export async function expectSiteWorks(page: Page, language: Language): Promise<void> {
  const other = language === 'en' ? 'es' : 'en';
  await switchLanguage(page, other);
  await expect(page.getByRole('banner').getByRole('navigation', { name: TEXTS[other].menu })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-remote]')).toHaveAttribute('lang', other);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
