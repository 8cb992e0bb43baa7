import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile, test } from '../support/workspaceCopy';
import { BUILD_TEST_TIMEOUT_MS, run } from '../support/workspace';
import { expect, LANGUAGES, type Language } from '../support/site';

const PATH = '/beach-deals';
const NAME = { en: 'Beaches', es: 'Playas' };
const HEADING = { en: 'A beach for the weekend', es: 'Una playa para el fin de semana' };
/** Of the weekend page's lowest fare. */
const ROUTE = { en: 'Los Angeles to Portland', es: 'De Los Ángeles a Portland' };
const ROUTES = 'shared/contract/routes.json';
const DEALS = 'mfe-deals/src';

const READERS = [
  'mfe-deals/src/(content|contract|pages/DealPage/(DealPage|defineDealPage|DealLinks))',
  'shared/contract/routes',
  'shell/src/(compose/siteFiles|layout/Footer|routes|entry-server)',
].join('|');

const DIFFERENCES = [
  ['Weekend Getaway Flight Deals', 'Beach Flight Deals'],
  ['Vuelos para escapadas de fin de semana', 'Vuelos a la playa'],
  ['Out on Friday evening, home', 'Out on Friday morning, home'],
  ['Salga el viernes por la tarde', 'Salga el viernes por la noche'],
  ['Weekend getaways that start on Friday', HEADING.en],
  ['Escapadas que empiezan el viernes', HEADING.es],
] as const;

function readTexts(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** Without those of the weekend page's feature. */
function writeTexts(workspace: string, language: Language): void {
  const folder = join(workspace, DEALS, 'locales', language);
  const { sharePictureAlt, weekendDays, ...texts } = readTexts(join(folder, 'weekend-getaway-deals.json'));
  expect([sharePictureAlt, weekendDays]).not.toContain(undefined);
  const changed = DIFFERENCES.reduce((text, [from, to]) => text.replace(from, to), JSON.stringify(texts));
  writeFileSync(join(folder, 'beach-deals.json'), changed);
  const shared = join(workspace, 'shared/locales', language, 'shared.json');
  const { routes, ...others } = readTexts(shared);
  writeFileSync(
    shared,
    JSON.stringify({ ...others, routes: { ...(routes as object), [PATH]: NAME[language] } }),
  );
  editFile(join(folder, 'mfe-deals.json'), ['"routes": {', `"routes": {\n"${PATH}": "${ROUTE[language]}",`]);
}

const PAGE = `import { defineDealPage } from '../DealPage/defineDealPage';

export default defineDealPage('${PATH}');
`;

const WEEKEND_ENTRY = /  \{\n    path: '\/weekend-getaway-deals',[^]*?\n  \},\n/;

/** What CONTRIBUTING.md says. */
function addDealPage(workspace: string): void {
  for (const language of LANGUAGES) writeTexts(workspace, language);
  const content = join(workspace, DEALS, 'content/dealPages.ts');
  const [entry = ''] = WEEKEND_ENTRY.exec(readFileSync(content, 'utf8')) ?? [];
  const newEntry = entry.replace('/weekend-getaway-deals', PATH);
  editFile(content, ['  },\n];', `  },\n${newEntry}];`]);
  editFile(
    join(workspace, DEALS, 'i18next.d.ts'),
    ['import type ', "import type beachDeals from './locales/en/beach-deals.json';\nimport type "],
    ["'business-class-deals'", "'beach-deals': typeof beachDeals;\n    'business-class-deals'"],
  );
  const page = join(workspace, DEALS, 'pages/BeachDeals');
  mkdirSync(page);
  writeFileSync(join(page, 'BeachDeals.tsx'), PAGE);
  const table = readTexts(join(workspace, ROUTES));
  writeFileSync(
    join(workspace, ROUTES),
    JSON.stringify({ ...table, [PATH]: { remote: 'mfe-deals', menu: 'deals' } }),
  );
}

test('A deal page needs texts, its facts, a page of a few lines and a route: it is tested, served and listed', async ({
  copy,
  workspace,
}) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  addDealPage(workspace);
  await run('tsc', ['-p', 'mfe-deals'], workspace);
  await run(
    'jest',
    ['--projects', 'mfe-deals', 'shared', 'shell', '--silent', '--testPathPatterns', READERS],
    workspace,
  );
  for (const name of ['mfe-deals', 'shell']) {
    await run('farekite', ['build'], join(workspace, name));
    await run('farekite', ['publish', `${name}/dist`, '--site', copy.directory], workspace);
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
});
