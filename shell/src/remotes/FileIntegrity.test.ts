import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { FileIntegrity, UNMATCHABLE_HASH } from './FileIntegrity';

const ENTRY = `${releasePath(DEALS_RELEASE)}browser/remoteEntry.js`;
const STYLE = `${releasePath(DEALS_RELEASE)}browser/common.css`;
const SHELL_TEXTS = '/releases/shell/5e115e115e115e11/browser/locales/es.js';

function createIntegrity(fallbackHash?: '') {
  const integrity = new FileIntegrity({ [SHELL_TEXTS]: testHash('texts') }, fallbackHash);
  integrity.register(DEALS_RELEASE);
  return integrity;
}

function secureScript(address: string, integrity = createIntegrity()): HTMLScriptElement {
  const script = document.createElement('script');
  integrity.secureScript(script, address);
  return script;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

describe('FileIntegrity', () => {
  it.each([
    ['its path', ENTRY],
    ['its whole address', `http://localhost${ENTRY}`],
    ['its address with a query', `${ENTRY}?x=2`],
  ])(
    'gives a script of a release its hash and its address, and requests it with CORS (%s)',
    (_by, address) => {
      const script = secureScript(address);
      expect(script.integrity).toBe(testHash('browser/remoteEntry.js'));
      expect(script.crossOrigin).toBe('anonymous');
      expect(script.getAttribute('src')).toBe(address);
    },
  );

  it("gives the shell's own texts the hashes of the document", () => {
    expect(secureScript(SHELL_TEXTS).integrity).toBe(testHash('texts'));
  });

  it('gives a stylesheet its hash; webpack sets its address', () => {
    const link = document.createElement('link');
    createIntegrity().secureStyle(link, STYLE);
    expect(link.integrity).toBe(testHash('browser/common.css'));
    expect(link).not.toHaveAttribute('href');
  });

  it.each([
    ['that the release does not name', `${releasePath(DEALS_RELEASE)}browser/evil.js`],
    ['of a release that was not registered', ENTRY.replace('d0d0', 'e1e1')],
    ['that has a name of an object in JavaScript', '/releases/constructor'],
  ])('gives a file %s a hash that no file has', (_which, address) => {
    const link = document.createElement('link');
    createIntegrity().secureStyle(link, address);
    expect([secureScript(address).integrity, link.integrity]).toEqual([UNMATCHABLE_HASH, UNMATCHABLE_HASH]);
  });

  it('has for that a hash of a length that browsers check rather than ignore', () => {
    expect(Buffer.from(UNMATCHABLE_HASH.slice('sha384-'.length), 'base64')).toHaveLength(384 / 8);
  });

  it('uses the given fallback for a file without a hash, and for no other', () => {
    const integrity = createIntegrity('');
    expect(secureScript('/releases/mfe-deals/development/browser/common.js', integrity).integrity).toBe('');
    expect(secureScript(ENTRY, integrity).integrity).toBe(testHash('browser/remoteEntry.js'));
  });
});

describe('FileIntegrity.refetch', () => {
  it('fetches files past the cache, verified, and resolves also when some fail again', async () => {
    const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();
    fetch.mockResolvedValueOnce({}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    Object.assign(globalThis, { fetch });
    await expect(createIntegrity().refetch([ENTRY, STYLE])).resolves.toBeUndefined();
    expect(fetch.mock.calls).toEqual([
      [ENTRY, { cache: 'reload', integrity: testHash('browser/remoteEntry.js') }],
      [STYLE, { cache: 'reload', integrity: testHash('browser/common.css') }],
    ]);
  });

  it('makes later requests of these scripts differ from their preloads, which may have failed', async () => {
    Object.assign(globalThis, { fetch: () => Promise.resolve({}) });
    const integrity = createIntegrity();
    await integrity.refetch([ENTRY]);
    expect(secureScript(ENTRY, integrity).crossOrigin).toBe('use-credentials');
    expect(secureScript(ENTRY.replace('remoteEntry', 'common'), integrity).crossOrigin).toBe('anonymous');
  });
});

describe('FileIntegrity refuses a script outside the releases of this site', () => {
  it.each([
    'https://elsewhere.example/releases/mfe-deals/d0d0/browser/remoteEntry.js',
    '//elsewhere.example/releases/remoteEntry.js',
    '/remoteEntry.js',
    '/releases/../remoteEntry.js',
    '/static/releases/remoteEntry.js',
    'data:text/javascript,/releases/',
    'javascript:/releases/',
  ])('%s', (address) => {
    const script = document.createElement('script');
    expect(() => {
      createIntegrity().secureScript(script, address);
    }).toThrow(new TypeError(`${address} is not a script of a release of this site`));
    expect(script).not.toHaveAttribute('src');
  });
});

describe('FileIntegrity in a browser with Trusted Types', () => {
  interface Rules {
    readonly createScriptURL: (url: string) => string;
  }

  const createPolicy = jest.fn((_name: string, { createScriptURL }: Rules) => ({
    // Like a browser, returns the policy's text in an object.
    createScriptURL: (url: string) => {
      const trusted = createScriptURL(url);
      return { toString: () => `${trusted}#trusted` };
    },
  }));

  beforeEach(() => {
    Object.assign(window, { trustedTypes: { createPolicy } });
  });

  it('sets addresses through the one policy that the page allows, which refuses the same', () => {
    expect(secureScript(ENTRY).getAttribute('src')).toBe(`${ENTRY}#trusted`);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['shell']);
    expect(() => secureScript('/remoteEntry.js')).toThrow(TypeError);
  });
});
