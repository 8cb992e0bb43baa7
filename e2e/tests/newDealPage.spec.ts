import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_TEST_TIMEOUT_MS, runInstalled } from '../support/processes';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, LANGUAGES, untilHydrated, type Language } from '../support/site';
import { test } from '../support/workspaceCopy';

const PATH = '/beach-deals';
const NAME = { en: 'Beaches', es: 'Playas' };
const HEADING = { en: 'A beach for the weekend', es: 'Una playa para el fin de semana' };
const ROUTES = 'shared/contract/routes.json';
const CONTENT = 'mfe-deals/src/content/DealPage';

/** The line of the shell's sources that says how many routes its script has. */
const MAX_ROUTES = 'const MAX_ROUTES = 100;';

/** The unit tests that read the table of routes, or the content of the deal pages. */
const READERS = [
  'mfe-deals/src/(content|contract|pages/DealPage/(DealPage|defineDealPage|DealLinks))',
  'shared/contract/routes',
  'shell/src/(App/App|compose/siteFiles|layout/Footer|routes|server)',
].join('|');

/** What the new content says differently from that of the weekend page; the illustration is the same. */
const DIFFERENCES = [
  ["'/weekend-getaway-deals'", `'${PATH}'`],
  ['Weekend Getaway Flight Deals', 'Beach Flight Deals'],
  ['Vuelos para escapadas de fin de semana', 'Vuelos a la playa'],
  ['Out on Friday evening, home', 'Out on Friday morning, home'],
  ['Salga el viernes por la tarde', 'Salga el viernes por la noche'],
  ['Weekend getaways that start on Friday', HEADING.en],
  ['Escapadas que empiezan el viernes', HEADING.es],
] as const;

/** The two things that make a deal page: its content file and its line in the table of routes. */
function addDealPage(workspace: string): void {
  let content = readFileSync(join(workspace, CONTENT, 'weekendGetawayDeals.ts'), 'utf8');
  for (const [text, replacement] of DIFFERENCES) {
    expect(content).toContain(text);
    content = content.replaceAll(text, replacement);
  }
  writeFileSync(join(workspace, CONTENT, 'beachDeals.ts'), content);

  const table = JSON.parse(readFileSync(join(workspace, ROUTES), 'utf8')) as object;
  const route = { remote: 'mfe-deals', menu: 'deals', name: NAME };
  writeFileSync(join(workspace, ROUTES), JSON.stringify({ ...table, [PATH]: route }));
}

/** Leaves the last route of the table out of the shell's script, as on a site with more than a hundred pages. */
function leaveLastRouteOut(workspace: string): void {
  const file = join(workspace, 'shell/src/routes/firstRoutes.data.ts');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(MAX_ROUTES);
  writeFileSync(file, source.replace(MAX_ROUTES, 'const MAX_ROUTES = ROUTES.length - 1;'));
}

test('A deal page needs one content file and one line in routes.json: it is tested, served, listed and followed without a reload', async ({
  copy,
  workspace,
  page,
  consoleErrors,
}) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  addDealPage(workspace);
  await runInstalled('tsc7', ['-p', 'mfe-deals'], workspace);
  await runInstalled(
    'jest',
    ['--projects', 'mfe-deals', 'shared', 'shell', '--silent', '--testPathPatterns', READERS],
    workspace,
  );
  leaveLastRouteOut(workspace);
  for (const name of ['mfe-deals', 'shell']) {
    await runInstalled('farekite', ['build'], join(workspace, name));
    await runInstalled('farekite', ['publish', `${name}/dist`, '--site', copy.directory], workspace);
  }

  const read = async (path: string, language: Language) => {
    const response = await fetch(copy.url + path, { headers: { cookie: `language=${language}` } });
    expect(response.status, path).toBe(200);
    return response.text();
  };
  for (const language of LANGUAGES) {
    expect(await read(PATH, language)).toContain(`>${HEADING[language]}</h1>`);
    const footerLink = new RegExp(`<a [^>]*href="${PATH}"[^>]*>${NAME[language]}</a>`);
    expect(await read('/', language)).toMatch(footerLink);
    const dealLink = new RegExp(`<a [^>]*href="${PATH}"[^>]*><span[^>]*><picture`);
    expect(await read('/top-airlines', language)).toMatch(dealLink);
  }
  expect(await read('/sitemap.xml', 'en')).toContain(`${PATH}</loc>`);

  await page.goto(`${copy.url}/top-airlines`);
  await untilHydrated(page);
  await markDocument(page);
  const link = page.getByRole('main').getByRole('link', { name: NAME.en });
  // Pointing at it loads the table of all routes, and then the page.
  const pageScript = page.waitForResponse(/beach-deals\.js$/);
  await link.hover();
  await pageScript;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.en);
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});
