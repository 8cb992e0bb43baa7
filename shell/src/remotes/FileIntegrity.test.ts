import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { FileIntegrity, UNMATCHABLE_HASH } from './FileIntegrity';

const ENTRY = `${releasePath(DEALS_RELEASE)}browser/remoteEntry.js`;
const STYLE = `${releasePath(DEALS_RELEASE)}browser/common.css`;
const CHUNK = `${releasePath(DEALS_RELEASE)}browser/first-class-deals.js`;
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

describe('FileIntegrity', () => {
  it.each([
    ['of a release', `http://localhost${ENTRY}?x=2`, 'browser/remoteEntry.js'],
    ["of the shell's own texts", SHELL_TEXTS, 'texts'],
  ])('gives a script %s its hash and its address, and requests it with CORS', (_which, address, hashed) => {
    const script = secureScript(address);
    expect(script.integrity).toBe(testHash(hashed));
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.getAttribute('src')).toBe(address);
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
    // Browsers ignore a hash of another length.
    expect(Buffer.from(UNMATCHABLE_HASH.slice('sha384-'.length), 'base64')).toHaveLength(384 / 8);
  });

  it('uses the given fallback for a file without a hash, and for no other', () => {
    const integrity = createIntegrity('');
    expect(secureScript('/releases/mfe-deals/development/browser/common.js', integrity).integrity).toBe('');
    expect(secureScript(ENTRY, integrity).integrity).toBe(testHash('browser/remoteEntry.js'));
  });
});

describe('FileIntegrity.refetchFailed', () => {
  it('fetches what has failed, and what the document has preloaded, once past the cache, verified, also when some fail again', async () => {
    const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();
    fetch.mockResolvedValueOnce({}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    Object.assign(globalThis, { fetch });
    const integrity = createIntegrity();
    const link = document.createElement('link');
    integrity.secureStyle(link, STYLE);
    secureScript(SHELL_TEXTS, integrity);
    document.head.innerHTML = `<link rel="preload" as="script" href="${ENTRY}"><link rel="preload" as="script" href="${CHUNK}">`;
    for (const element of [secureScript(ENTRY, integrity), link]) element.dispatchEvent(new Event('error'));
    await integrity.refetchFailed();
    document.head.innerHTML = '';
    await integrity.refetchFailed();
    expect(fetch.mock.calls).toEqual([
      [ENTRY, { cache: 'reload', integrity: testHash('browser/remoteEntry.js') }],
      [STYLE, { cache: 'reload', integrity: testHash('browser/common.css') }],
      [CHUNK, { cache: 'reload', integrity: testHash('browser/first-class-deals.js') }],
    ]);
  });
});

it.each([
  'https://elsewhere.example/releases/mfe-deals/d0d0/browser/remoteEntry.js',
  '/releases/../remoteEntry.js',
  'data:text/javascript,/releases/',
])('FileIntegrity refuses a script outside the releases of this site: %s', (address) => {
  const script = document.createElement('script');
  expect(() => createIntegrity().secureScript(script, address)).toThrow(
    new TypeError(`${address} is not a script of a release of this site`),
  );
  expect(script).not.toHaveAttribute('src');
});

it('FileIntegrity in a browser with Trusted Types sets addresses through the one policy that the page allows, which refuses the same', () => {
  // Like a browser, returns the policy's text in an object.
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => {
      const trusted = rules.createScriptURL(url);
      return { toString: () => `${trusted}#trusted` };
    },
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect(secureScript(ENTRY).getAttribute('src')).toBe(`${ENTRY}#trusted`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['shell']);
  expect(() => secureScript('/remoteEntry.js')).toThrow(TypeError);
  Reflect.deleteProperty(window, 'trustedTypes');
});
