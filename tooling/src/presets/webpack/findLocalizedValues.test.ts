import { findLocalizedValues } from './findLocalizedValues';

const LANGUAGES = ['en', 'es', 'fr'];

function valuesIn(code: string): unknown[] {
  return findLocalizedValues(code, LANGUAGES).map(({ value }) => value);
}

describe('findLocalizedValues', () => {
  it.each([
    ['a text', "export const A = { en: 'Home', es: 'Inicio' };", { en: 'Home', es: 'Inicio' }],
    ['keys in quotes', 'f({ "en": "Home", \'fr\': "Accueil" });', { en: 'Home', fr: 'Accueil' }],
    ['a template literal', 'f({ en: `A\\n“B”`, es: `C` });', { en: 'A\n“B”', es: 'C' }],
    [
      'lists and objects of texts',
      "f({ en: { title: 'A', lines: ['B', 'C'], 1: 'D' }, es: { title: 'E', lines: [] } });",
      { en: { title: 'A', lines: ['B', 'C'], 1: 'D' }, es: { title: 'E', lines: [] } },
    ],
    [
      'numbers and others beside texts',
      "f({ en: { text: 'A', size: 3, isShort: true, note: null }, es: { text: 'B' } });",
      { en: { text: 'A', size: 3, isShort: true, note: null }, es: { text: 'B' } },
    ],
    ['a part of an expression', "const a = ({ en: 'A', es: 'B' })[language] + c;", { en: 'A', es: 'B' }],
    [
      'a part of an object that is none',
      "export default { price: low(), label: { en: 'A', es: 'B' } };",
      { en: 'A', es: 'B' },
    ],
    [
      'a part of one that is none, because it has a function',
      "f({ en: () => ({ en: 'A', es: 'B' }), es: () => null });",
      { en: 'A', es: 'B' },
    ],
    [
      'an object with one in it, as a whole',
      "f({ en: { en: 'English', es: 'Spanish' }, es: { en: 'Inglés', es: 'Español' } });",
      { en: { en: 'English', es: 'Spanish' }, es: { en: 'Inglés', es: 'Español' } },
    ],
  ])('finds %s', (_what, code, value) => {
    expect(valuesIn(code)).toEqual([value]);
  });

  it.each([
    ['a key that is no language', "f({ en: 'A', es: 'B', key: 'C' });"],
    ['a language that the site does not offer', "f({ en: 'A', pt: 'B' });"],
    ['English alone', "f({ en: 'A' });"],
    ['no English', "f({ es: 'A', fr: 'B' });"],
    ['no text', 'f({ en: 1, es: { list: [2] } });'],
    ['a computed key', "f({ ['en']: 'A', es: 'B' });"],
    ['a computed key in a value', "f({ en: { [key]: 'A' }, es: 'B' });"],
    ['a spread', "f({ ...others, en: 'A', es: 'B' });"],
    ['a spread in a value', "f({ en: { ...others }, es: 'B' });"],
    ['a spread in a list', "f({ en: ['A', ...others], es: ['B'] });"],
    ['a hole in a list', "f({ en: ['A', , 'B'], es: ['C'] });"],
    ['variables', "f({ en, es: 'B' });"],
    ['a call', "f({ en: g('A'), es: 'B' });"],
    ['an expression in a template', "f({ en: `A ${b}`, es: 'B' });"],
    ['a tagged template', "f({ en: String.raw`A`, es: 'B' });"],
    ['a function', "f({ en: () => 'A', es: 'B' });"],
    ['a method', "f({ en() { return 'A'; }, es: 'B' });"],
    ['a getter', "f({ get en() { return 'A'; }, es: 'B' });"],
    ['a regular expression', "f({ en: /A/, es: 'B' });"],
    ['a regular expression that Node may not know', "f({ en: /(?i:A)/, es: 'B' });"],
    ['a bigint', "f({ en: 1n, es: 'B' });"],
    ['a prototype', "f({ en: { __proto__: 'A' }, es: 'B' });"],
    ['a pattern', "const { en = 'A', es = 'B' } = f();"],
  ])('leaves an object alone that has %s', (_what, code) => {
    expect(valuesIn(code)).toEqual([]);
  });

  it('tells where the values are, in the order of the code', () => {
    const code =
      "const [a = { en: 'A', es: 'B' }] = [], c = x ? { en: 'C', es: 'D' } : { en: 'E', es: 'F' };";
    expect(findLocalizedValues(code, LANGUAGES).map(({ start, end }) => code.slice(start, end))).toEqual([
      "{ en: 'A', es: 'B' }",
      "{ en: 'C', es: 'D' }",
      "{ en: 'E', es: 'F' }",
    ]);
  });
});
