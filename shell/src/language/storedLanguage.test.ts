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

describe('readStoredLanguage and storeLanguage', () => {
  it('set a cookie for one year, for every path of this site and no other site', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    storeLanguage('es');
    expect(setCookie).toHaveBeenCalledWith('language=es; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it.each(['', 'xx', 'ES', '"es"', '{}'])('read nothing when the storage contains %j', (rubbish) => {
    localStorage.setItem('language', rubbish);
    expect(readStoredLanguage()).toBeUndefined();
  });

  it('read nothing when storage is forbidden', () => {
    forbidStorage();
    expect(readStoredLanguage()).toBeUndefined();
  });

  it('set the cookie when only storage is forbidden', () => {
    forbidStorage();
    storeLanguage('es');
    expect(document.cookie).toBe('language=es');
  });

  it('throw nothing when cookies are forbidden too', () => {
    forbidStorage();
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    expect(() => {
      storeLanguage('es');
    }).not.toThrow();
  });
});
