import { defineTexts } from './defineTexts';

/** Every `@ts-expect-error` is a test: type checking fails when the line below it compiles. */
const texts = defineTexts('types', {
  en: {
    greeting: 'Hello {{name}}',
    plain: 'Hello',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
  },
  es: {
    greeting: 'Hola {{name}}',
    plain: 'Hola',
    results_one: '{{count}} resultado',
    results_other: '{{count}} resultados',
  },
});

describe('The types of defineTexts', () => {
  const t = texts('en');

  it('accept known keys, placeholders and plurals', () => {
    expect(t('plain')).toBe('Hello');
    expect(t('greeting', { name: 'Ana' })).toBe('Hello Ana');
    expect(t('results', { count: 1 })).toBe('1 result');
    expect(t('results', { count: 2 })).toBe('2 results');
  });

  it('refuse an unknown key, which is shown itself at runtime', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    // @ts-expect-error 'farewell' is not a key
    expect(t('farewell')).toBe('farewell');
  });

  it('refuse a missing value, an unknown value and a count that is not a number', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    // @ts-expect-error the value of 'name' is missing
    t('greeting');
    // @ts-expect-error 'nme' is not a placeholder
    t('greeting', { nme: 'Ana' });
    // @ts-expect-error a count is a number
    t('results', { count: '2' });
    // @ts-expect-error a plain text takes no values
    t('plain', { name: 'Ana' });
    expect.assertions(0);
  });

  it('refuse a Spanish table that does not match the English one', () => {
    // @ts-expect-error the Spanish text of 'plain' is missing
    defineTexts('types.missing', { en: { plain: 'Hello', other: 'Other' }, es: { other: 'Otro' } });
    defineTexts('types.surplus', {
      en: { plain: 'Hello' },
      // @ts-expect-error 'mas' has no English text
      es: { plain: 'Hola', mas: 'Más' },
    });
    defineTexts('types.placeholder', {
      en: { greeting: 'Hello {{name}}' },
      // @ts-expect-error the placeholder is missing in Spanish
      es: { greeting: 'Hola' },
    });
    defineTexts('types.misspelt', {
      en: { greeting: 'Hello {{name}}' },
      // @ts-expect-error the placeholder is misspelt in Spanish
      es: { greeting: 'Hola {{nombre}}' },
    });
    expect.assertions(0);
  });
});
