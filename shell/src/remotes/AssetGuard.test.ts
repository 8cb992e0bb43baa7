import { releasePath } from '@farekite/shared/contract';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { createAssetGuard } from './AssetGuard';

const ENTRY = `${releasePath(DEALS_RELEASE)}browser/remoteEntry.js`;
const STYLE = `${releasePath(DEALS_RELEASE)}browser/common.css`;
const NEVER_MATCHING = `sha384-${'A'.repeat(64)}`;

function admittingGuard() {
  const guard = createAssetGuard();
  guard.admit(DEALS_RELEASE);
  return guard;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

describe('The hash that a file must have', () => {
  it.each([
    ['its path', ENTRY],
    ['its whole address', `http://localhost${ENTRY}`],
    ['its address with a query, such as a retry has', `${ENTRY}?retry=2`],
  ])('is found by %s', (_what, address) => {
    expect(admittingGuard().integrityOf(address)).toBe(testHash('browser/remoteEntry.js'));
  });

  it.each([
    ['a file that the release does not name', `${releasePath(DEALS_RELEASE)}browser/evil.js`],
    ['a release that was not admitted', ENTRY.replace('d0d0', 'e1e1')],
    ['a name of an object in JavaScript', '/constructor'],
  ])('matches nothing for %s', (_what, address) => {
    expect(admittingGuard().integrityOf(address)).toBe(NEVER_MATCHING);
  });

  it('matches nothing before the release is admitted', () => {
    expect(createAssetGuard().integrityOf(ENTRY)).toBe(NEVER_MATCHING);
  });

  it('is what the development build says for a file that no release names, and for no other', () => {
    const guard = createAssetGuard(() => '');
    guard.admit(DEALS_RELEASE);
    expect(guard.integrityOf('/releases/mfe-deals/development/browser/common.js')).toBe('');
    expect(guard.integrityOf(ENTRY)).toBe(testHash('browser/remoteEntry.js'));
  });

  it('is of a length that browsers check rather than ignore', () => {
    expect(Buffer.from(NEVER_MATCHING.slice('sha384-'.length), 'base64')).toHaveLength(384 / 8);
  });
});

describe('An element', () => {
  it('that loads a script gets hash and address, and asks with CORS', () => {
    const script = document.createElement('script');
    admittingGuard().secureScript(script, ENTRY);
    expect(script.integrity).toBe(testHash('browser/remoteEntry.js'));
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.getAttribute('src')).toBe(ENTRY);
  });

  it('that loads a script asks unlike its preload once that is passed over, however often', () => {
    const guard = admittingGuard();
    const crossOriginOf = (url: string) => {
      const script = document.createElement('script');
      guard.secureScript(script, url);
      return script.crossOrigin;
    };
    guard.passOverPreload(ENTRY);
    expect(crossOriginOf(`${ENTRY}?retry=1`)).toBe('use-credentials');
    guard.passOverPreload(ENTRY);
    expect(crossOriginOf(ENTRY)).toBe('use-credentials');
    expect(crossOriginOf(ENTRY.replace('remoteEntry', 'common'))).toBe('anonymous');
  });

  it('that loads a stylesheet gets its hash, and its address from webpack', () => {
    const link = document.createElement('link');
    admittingGuard().secureStyle(link, STYLE);
    expect(link.integrity).toBe(testHash('browser/common.css'));
    expect(link).not.toHaveAttribute('href');
  });

  it('gets a hash that nothing matches for a file that nobody named', () => {
    const script = document.createElement('script');
    const link = document.createElement('link');
    const guard = admittingGuard();
    guard.secureScript(script, '/releases/mfe-deals/other/browser/x.js');
    guard.secureStyle(link, '/releases/mfe-deals/other/browser/x.css');
    expect(script.integrity).toBe(NEVER_MATCHING);
    expect(link.integrity).toBe(NEVER_MATCHING);
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

describe('A script from outside the releases of this site', () => {
  it.each(REFUSED)('is refused: %s', (address) => {
    const script = document.createElement('script');
    expect(() => {
      admittingGuard().secureScript(script, address);
    }).toThrow(new TypeError(`${address} is not a script of a release of this site`));
    expect(script).not.toHaveAttribute('src');
  });
});

describe('Where the browser has Trusted Types', () => {
  interface Rules {
    readonly createScriptURL: (url: string) => string;
  }

  /** As a browser does it: the policy's text in an object of a type of its own. */
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

  it('addresses of scripts come from the one policy that the page allows', () => {
    const policies = installTrustedTypes();
    const script = document.createElement('script');
    admittingGuard().secureScript(script, ENTRY);
    expect(policies).toEqual(['shell']);
    expect(script.getAttribute('src')).toBe(`${ENTRY}#trusted`);
  });

  it.each(REFUSED)('the policy refuses %s', (address) => {
    installTrustedTypes();
    expect(() => {
      admittingGuard().secureScript(document.createElement('script'), address);
    }).toThrow(TypeError);
  });
});
