import { render, screen } from '@testing-library/react';
import { defineTexts, useTexts } from './defineTexts';
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

/** As a remote would see it whose types were switched off. */
const unchecked = texts as (language: Language) => (key: string) => string;

/** Runs with the environment's mode changed, which webpack writes into a build. */
function inMode(mode: string, run: () => void) {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  run();
}

describe('Texts', () => {
  it('speak both languages, with their placeholders filled in', () => {
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
  ] as const)('take the plural of their language (%s, %i)', (language, count, text) => {
    expect(texts(language)('seats', { count })).toBe(text);
  });

  it('leave escaping to React, and values as they are', () => {
    expect(texts('en')('rule')).toBe('Terms & conditions: 18+');
    expect(texts('en')('heading', { city: '<b>{{city}}</b> $t(rule)' })).toBe(
      'Fares from <b>{{city}}</b> $t(rule)',
    );
  });

  it('keep to their own namespace, also where another has the same key', () => {
    const other = defineTexts('test.other', { en: { rule: 'No rules' }, es: { rule: 'Sin reglas' } });
    expect(other('en')('rule')).toBe('No rules');
    expect(texts('en')('rule')).toBe('Terms & conditions: 18+');
  });

  it('show the key where there is no text, and warn whoever develops', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(unchecked('es')('farewell.late: again')).toBe('farewell.late: again');
    expect(warn.mock.calls).toEqual([['No text for the key "farewell.late: again" in test.fares (es-US)']]);
  });

  it('do not warn of a text that is there', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    texts('en')('seats', { count: 2 });
    texts('es')('rule');
    expect(warn).not.toHaveBeenCalled();
  });

  it('show the key in silence to a visitor', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    inMode('production', () => {
      expect(unchecked('en')('farewell')).toBe('farewell');
    });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('useTexts', () => {
  function Heading() {
    const t = useTexts(texts);
    return <h1>{t('heading', { city: 'Lima' })}</h1>;
  }

  it('speaks the language around it', () => {
    render(
      <LanguageProvider language="es">
        <Heading />
      </LanguageProvider>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Tarifas desde Lima');
  });

  it('throws outside a language', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Heading />)).toThrow('useLanguage was called outside a LanguageProvider');
  });
});
