import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { examplePage, failingPaths, SITUATIONS, type Situation } from '../faults/situations';
import { isLate, startFaultyServer, type FaultyServer } from '../faults/startFaultyServer';
import { AGENCY } from '../support/agency';
import { expectSameDocument, followLink, markDocument } from '../support/clientNavigation';
import { readDocument } from '../support/composedDocument';
import {
  expect,
  openPage,
  switchLanguage,
  test as base,
  untilHydrated,
  type Language,
} from '../support/site';
import { WORKSPACE } from '../support/workspace';

const TOLD_AFTER_MS = 4_000;

interface ShellTexts {
  readonly header: { readonly navigation: string };
  readonly outlet: Readonly<
    Record<'slow' | 'partial' | 'languageFailed' | 'failedHeading' | 'retry', string>
  >;
}

const readTexts = (language: Language) =>
  JSON.parse(readFileSync(join(WORKSPACE, `shell/src/locales/${language}/shell.json`), 'utf8')) as ShellTexts;
const TEXTS = { en: readTexts('en'), es: readTexts('es') };

interface Visit {
  readonly page: Page;
  readonly server: FaultyServer;
  readonly release: RemoteRelease;
  readonly situation: Situation;
}

const test = base.extend<{ readonly server: FaultyServer }>({
  // Playwright requires a pattern here.
  server: async ({}, provide, { project }) => {
    const server = await startFaultyServer(project.use.baseURL ?? '');
    await provide(server);
    await server.stop();
  },
  baseURL: ({ server }, provide) => provide(server.url),
});

const remotePage = (page: Page) => page.getByRole('main').locator('[data-remote]');
const retryButton = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('status').getByRole('button', { name: TEXTS[language].outlet.retry });

/** @returns expects the first field, if the page has one, to have kept it */
async function typeSomething(page: Page): Promise<() => Promise<void>> {
  const field = remotePage(page).getByRole('textbox').first();
  if ((await field.count()) === 0) return () => Promise.resolve();
  await field.fill('Zanzibar');
  return () => expect(field).toHaveValue('Zanzibar');
}

async function untilTold({ page, server, situation }: Visit, language: Language): Promise<void> {
  await server.failed;
  if (isLate(situation.fault)) {
    await untilHydrated(page, 'header');
    await page.clock.runFor(TOLD_AFTER_MS);
  }
  await expect(retryButton(page, language)).toBeVisible();
}

async function chooseSpanish(page: Page): Promise<void> {
  await switchLanguage(page, 'es');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: TEXTS.es.header.navigation })).toBeVisible();
  await expect(header.getByRole('link', { name: AGENCY.phone })).toBeVisible();
}

/** The visitor tries again, unless what is late comes now. */
async function mend({ page, server, situation }: Visit, language: Language): Promise<void> {
  server.mend();
  if (situation.fault !== 'a late answer') await retryButton(page, language).click();
}

async function expectWorks({ page, release }: Visit, language: Language): Promise<void> {
  await expect(remotePage(page)).toHaveAttribute('lang', language);
  await untilHydrated(page);
  const { heading } = await readDocument(examplePage(release), language);
  await expect(remotePage(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(retryButton(page, language)).toBeHidden();
  const unstyled = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet }) => !sheet)
      .map(({ href }) => href),
  );
  expect(unstyled, 'stylesheets that are missing').toEqual([]);
}

async function openDocument(visit: Visit): Promise<void> {
  const { page, server, release, situation } = visit;
  const path = examplePage(release);
  const { heading } = await readDocument(path);
  server.fail(failingPaths(release, situation), situation.fault);
  await page.goto(path, { waitUntil: 'commit' });
  await untilTold(visit, 'en');
  const { slow, partial } = TEXTS.en.outlet;
  await expect(page.getByText(isLate(situation.fault) ? slow : partial)).toBeVisible();
  await expect(remotePage(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  const expectTyped = await typeSomething(page);
  await chooseSpanish(page);
  await expect(remotePage(page).getByRole('heading', { level: 1 })).toHaveText(heading);

  await markDocument(page);
  await mend(visit, 'es');
  await expectWorks(visit, 'es');
  if (situation.fault !== 'a late answer') return;
  await expectSameDocument(page);
  await expectTyped();
}

async function followLinkToIt(visit: Visit): Promise<void> {
  const { page, server, release, situation } = visit;
  await page.goto(release.name === 'mfe-home' ? '/first-class-deals' : '/about');
  // The whole page: React would remove the link that is added to a part that it has not hydrated yet.
  await untilHydrated(page, '[data-remote]');
  server.fail(failingPaths(release, situation), situation.fault);
  await followLink(page, examplePage(release));
  await expect(page).toHaveURL(examplePage(release));
  await untilTold(visit, 'en');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: TEXTS.en.outlet.failedHeading })).toBeVisible();
  await expect(main.getByRole('link', { name: AGENCY.phone })).toBeVisible();

  await mend(visit, 'en');
  await expectWorks(visit, 'en');
  await chooseSpanish(page);
  await expectWorks(visit, 'es');
}

async function chooseLanguage(visit: Visit): Promise<void> {
  const { page, server, release, situation } = visit;
  await openPage(page, examplePage(release));
  const expectTyped = await typeSomething(page);
  server.fail(failingPaths(release, situation), situation.fault);
  await chooseSpanish(page);
  await untilTold(visit, 'es');
  const { slow, languageFailed } = TEXTS.es.outlet;
  await expect(page.getByText(isLate(situation.fault) ? slow : languageFailed)).toBeVisible();
  await expect(remotePage(page)).toHaveAttribute('lang', 'en');

  await mend(visit, 'es');
  await expectWorks(visit, 'es');
  if (situation.fault !== 'no answer') await expectTyped();
}

const WAYS = { 'a document': openDocument, 'a link': followLinkToIt, 'another language': chooseLanguage };

// What docs/reliability.md promises.
for (const situation of SITUATIONS) {
  const { remote, part, fault, way } = situation;
  test(`${way}: ${part} of ${remote}, ${fault}`, { tag: '@engines' }, async ({ page, server }) => {
    const release = (await (await page.request.get(`/live/${remote}.json`)).json()) as RemoteRelease;
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('RemoteError')) reports.push(message.text());
    });
    if (isLate(fault)) await page.clock.install();
    await WAYS[way]({ page, server, release, situation });
    const version = part === 'pointer' ? 'unknown' : release.version;
    expect(reports.join('\n')).toContain(`${remote}@${version} failed`);
  });
}
