import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { checkTexts } from './checkTexts';

const STOPS = { stops_one: '{{count}} stop', stops_other: '{{count}} stops' };

it('checkTexts finds the texts that no source of the package uses: neither a test, nor another package, nor a part of a key', () => {
  const uses = "t('title'); t('stops'); t(`fares.${key}.route`)";
  const workspace = writeFiles(temporaryFolder(), {
    'mfe-deals/src/locales/en/deals.json': { title: 'x', ...STOPS, fares: { newYork: { route: 'x' } } },
    'mfe-deals/src/Deal.tsx': "t('fares'); t(`fares.${key}`); t(`fares.${key}.title`); t(`${key}`)",
    'mfe-deals/src/Deal.test.tsx': uses,
    'mfe-home/src/Deal.tsx': uses,
    'shared/locales/en/shared.json': { routes: { '/about': 'x' } },
  });
  expect(checkTexts(workspace)).toEqual([
    ...['title', 'stops_one', 'stops_other', 'fares.newYork.route'].map(
      (key) => `mfe-deals/src/locales/en/deals.json has "${key}", which no source uses`,
    ),
    'shared/locales/en/shared.json has "routes./about", which no source uses',
  ]);
});

it.each([
  ['a missing text', { a: ['x', { b: 'x' }] }, { 'es/deals': { a: ['x'] } }, 'es/deals.json lacks "a.1.b"'],
  ['a missing file', { a: 'x' }, { 'es/help': {} }, 'es/deals.json lacks "a"'],
  ['an empty text', { a: 'x' }, { 'es/deals': { a: '' } }, 'es/deals.json lacks "a"'],
  [
    'a form that no count in English takes',
    STOPS,
    { 'pl/deals': { stops_one: 'x', stops_many: '{{count}}' } },
    'pl/deals.json lacks "stops_few"',
  ],
  [
    'a form that the language has not',
    STOPS,
    { 'es/deals': { ...STOPS, stops_many: '{{count}}', stops_few: '{{count}}' } },
    'es/deals.json has "stops_few", which English lacks',
  ],
  ['a foreign text', {}, { 'es/deals': { a: 'x' } }, 'es/deals.json has "a", which English lacks'],
  [
    'a missing placeholder',
    { a: '{{b}} {{- c, number }}' },
    { 'es/deals': { a: '{{b}}' } },
    'es/deals.json has {{b}} in "a", where English has {{b}} {{c}}',
  ],
  [
    'a form of a plural without its placeholder, but for one, which may be a word',
    STOPS,
    { 'es/deals': { stops_one: 'x', stops_other: 'x' } },
    'es/deals.json has no placeholder in "stops_other", where English has {{count}}',
  ],
])('checkTexts finds %s', (_fault, english, others, problem) => {
  const texts = Object.entries({ 'en/deals': english, ...others });
  const workspace = writeFiles(temporaryFolder(), {
    'mfe-deals/src/keys.ts': "['a', 'a.0', 'a.1.b', 'stops']",
    ...Object.fromEntries(texts.map(([file, content]) => [`mfe-deals/src/locales/${file}.json`, content])),
  });
  expect(checkTexts(workspace)).toEqual([`mfe-deals/src/locales/${problem}`]);
});
