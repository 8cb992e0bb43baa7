/** @jest-environment-options {"url": "https://www.example.com/"} */
import { createI18n, type Language } from '@farekite/shared/language';
import { settle } from '../testing/settle';
import { keepLanguage } from './keepLanguage';
import { LanguageChoice } from './LanguageChoice';

const html = document.documentElement;

function open(language: Language) {
  html.lang = language;
  const choice = new LanguageChoice(createI18n(language, {}));
  keepLanguage(choice);
  return choice;
}

function arriveAt(path: string, type: PerformanceNavigationTiming['type']) {
  history.replaceState(null, '', path);
  const navigation = { type } as PerformanceNavigationTiming;
  Object.assign(performance, { getEntriesByType: () => [navigation] });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  arriveAt('/', 'navigate');
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0';
});

function refuse(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

describe('keepLanguage', () => {
  it("keeps the document's language and stores nothing when nothing is stored", () => {
    expect(open('es').chosen.get()).toBe('es');
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it("switches to the stored language and sets the server's cookie again", async () => {
    localStorage.setItem('language', 'es');
    expect(open('en').chosen.get()).toBe('es');
    expect(document.cookie).toBe('language=es');
    expect(html).toHaveAttribute('lang', 'en');
    await settle();
    expect(html).toHaveAttribute('lang', 'es');
  });

  it('stores the language that the visitor chooses, in a cookie for one year, for every path of this site and no other site [LANGUAGE-4]', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    open('en').choose('es');
    expect(localStorage.getItem('language')).toBe('es');
    expect(setCookie).toHaveBeenCalledWith('language=es; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it.each(['Path=/a/b', 'Path=/a/', 'Path=/a', 'Path=/; Domain=example.com'])(
    'ends a cookie that an older site has left with %s [LANGUAGE-4]',
    (scope) => {
      history.replaceState(null, '', '/a/b');
      document.cookie = `language=en; ${scope}`;
      localStorage.setItem('language', 'es');
      open('en');
      expect(document.cookie).toBe('language=es');
      history.replaceState(null, '', '/');
      expect(document.cookie).toBe('language=es');
    },
  );

  it('ends such a cookie of a page at the address of a language, too, where it is not seen [LANGUAGE-4]', () => {
    history.replaceState(null, '', '/about');
    document.cookie = 'language=en; Path=/about';
    arriveAt('/es/about', 'navigate');
    open('es');
    history.replaceState(null, '', '/about');
    expect(document.cookie).toBe('language=es');
  });

  it.each([
    ['again', 'es', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
    ['for the first time', 'en', () => window.dispatchEvent(new Event('pageshow'))],
  ])(
    'when the browser shows a document %s after Spanish was chosen on another page, it is %s',
    (_which, language, show) => {
      const { chosen } = open('en');
      localStorage.setItem('language', 'es');
      show();
      expect(chosen.get()).toBe(language);
    },
  );

  it('follows in a document that was loaded ahead when the browser shows it, and stores nothing before', () => {
    Object.assign(document, { prerendering: true });
    arriveAt('/es/about', 'navigate');
    localStorage.setItem('language', 'en');
    const { chosen } = open('es');
    expect(localStorage.getItem('language')).toBe('en');
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(localStorage.getItem('language')).toBe('es');
    expect(chosen.get()).toBe('es');
  });

  it.each([
    ['navigate', 'es'],
    ['back_forward', 'en'],
  ] as const)(
    'at the address of a language, to which a %s has led, it is %s for a visitor who had chosen English [LANGUAGE-16]',
    (type, language) => {
      arriveAt('/es/about', type);
      localStorage.setItem('language', 'en');
      expect(open('es').chosen.get()).toBe(language);
      expect(localStorage.getItem('language')).toBe(language);
      expect(document.cookie).toBe(`language=${language}`);
    },
  );

  it('takes no language from a storage that contains rubbish', () => {
    localStorage.setItem('language', '"en"');
    expect(open('es').chosen.get()).toBe('es');
  });

  it('sets the cookie when only storage is forbidden, and keeps the choice in this page alone when cookies are, too', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    open('en').choose('es');
    expect(document.cookie).toBe('language=es');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    const choice = open('en');
    choice.choose('es');
    expect(choice.chosen.get()).toBe('es');
  });
});
