import { compareTexts, flatten } from './compareTexts';

const problems = (english: unknown, texts: unknown, language = 'es') =>
  compareTexts(flatten(texts), language, flatten(english));

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
  ])('finds %s', (_fault, english, spanish, problem) => {
    expect(problems(english, spanish)).toEqual([problem]);
  });

  describe('of plurals', () => {
    const english = { stops_one: 'one stop', stops_other: '{{count}} stops' };

    it('wants the forms that the language needs for counts', () => {
      expect(problems(english, { stops_one: 'x', stops_few: '{{count}}' }, 'pl')).toEqual([
        'lacks "stops_many"',
      ]);
    });

    it('wants those of English, too', () => {
      expect(problems({ stops_other: '{{count}}' }, { stops_other: '{{count}}' }, 'en')).toEqual([
        'lacks "stops_one"',
      ]);
    });

    it('allows other forms of the language, and only those', () => {
      const spanish = {
        stops_one: 'x',
        stops_many: '{{count}}',
        stops_other: '{{count}}',
        stops_few: '{{count}}',
      };
      expect(problems(english, spanish)).toEqual(['has "stops_few", which English lacks']);
    });

    it('compares placeholders with the form "other", and lets one count be a word', () => {
      expect(problems(english, { stops_one: 'x', stops_many: '{{n}}', stops_other: 'x' })).toEqual([
        'has {{count}} {{n}} in "stops_many", where English has {{count}}',
        'has no placeholder in "stops_other", where English has {{count}}',
      ]);
    });
  });
});
