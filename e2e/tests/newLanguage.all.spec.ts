import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@farekite/shared/contract';
import { AGENCY } from '../support/agency';
import { expectSameDocument, followLink, markDocument } from '../support/clientNavigation';
import { BUILD_TEST_TIMEOUT_MS, run } from '../support/workspace';
import { EVERY_PATH, expect, openPage, UNKNOWN_PATH } from '../support/site';
import { editFile, test } from '../support/workspaceCopy';

const REMOTE = 'mfe-booking';
const OTHER_REMOTE = 'mfe-guides';
const FRENCH_PAGE = '/flight-results';
const ENGLISH_PAGE = '/about';
const FRENCH_PATHS: readonly string[] = [
  ...ROUTES.filter(({ remote }) => remote === REMOTE).map(({ path }) => path),
  UNKNOWN_PATH,
];

/** English in guillemets, so that every text shows its language. */
function inFrench(english: string): string {
  return `«${english}»`;
}

function offerFrench(workspace: string): void {
  const spanish = "es: { locale: 'es-US', name: 'Español', englishName: 'Spanish' },";
  editFile(join(workspace, 'shared/language/Language.ts'), [
    spanish,
    `${spanish}\n  fr: { locale: 'fr-US', name: 'Français', englishName: 'French' },`,
  ]);
  editFile(
    join(workspace, 'shared/language/dateLocales.ts'),
    ['import type { Language }', "import { fr } from 'date-fns/locale/fr';\nimport type { Language }"],
    ['en: enUS, es }', 'en: enUS, es, fr }'],
  );
}

function writeFrench(locales: string): void {
  mkdirSync(join(locales, 'fr'), { recursive: true });
  for (const file of readdirSync(join(locales, 'en'))) {
    const french = JSON.parse(readFileSync(join(locales, 'en', file), 'utf8'), (_key, value: unknown) =>
      typeof value === 'string' ? inFrench(value) : value,
    ) as unknown;
    writeFileSync(join(locales, 'fr', file), JSON.stringify(french));
  }
}

async function readIn(language: string, address: string) {
  const response = await fetch(address, { headers: { cookie: `farekite_language=${language}` } });
  const html = await response.text();
  const part = (start: string, end: string) => html.slice(html.indexOf(start), html.indexOf(end));
  // What search engines show, and the page without the layout.
  return { status: response.status, html, head: part('<title>', '</head>'), main: part('<main', '</main>') };
}

test('Shell and a remote learn French, and no other', async ({ copy, workspace, page, consoleErrors }) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  const farekite = (name: string, ...args: readonly string[]) => run('farekite', args, join(workspace, name));
  const publish = (name: string) => farekite(name, 'publish', 'dist', '--site', copy.directory);
  const read = (path: string, language: string) => readIn(language, copy.url + path);

  await test.step('texts, types and unit tests hold, without a change of any other package', async () => {
    offerFrench(workspace);
    for (const texts of ['shared/locales', 'shell/src/locales', `${REMOTE}/src/locales`])
      writeFrench(join(workspace, texts));
    await run('check-texts', [], workspace);
    await run('tsc', [], workspace);
    await run('jest', ['--projects', 'shared', 'shell', OTHER_REMOTE, REMOTE, '--silent'], workspace);
  });

  await test.step('the shell is published first, then the remote', async () => {
    await Promise.all(['shell', REMOTE].map((name) => farekite(name, 'build')));
    await publish('shell');
    const beforeRemote = await read(FRENCH_PAGE, 'fr');
    expect(beforeRemote.html).toContain('<html lang="fr">');
    const { head, main } = await read(FRENCH_PAGE, 'en');
    expect(beforeRemote).toMatchObject({ head, main });
    await publish(REMOTE);
  });

  await test.step('the layout, the 404 page and the pages of that remote are French, and no others', async () => {
    for (const path of EVERY_PATH) {
      const french = await read(path, 'fr');
      const { head, main } = await read(path, 'en');
      expect(french.status, path).toBe(path === UNKNOWN_PATH ? 404 : 200);
      expect(french.html, path).toContain('<html lang="fr">');
      if (!FRENCH_PATHS.includes(path)) expect(french, path).toMatchObject({ head, main });
      else {
        expect(french.head, path).toMatch(/<title>«.+» \| .+<\/title>/);
        expect(french.main, path).toContain('>«');
      }
    }
  });

  await test.step('a visitor who switches to French goes from English pages to French ones and back without a reload', async () => {
    const remotePage = page.locator('[data-remote]');
    const heading = page.getByRole('heading', { level: 1 });
    const header = page.getByRole('banner');
    await openPage(page, copy.url + ENGLISH_PAGE);
    const englishHeading = await heading.innerText();
    await header.getByRole('button', { name: 'FR – Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(header.getByRole('link', { name: inFrench('About') })).toBeVisible();
    await expect(remotePage).toHaveAttribute('lang', 'en');
    await expect(heading).toHaveText(englishHeading);
    await expect(page).toHaveTitle(`About Us | ${AGENCY.name}`);

    await markDocument(page);
    await followLink(page, FRENCH_PAGE);
    await expect(heading).toHaveText(inFrench('Flight Results'));
    await expect(remotePage).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(`${inFrench('Flight Results')} | ${AGENCY.name}`);
    await followLink(page, ENGLISH_PAGE);
    await expect(heading).toHaveText(englishHeading);
    await expect(remotePage).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expectSameDocument(page);
    expect(consoleErrors).toEqual([]);
  });
});
