import { render, screen } from '@testing-library/react';
import { defineTexts, languageOf, useTexts } from './defineTexts';
import type { Language } from './Language';
import { LanguageProvider } from './LanguageProvider';

const texts = defineTexts('test.fares', {
  en: {
    heading: 'Fares from {{city}}',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    rule: 'Terms & conditions: 18+',
  },
  es: {
    heading: 'Tarifas desde {{city}}',
    seats_one: '{{count}} asiento',
    seats_other: '{{count}} asientos',
    rule: 'Términos y condiciones: 18+',
  },
});

/** The texts without their types, to ask for keys that the compiler refuses. */
const unchecked = texts as unknown as (language: Language) => (key: string) => string;

/** Runs with another NODE_ENV, which webpack writes into a build. */
function inMode(mode: string, run: () => void) {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  run();
}

describe('defineTexts', () => {
  it('fills in the placeholders in each language', () => {
    expect(texts('en')('heading', { city: 'Boston' })).toBe('Fares from Boston');
    expect(texts('es')('heading', { city: 'Boston' })).toBe('Tarifas desde Boston');
  });

  it.each([
    ['en', 1, '1 seat'],
    ['en', 0, '0 seats'],
    ['en', 9, '9 seats'],
    ['es', 1, '1 asiento'],
    ['es', 0, '0 asientos'],
    ['es', 9, '9 asientos'],
  ] as const)('uses the plural of the language (%s, %i)', (language, count, text) => {
    expect(texts(language)('seats', { count })).toBe(text);
  });

  it('uses the most general form where the texts lack the plural of a count', () => {
    expect(texts('es')('seats', { count: 1_000_000 })).toBe('1000000 asientos');
  });

  it('escapes nothing and does not expand values, because React escapes what it renders', () => {
    expect(texts('en')('rule')).toBe('Terms & conditions: 18+');
    expect(texts('en')('heading', { city: '<b>{{city}}</b> $t(rule)' })).toBe(
      'Fares from <b>{{city}}</b> $t(rule)',
    );
  });

  it('keeps the texts of two namespaces apart that have the same key', () => {
    const other = defineTexts('test.other', { en: { rule: 'No rules' }, es: { rule: 'Sin reglas' } });
    expect(other('en')('rule')).toBe('No rules');
    expect(texts('en')('rule')).toBe('Terms & conditions: 18+');
  });

  it('shows the key where no language has a text, and warns during development [LANGUAGE-6]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(unchecked('es')('farewell.late: again')).toBe('farewell.late: again');
    expect(warn.mock.calls).toEqual([['No text for the key "farewell.late: again" in test.fares (es-US)']]);
  });

  describe('with a text that a language lacks', () => {
    const partly = {
      en: { bye: 'Bye', hello: 'Hello', seats_one: '{{count}} seat', seats_other: '{{count}} seats' },
      es: { bye: 'Adiós' },
    };
    const defineIncomplete = () =>
      defineTexts('test.incomplete', partly as unknown as typeof partly & { es: typeof partly.en });

    it('shows the English text, with the plural of English', () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      const t = defineIncomplete()('es');
      expect(t('hello')).toBe('Hello');
      expect(t('seats', { count: 0 })).toBe('0 seats');
      expect(warn).toHaveBeenCalledWith('No text for the key "hello" in test.incomplete (es-US)');
    });

    it.each(['development', 'production'])('names English as the language of that text (%s)', (mode) => {
      inMode(mode, () => {
        const t = defineIncomplete()('es');
        expect(languageOf(t, 'hello')).toBe('en');
        expect(languageOf(t, 'seats')).toBe('en');
        expect(languageOf(t, 'bye')).toBe('es');
      });
      expect(languageOf(texts('es'), 'seats')).toBe('es');
    });
  });

  it('takes no property that every object has for a text', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(unchecked('en')('constructor')).toBe('constructor');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('does not warn when there is a text [LANGUAGE-6]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    texts('en')('seats', { count: 2 });
    texts('es')('rule');
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows the key without a warning in production [LANGUAGE-6]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    inMode('production', () => {
      const built = defineTexts('test.production', { en: { hello: 'Hello' }, es: { hello: 'Hola' } });
      expect(built('es')('hello')).toBe('Hola');
      expect((built as typeof unchecked)('en')('farewell')).toBe('farewell');
    });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('useTexts', () => {
  function Heading() {
    const t = useTexts(texts);
    return <h1>{t('heading', { city: 'Lima' })}</h1>;
  }

  it('uses the language of the nearest LanguageProvider', () => {
    render(
      <LanguageProvider language="es">
        <Heading />
      </LanguageProvider>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Tarifas desde Lima');
  });

  it('throws outside a LanguageProvider [LANGUAGE-7]', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Heading />)).toThrow('useLanguage was called outside a LanguageProvider');
  });
});
