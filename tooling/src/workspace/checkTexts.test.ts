import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { checkTexts } from './checkTexts';

const TEXTS = { title: 'x', stops_one: 'x', stops_other: '{{count}}', fares: { newYork: { route: 'x' } } };

/** A workspace with a contract package and a remote, with these files instead of some or besides. */
function workspaceWith(files: Readonly<Record<string, unknown>>): string {
  return writeFiles(temporaryFolder(), {
    'mfe-deals/src/Deal.tsx':
      "useTranslation('deals'); t('title'); t('stops', { count }); t(`fares.${fare.key}.route`)",
    'mfe-deals/src/Links.tsx': "useTranslation('shared'); t(`routes.${path}`)",
    'mfe-deals/src/locales/en/deals.json': TEXTS,
    'mfe-deals/src/locales/es/deals.json': TEXTS,
    'shared/locales/en/shared.json': { routes: { '/about': 'x' } },
    'shared/locales/es/shared.json': { routes: { '/about': 'x' } },
    ...files,
  });
}

describe('checkTexts', () => {
  it('knows every way in which the workspace asks for a text', () => {
    expect(checkTexts(join(__dirname, '../../..'))).toEqual([]);
  });

  it.each([
    ['by its key, a part of which is known only at runtime', {}],
    [
      'by its key in another file of the package',
      {
        'mfe-deals/src/Deal.tsx': '',
        'mfe-deals/src/keys.ts': "['title', \"stops\", 'fares.newYork.route']",
      },
    ],
    [
      'as a part of an object',
      { 'mfe-deals/src/Deal.tsx': "t('title'); t('stops'); t('fares',\n { returnObjects: true })" },
    ],
  ])('finds nothing where each text is used %s', (_how, files) => {
    expect(checkTexts(workspaceWith(files))).toEqual([]);
  });

  it('finds the texts that no source of the package uses: neither a test, nor another package, nor a part of a key', () => {
    const uses = "t('title'); t('stops'); t(`fares.${key}.route`)";
    const workspace = workspaceWith({
      'mfe-deals/src/Deal.tsx': "t('fares'); t(`fares.${key}`); t(`fares.${key}.title`); t(`${key}`)",
      'mfe-deals/src/Deal.test.tsx': uses,
      'mfe-home/src/Deal.tsx': uses,
    });
    expect(checkTexts(workspace)).toEqual(
      ['title', 'stops_one', 'stops_other', 'fares.newYork.route'].map(
        (key) => `mfe-deals/src/locales/en/deals.json has "${key}", which no source uses`,
      ),
    );
  });

  it('finds a text of the contract package that no source uses', () => {
    expect(checkTexts(workspaceWith({ 'mfe-deals/src/Links.tsx': '' }))).toEqual([
      'shared/locales/en/shared.json has "routes./about", which no source uses',
    ]);
  });

  it.each([
    [
      'a text',
      'es/deals.json lacks "title"',
      { 'mfe-deals/src/locales/es/deals.json': { ...TEXTS, title: '' } },
    ],
    [
      'a form of a plural',
      'en/deals.json lacks "stops_one"',
      { 'mfe-deals/src/locales/en/deals.json': { ...TEXTS, stops_one: '' } },
    ],
    [
      'a namespace',
      'es/help.json is missing',
      { 'mfe-deals/src/Help.tsx': "t('help')", 'mfe-deals/src/locales/en/help.json': { help: 'x' } },
    ],
  ])('finds %s that a language lacks', (_what, problem, files) => {
    expect(checkTexts(workspaceWith(files))).toEqual([`mfe-deals/src/locales/${problem}`]);
  });
});
