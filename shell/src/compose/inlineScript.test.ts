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
  readonly lang?: string;
  readonly stored?: string;
  readonly type?: PerformanceNavigationTiming['type'];
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
  document.cookie = 'farekite_language=; Path=/; Max-Age=0';
});

describe('A document in another language than the stored one', () => {
  it('is left for that of the stored one, which the cookie names, once [LANGUAGE-16]', () => {
    expect(visit({ stored: 'es' })).toBe(true);
    expect(document.cookie).toBe('farekite_language=es');
    expect(visit({ stored: 'es' })).toBe(false);
    expect(visit({ stored: 'es', address: '/es/about', lang: 'es' })).toBe(false);
    expect(visit({ stored: 'es' })).toBe(true);
  });

  it('stays where the visitor has opened the address of its language, which is a choice, but not after a reload, Back or Forward', () => {
    const atAddress = { stored: 'en', address: '/es/about', lang: 'es' } as const;
    expect(visit(atAddress)).toBe(false);
    for (const type of ['reload', 'back_forward'] as const) {
      sessionStorage.clear();
      expect(visit({ ...atAddress, type })).toBe(true);
    }
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
