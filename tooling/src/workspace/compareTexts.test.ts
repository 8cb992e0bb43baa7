import { compareTexts, flatten } from './compareTexts';

const ENGLISH_STOPS = { stops_one: '{{count}} stop', stops_other: '{{count}} stops' };

describe('compareTexts', () => {
  it.each([
    ['a missing text', { a: { b: 'x' } }, {}, 'lacks "a.b"'],
    ['an empty text', { a: 'x' }, { a: '' }, 'lacks "a"'],
    ['a missing item of a list', { a: ['x', 'y'] }, { a: ['x'] }, 'lacks "a.1"'],
    ['a text that English lacks', {}, { a: 'x' }, 'has "a", which English lacks'],
    [
      'another placeholder',
      { a: '{{city}}' },
      { a: '{{ciudad}}' },
      'has {{ciudad}} in "a", where English has {{city}}',
    ],
    [
      'a missing placeholder',
      { a: '{{b}} {{ c, number }}' },
      { a: '{{b}}' },
      'has {{b}} in "a", where English has {{b}} {{c}}',
    ],
    [
      'a needless placeholder',
      { a: 'x' },
      { a: '{{- b}}' },
      'has {{b}} in "a", where English has no placeholder',
    ],
    [
      'a form of a plural that the language has not',
      ENGLISH_STOPS,
      { stops_one: 'x', stops_many: '{{count}}', stops_other: '{{count}}', stops_few: '{{count}}' },
      'has "stops_few", which English lacks',
    ],
    [
      'a form of a plural without its placeholder, but for one, which may be a word',
      ENGLISH_STOPS,
      { stops_one: 'x', stops_many: '{{count}}', stops_other: 'x' },
      'has no placeholder in "stops_other", where English has {{count}}',
    ],
  ])('finds %s', (_fault, english, spanish, problem) => {
    expect(compareTexts(flatten(spanish), 'es', flatten(english))).toEqual([problem]);
  });

  it.each([
    ['en', { stops_other: '{{count}}' }, 'stops_one'],
    ['pl', { stops_one: 'x', stops_many: '{{count}}' }, 'stops_few'],
  ])('wants the forms of a plural that the language needs for counts: %s', (language, texts, form) => {
    const english = language === 'en' ? texts : ENGLISH_STOPS;
    expect(compareTexts(flatten(texts), language, flatten(english))).toEqual([`lacks "${form}"`]);
  });
});
