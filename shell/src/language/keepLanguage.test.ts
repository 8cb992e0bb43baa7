/** @jest-environment-options {"url": "https://www.example.com/"} */
import { createI18n, type Language } from '@farekite/shared/language';
import { LOADED } from '../loading/createLoading';
import { settle } from '../testing/settle';
import { createLanguageChoice } from './createLanguageChoice';
import { keepLanguage } from './keepLanguage';

const html = document.documentElement;

/** Opens a document whose shell has the texts of every language. */
function open(language: Language) {
  html.lang = language;
  const i18n = createI18n(language, {});
  const show = (chosen: Language) => void i18n.changeLanguage(chosen);
  const choice = createLanguageChoice(i18n, { ...LOADED, show });
  keepLanguage(choice);
  return choice;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0';
});

afterEach(() => {
  jest.useRealTimers();
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

  it.each([
    ['again', 'es', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
    ['that it has loaded ahead', 'es', () => document.dispatchEvent(new Event('prerenderingchange'))],
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

  it.each(['', 'xx', 'ES', '"en"', '{}'])('takes no language from a storage that contains %j', (rubbish) => {
    localStorage.setItem('language', rubbish);
    expect(open('es').chosen.get()).toBe('es');
  });

  it('sets the cookie when only storage is forbidden, and keeps the choice in this page alone when cookies are, too', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    open('en').choose('es');
    expect(document.cookie).toBe('language=es');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    const { choose, chosen } = open('en');
    choose('es');
    expect(chosen.get()).toBe('es');
  });
});
