import { LANGUAGE_KEY, readStoredLanguage, storeLanguage } from './storedLanguage';

function forbidStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${LANGUAGE_KEY}=; Max-Age=0`;
});

describe('The stored language', () => {
  it('is unknown at first', () => {
    expect(readStoredLanguage()).toBeUndefined();
  });

  it.each(['en', 'es'] as const)('is found again (%s), by the server too', (language) => {
    storeLanguage(language);
    expect(readStoredLanguage()).toBe(language);
    expect(localStorage.getItem('language')).toBe(language);
    expect(document.cookie).toBe(`language=${language}`);
  });

  it('lasts for a year on every path of the site, and is sent to no other', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    storeLanguage('es');
    expect(setCookie).toHaveBeenCalledWith('language=es; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it.each(['', 'fr', 'ES', '"es"', '{}'])('is unknown when the storage holds %j', (rubbish) => {
    localStorage.setItem('language', rubbish);
    expect(readStoredLanguage()).toBeUndefined();
  });

  it('is unknown where storage is forbidden', () => {
    forbidStorage();
    expect(readStoredLanguage()).toBeUndefined();
  });

  it('still reaches the server where only storage is forbidden', () => {
    forbidStorage();
    storeLanguage('es');
    expect(document.cookie).toBe('language=es');
  });

  it('is not worth an error where cookies are forbidden too', () => {
    forbidStorage();
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    expect(() => {
      storeLanguage('es');
    }).not.toThrow();
  });
});
