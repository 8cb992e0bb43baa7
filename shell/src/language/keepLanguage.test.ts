import { createI18n, type Language } from '@farekite/shared/language';
import { keepLanguage } from './keepLanguage';
import { LanguageChoice } from './LanguageChoice';

interface Opened {
  readonly stored?: string;
  readonly address?: string;
  readonly type?: PerformanceNavigationTiming['type'];
}

/** Opens a document in a language. */
function open(language: Language, { stored, address = '/', type = 'navigate' }: Opened = {}) {
  history.replaceState(null, '', address);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  if (stored) localStorage.setItem('language', stored);
  const choice = new LanguageChoice(createI18n(language, {}));
  keepLanguage(choice);
  return choice;
}

const kept = () => ({ stored: localStorage.getItem('language'), cookie: document.cookie });

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'farekite_language=; Path=/; Max-Age=0';
});

function refuse(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

describe('keepLanguage', () => {
  const ADDRESS = { stored: 'en', address: '/es/about' } as const;

  it.each<[string, Language, Opened, Language, ReturnType<typeof kept>]>([
    ['the document when nothing is stored', 'es', {}, 'es', { stored: null, cookie: '' }],
    ['the document when rubbish is', 'es', { stored: '"en"' }, 'es', { stored: '"en"', cookie: '' }],
    ['the store', 'en', { stored: 'es' }, 'es', { stored: 'es', cookie: 'farekite_language=es' }],
    ['an address that was opened', 'es', ADDRESS, 'es', { stored: 'es', cookie: 'farekite_language=es' }],
    [
      'the store at an address to which Back has led',
      'es',
      { ...ADDRESS, type: 'back_forward' },
      'en',
      { stored: 'en', cookie: 'farekite_language=en' },
    ],
  ])('takes the language of %s [LANGUAGE-16]', (_what, language, opened, chosen, expected) => {
    expect(open(language, opened).chosen.get()).toBe(chosen);
    expect(kept()).toEqual(expected);
  });

  it('stores the language that the visitor chooses, in a cookie for one year, for every path of this site and no other site [LANGUAGE-4]', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    open('en').choose('es');
    expect(localStorage.getItem('language')).toBe('es');
    expect(setCookie).toHaveBeenCalledWith('farekite_language=es; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it.each([
    ['again', 'es', { persisted: true }],
    ['for the first time', 'en', {}],
  ])(
    'when the browser shows a document %s after Spanish was chosen on another page, it is %s',
    (_which, language, facts) => {
      const { chosen } = open('en');
      localStorage.setItem('language', 'es');
      window.dispatchEvent(Object.assign(new Event('pageshow'), facts));
      expect(chosen.get()).toBe(language);
    },
  );

  it('follows in a document that was loaded ahead when the browser shows it, and stores nothing before', () => {
    Object.assign(document, { prerendering: true });
    const { chosen } = open('es', ADDRESS);
    expect(localStorage.getItem('language')).toBe('en');
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(localStorage.getItem('language')).toBe('es');
    expect(chosen.get()).toBe('es');
  });

  it('sets the cookie when only storage is forbidden, and keeps the choice in this page alone when cookies are, too', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    open('en').choose('es');
    expect(document.cookie).toBe('farekite_language=es');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    const choice = open('en');
    choice.choose('es');
    expect(choice.chosen.get()).toBe('es');
  });
});
