import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../testing/jsdomPolyfills';
import { INLINE_SCRIPT } from './inlineScript';

/** As a document does: with nothing but what a browser has. */
const run = new Function(INLINE_SCRIPT) as () => void;

const PAGE = `
  <link rel="alternate" hreflang="en" href="https://www.farekite.example/about">
  <link rel="alternate" hreflang="es" href="https://www.farekite.example/es/about">
  <link rel="alternate" hreflang="x-default" href="https://www.farekite.example/about">`;

/** jsdom says that it cannot load a document when it is to load one. */
let consoleError: jest.SpyInstance;

interface Visit {
  readonly address?: string;
  /** Language of the document. */
  readonly lang?: string;
  readonly stored?: string;
  readonly type?: PerformanceNavigationTiming['type'];
  /** What the document has in its head. */
  readonly head?: string;
}

function visit({ address = '/about', lang = 'en', stored, type = 'navigate', head = PAGE }: Visit) {
  consoleError.mockClear();
  history.replaceState(null, '', address);
  document.head.innerHTML = head;
  document.documentElement.lang = lang;
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('language', stored);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  run();
  return consoleError.mock.calls.length > 0;
}

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  Object.assign(document, { fonts: { load: () => Promise.resolve() } });
  sessionStorage.clear();
  document.cookie = 'language=; Path=/; Max-Age=0';
});

describe('A document in another language than the stored one', () => {
  it('is left for that of the stored one, which the cookie names, once [LANGUAGE-16]', () => {
    expect(visit({ stored: 'es' })).toBe(true);
    expect(document.cookie).toBe('language=es');
    expect(visit({ stored: 'es' })).toBe(false);
    expect(visit({ stored: 'es', address: '/es/about', lang: 'es' })).toBe(false);
    expect(visit({ stored: 'es' })).toBe(true);
  });

  it.each(['reload', 'back_forward'] as const)('is left at the address of a language after a %s', (type) => {
    expect(visit({ stored: 'en', address: '/es/about', lang: 'es', type })).toBe(true);
  });

  it('stays where the visitor has opened the address of its language, which is a choice', () => {
    expect(visit({ stored: 'en', address: '/es/about', lang: 'es' })).toBe(false);
  });

  it('stays while the browser loads it ahead', () => {
    Object.assign(document, { prerendering: true });
    expect(visit({ stored: 'es' })).toBe(false);
    Reflect.deleteProperty(document, 'prerendering');
  });
});

describe('A document stays', () => {
  it.each<[string, Visit]>([
    ['the same language', { stored: 'en' }],
    ['nothing', {}],
    ['a language that the page does not have', { stored: 'fr' }],
    ['rubbish', { stored: '"]' }],
    ['another language, on the page that unknown addresses get', { stored: 'es', head: '' }],
  ])('when %s is stored', (_what, options) => {
    expect(visit(options)).toBe(false);
  });

  it('when storage is forbidden', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    expect(visit({ stored: 'es' })).toBe(false);
  });
});

describe('The inline script', () => {
  it('asks for the font, and leaves no rejection for the error reports', async () => {
    const rejected = Promise.reject(new DOMException('A network error occurred.', 'NetworkError'));
    const handle = jest.spyOn(rejected, 'catch');
    const load = jest.fn<Promise<unknown>, [font: string]>(() => rejected);
    Object.assign(document, { fonts: { load } });
    run();
    await expect(handle.mock.results[0]?.value).resolves.toBeUndefined();
    const [, family] = /"(.*)"/.exec(load.mock.calls[0]?.[0] ?? '') ?? [];
    const styles = readFileSync(join(__dirname, '../styles/fonts.scss'), 'utf8');
    expect(styles).toContain(`font-family: '${String(family)}'`);
  });

  it('contains nothing that would end its element', () => {
    expect(INLINE_SCRIPT).not.toMatch(/<\/script|<!--/i);
  });
});
