import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { createReleaseIntegrity, UNMATCHABLE_HASH } from './ReleaseIntegrity';

const ENTRY = `${releasePath(DEALS_RELEASE)}browser/remoteEntry.js`;
const CHUNK = `${releasePath(DEALS_RELEASE)}browser/common.js`;
const STYLE = `${releasePath(DEALS_RELEASE)}browser/common.css`;

function createRegistryOfDeals() {
  const integrity = createReleaseIntegrity();
  integrity.register(DEALS_RELEASE);
  return integrity;
}

const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();

beforeEach(() => {
  fetch.mockReset().mockResolvedValue({} as Response);
  globalThis.fetch = fetch;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

describe('integrityOf', () => {
  it.each([
    ['its path', ENTRY],
    ['its whole address', `http://localhost${ENTRY}`],
    ['its address with a query, such as a retry has', `${ENTRY}?retry=2`],
  ])('finds the hash of a file by %s', (_what, address) => {
    expect(createRegistryOfDeals().integrityOf(address)).toBe(testHash('browser/remoteEntry.js'));
  });

  it.each([
    ['a file that the release does not name', `${releasePath(DEALS_RELEASE)}browser/evil.js`],
    ['a release that was not registered', ENTRY.replace('d0d0', 'e1e1')],
    ['a name of an object in JavaScript', '/constructor'],
  ])('returns a hash that no file has for %s', (_what, address) => {
    expect(createRegistryOfDeals().integrityOf(address)).toBe(UNMATCHABLE_HASH);
  });

  it('returns a hash that no file has before the release is registered', () => {
    expect(createReleaseIntegrity().integrityOf(ENTRY)).toBe(UNMATCHABLE_HASH);
  });

  it('uses the given fallback for a file that is not registered, and for no other', () => {
    const integrity = createReleaseIntegrity(() => '');
    integrity.register(DEALS_RELEASE);
    expect(integrity.integrityOf('/releases/mfe-deals/development/browser/common.js')).toBe('');
    expect(integrity.integrityOf(ENTRY)).toBe(testHash('browser/remoteEntry.js'));
  });

  it('returns a fallback of a length that browsers check rather than ignore', () => {
    expect(Buffer.from(UNMATCHABLE_HASH.slice('sha384-'.length), 'base64')).toHaveLength(384 / 8);
  });
});

describe('secureScript and secureStyle', () => {
  it('give a script its hash and address, and request it with CORS', () => {
    const script = document.createElement('script');
    createRegistryOfDeals().secureScript(script, ENTRY);
    expect(script.integrity).toBe(testHash('browser/remoteEntry.js'));
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.getAttribute('src')).toBe(ENTRY);
  });

  it('make every request of a script differ from its preload after bypassPreload', () => {
    const integrity = createRegistryOfDeals();
    const crossOriginOf = (url: string) => {
      const script = document.createElement('script');
      integrity.secureScript(script, url);
      return script.crossOrigin;
    };
    integrity.bypassPreload(ENTRY);
    expect(crossOriginOf(`${ENTRY}?retry=1`)).toBe('use-credentials');
    integrity.bypassPreload(ENTRY);
    expect(crossOriginOf(ENTRY)).toBe('use-credentials');
    expect(crossOriginOf(ENTRY.replace('remoteEntry', 'common'))).toBe('anonymous');
  });

  it('give a stylesheet its hash; webpack sets its address', () => {
    const link = document.createElement('link');
    createRegistryOfDeals().secureStyle(link, STYLE);
    expect(link.integrity).toBe(testHash('browser/common.css'));
    expect(link).not.toHaveAttribute('href');
  });

  it('give a file that is not registered a hash that no file has', () => {
    const script = document.createElement('script');
    const link = document.createElement('link');
    const integrity = createRegistryOfDeals();
    integrity.secureScript(script, '/releases/mfe-deals/other/browser/x.js');
    integrity.secureStyle(link, '/releases/mfe-deals/other/browser/x.css');
    expect(script.integrity).toBe(UNMATCHABLE_HASH);
    expect(link.integrity).toBe(UNMATCHABLE_HASH);
  });
});

/** Requests a script like webpack. Returns the outcomes that webpack was told. */
function requestChunk(integrity: ReturnType<typeof createReleaseIntegrity>) {
  const script = document.createElement('script');
  const outcomes: string[] = [];
  script.onload = script.onerror = (event) => outcomes.push((event as Event).type);
  integrity.secureScript(script, CHUNK);
  return { script, outcomes };
}

describe('renewRequest', () => {
  it('ends a request that is pending, however young, and none that was answered', () => {
    const integrity = createRegistryOfDeals();
    const { script, outcomes } = requestChunk(integrity);
    script.dispatchEvent(new Event('load'));
    const second = requestChunk(integrity);
    integrity.renewRequest(CHUNK);
    integrity.renewRequest(CHUNK);
    expect(outcomes).toEqual(['load']);
    expect(second.outcomes).toEqual(['error']);
  });

  it('gives later requests of a file new addresses, with the same hash', () => {
    const integrity = createRegistryOfDeals();
    const request = () => {
      const script = document.createElement('script');
      integrity.secureScript(script, ENTRY);
      return script;
    };
    integrity.renewRequest(ENTRY);
    expect(request().getAttribute('src')).toBe(`${ENTRY}?retry=1`);
    integrity.renewRequest(ENTRY);
    expect(request().getAttribute('src')).toBe(`${ENTRY}?retry=2`);
    expect(request().integrity).toBe(testHash('browser/remoteEntry.js'));
  });

  it("keeps a stylesheet's own address where webpack looks for it", () => {
    const integrity = createRegistryOfDeals();
    const link = document.createElement('link');
    integrity.renewRequest(STYLE);
    integrity.secureStyle(link, STYLE);
    expect(link.getAttribute('href')).toBe(`${STYLE}?retry=1`);
    expect(link.dataset.href).toBe(STYLE);
  });
});

describe('prepareRequests', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('ends a request that has had no answer for four seconds, and renews its address', async () => {
    const integrity = createRegistryOfDeals();
    const { outcomes } = requestChunk(integrity);
    jest.advanceTimersByTime(3_999);
    await integrity.prepareRequests([CHUNK, STYLE]);
    expect(outcomes).toEqual([]);
    jest.advanceTimersByTime(1);
    await integrity.prepareRequests([CHUNK, STYLE]);
    expect(outcomes).toEqual(['error']);
    expect(fetch).not.toHaveBeenCalled();
    expect(requestChunk(integrity).script.getAttribute('src')).toBe(`${CHUNK}?retry=1`);
  });

  it.each(['load', 'error'])('keeps the address of a file that was answered (%s)', async (answer) => {
    const integrity = createRegistryOfDeals();
    const { script, outcomes } = requestChunk(integrity);
    script.dispatchEvent(new Event(answer));
    jest.advanceTimersByTime(4_000);
    await integrity.prepareRequests([CHUNK]);
    expect(outcomes).toEqual([answer]);
    expect(requestChunk(integrity).script.getAttribute('src')).toBe(CHUNK);
  });

  it('fetches a file that failed past the cache, once and verified, and no file that loaded', async () => {
    const integrity = createRegistryOfDeals();
    const link = document.createElement('link');
    integrity.secureStyle(link, STYLE);
    requestChunk(integrity).script.dispatchEvent(new Event('error'));
    link.dispatchEvent(new Event('load'));
    await integrity.prepareRequests([CHUNK, STYLE]);
    await integrity.prepareRequests([CHUNK, STYLE]);
    expect(fetch.mock.calls).toEqual([
      [CHUNK, { cache: 'reload', integrity: testHash('browser/common.js') }],
    ]);
  });

  it('lets webpack request a file that fails again', async () => {
    const integrity = createRegistryOfDeals();
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    requestChunk(integrity).script.dispatchEvent(new Event('error'));
    await expect(integrity.prepareRequests([CHUNK])).resolves.toBeUndefined();
  });
});

const REFUSED = [
  'https://elsewhere.example/releases/mfe-deals/d0d0/browser/remoteEntry.js',
  '//elsewhere.example/releases/remoteEntry.js',
  '/remoteEntry.js',
  '/releases/../remoteEntry.js',
  '/static/releases/remoteEntry.js',
  'data:text/javascript,/releases/',
  'javascript:/releases/',
];

describe('secureScript for a script outside the releases of this site', () => {
  it.each(REFUSED)('throws: %s', (address) => {
    const script = document.createElement('script');
    expect(() => {
      createRegistryOfDeals().secureScript(script, address);
    }).toThrow(new TypeError(`${address} is not a script of a release of this site`));
    expect(script).not.toHaveAttribute('src');
  });
});

describe('secureScript in a browser with Trusted Types', () => {
  interface Rules {
    readonly createScriptURL: (url: string) => string;
  }

  /** Like a browser, returns the policy's text in an object. */
  function installTrustedTypes() {
    const policies: string[] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: Rules) => {
        policies.push(name);
        return {
          createScriptURL: (url: string) => {
            const trusted = rules.createScriptURL(url);
            return { toString: () => `${trusted}#trusted` };
          },
        };
      },
    };
    Object.assign(window, { trustedTypes });
    return policies;
  }

  it('sets addresses through the one policy that the page allows', () => {
    const policies = installTrustedTypes();
    const script = document.createElement('script');
    createRegistryOfDeals().secureScript(script, ENTRY);
    expect(policies).toEqual(['shell']);
    expect(script.getAttribute('src')).toBe(`${ENTRY}#trusted`);
  });

  it.each(REFUSED)('has a policy that refuses %s', (address) => {
    installTrustedTypes();
    expect(() => {
      createRegistryOfDeals().secureScript(document.createElement('script'), address);
    }).toThrow(TypeError);
  });
});
