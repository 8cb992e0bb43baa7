/** @jest-environment node */
import { armOf, BUCKETS } from '@farekite/shared/canary';
import type { Route } from '@farekite/shared/contract';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import { inlineRelease } from '../compose/inlineRelease';
import { BLOG, FIRST_CLASS, TOP_AIRLINES } from '../testing/pages';
import { DEALS_RELEASE, VERIFIED_DEALS, locateInDeals } from '../testing/releases';
import type { Overrides } from '../preview/readPreview';
import { PageLocator } from './PageLocator';

const INLINED = inlineRelease(VERIFIED_DEALS, '/first-class-deals');
const BLOG_PAGE = { ...locateInDeals('/top-airlines').page, module: './blog' } as const;
const GUIDES: RemoteRelease = {
  ...DEALS_RELEASE,
  name: 'mfe-guides',
  version: 'a1a1a1a1a1a1a1a1',
  pages: { '/blog': BLOG_PAGE },
};

type Answer = Pick<Response, 'ok' | 'status' | 'json'>;

function answer(body: unknown, status = 200): Answer {
  return { ok: status === 200, status, json: () => Promise.resolve(body) };
}

const fetch = jest.fn<Promise<Answer>, [string, RequestInit]>();

/** Finds pages in a visit that began with the document of first-class deals. */
function visit(overrides: Overrides = new Map()) {
  const locator = new PageLocator(INLINED, overrides);
  return (route: Route) => locator.locate(route);
}

beforeEach(() => {
  fetch.mockReset();
  Object.assign(globalThis, { fetch });
});

describe('The releases of a visit', () => {
  it('are the same version, whole and verified, for another page of that remote', async () => {
    fetch.mockResolvedValue(answer(DEALS_RELEASE));
    await expect(visit()(TOP_AIRLINES)).resolves.toEqual(locateInDeals('/top-airlines'));
    expect(fetch.mock.calls).toEqual([
      [
        `${releasePath(DEALS_RELEASE)}release.json`,
        { cache: 'default', integrity: INLINED.manifestIntegrity },
      ],
    ]);
  });

  it('are the live one of another remote, past the cache', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    await expect(visit()(BLOG)).resolves.toEqual({ release: GUIDES, page: BLOG_PAGE });
    expect(fetch.mock.calls).toEqual([['/live/mfe-guides.json', { cache: 'no-cache' }]]);
  });

  it('are asked for once a visit, also by two pages at once, so that a publish in between changes nothing, and again after a failure', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(GUIDES));
    const locatePage = visit();
    await expect(locatePage(BLOG)).rejects.toThrow('Failed to fetch');
    await Promise.all([locatePage(BLOG), locatePage(BLOG)]);
    await expect(locatePage(BLOG)).resolves.toMatchObject({ release: GUIDES });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are asked for past the cache after a failure, which may be a broken answer that the browser has kept', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer(DEALS_RELEASE));
    const locatePage = visit();
    await expect(locatePage(TOP_AIRLINES)).rejects.toThrow('Failed to fetch');
    await locatePage(TOP_AIRLINES);
    expect(fetch.mock.calls.map(([, init]) => init.cache)).toEqual(['default', 'reload']);
  });

  it.each([
    [
      'an error response',
      answer({}, 503),
      'mfe-guides@unknown failed (release): /live/mfe-guides.json answered 503',
    ],
    [
      'an answer that is not JSON',
      { ...answer(0), json: () => Promise.reject(new SyntaxError()) },
      '/live/mfe-guides.json is not a manifest',
    ],
    ['an answer that is no object', answer(null), '/live/mfe-guides.json is not a manifest'],
    [
      'an answer that is no manifest',
      answer({ name: 'mfe-guides' }),
      '/live/mfe-guides.json is not a manifest',
    ],
    [
      'a release without the page',
      answer({ ...GUIDES, pages: {} }),
      'mfe-guides@a1a1a1a1a1a1a1a1 has no page for /blog',
    ],
  ])('say what is wrong with %s', async (_what, wrong, message) => {
    fetch.mockResolvedValue(wrong);
    await expect(visit()(BLOG)).rejects.toThrow(message);
  });
});

describe('Releases of a visit that previews a release', () => {
  const PREVIEWED: RemoteRelease = { ...GUIDES, version: 'e3e3e3e3e3e3e3e3' };

  it("are that version after navigation to its remote, from the site's own releases", async () => {
    fetch.mockResolvedValue(answer(PREVIEWED));
    const locatePage = visit(new Map([['mfe-guides', PREVIEWED.version]]));
    expect((await locatePage(BLOG)).release).toBe(PREVIEWED);
    expect(fetch.mock.calls).toEqual([
      ['/releases/mfe-guides/e3e3e3e3e3e3e3e3/release.json', { cache: 'default' }],
    ]);
  });

  it('are the one that the document was composed from for its own pages, and the live ones of other remotes', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    const locatePage = visit(new Map([['mfe-deals', DEALS_RELEASE.version]]));
    expect((await locatePage(FIRST_CLASS)).release).toBe(INLINED.release);
    await locatePage(BLOG);
    expect(fetch.mock.calls).toEqual([['/live/mfe-guides.json', { cache: 'no-cache' }]]);
  });
});

describe('The release of a visit whose remote has a canary', () => {
  const VERSION = 'c1c1c1c1c1c1c1c1';
  const LIVE = { ...GUIDES, canary: { version: VERSION, share: 25, with: null } };
  const CANARY: RemoteRelease = { ...GUIDES, version: VERSION };
  const ARMS = Array.from({ length: BUCKETS }, (_, bucket) => armOf('mfe-guides', LIVE.canary, bucket));

  /** Opens the page as a visitor with these cookies. */
  async function open(cookie: string, overrides?: Overrides, globalPrivacyControl = false) {
    const document = { cookie };
    Object.assign(globalThis, { document, navigator: { globalPrivacyControl } });
    fetch.mockImplementation((address) =>
      Promise.resolve(answer(address.startsWith('/live/') ? LIVE : CANARY)),
    );
    const locator = new PageLocator(INLINED, overrides ?? new Map());
    const { version } = (await locator.locate(BLOG)).release;
    return { version, arm: locator.armIn('mfe-guides'), cookie: document.cookie };
  }

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document');
  });

  it.each([
    ['canary', VERSION],
    ['control', GUIDES.version],
  ] as const)('is, for who is in the %s, the one of that arm', async (arm, version) => {
    const cookie = `language=es; bucket=${String(ARMS.indexOf(arm))}`;
    expect(await open(cookie)).toEqual({ version, arm: `${arm}=mfe-guides@${VERSION}`, cookie });
  });

  it('is the live one for who is in no arm', async () => {
    const cookie = `bucket=${String(ARMS.indexOf(undefined))}`;
    expect(await open(cookie)).toEqual({ version: GUIDES.version, arm: undefined, cookie });
  });

  it('is the live one for who has no bucket, and gets one for the next time', async () => {
    const { version, arm, cookie } = await open('');
    expect({ version, arm }).toEqual({ version: GUIDES.version, arm: undefined });
    expect(cookie).toMatch(/^bucket=\d{1,3}; Max-Age=2592000; Path=\/; SameSite=Lax$/);
  });

  it('is the live one for who wants not to be followed, and gets no bucket', async () => {
    expect(await open('', undefined, true)).toEqual({ version: GUIDES.version, arm: undefined, cookie: '' });
  });

  it('is the live one for who previews something, and where cookies are forbidden', async () => {
    const inCanary = `bucket=${String(ARMS.indexOf('canary'))}`;
    const previewing = await open(inCanary, new Map([['mfe-home', 'e3e3e3e3e3e3e3e3']]));
    expect(previewing).toEqual({ version: GUIDES.version, arm: undefined, cookie: inCanary });
    Object.assign(globalThis, {
      document: {
        get cookie(): string {
          throw new DOMException('forbidden', 'SecurityError');
        },
      },
    });
    const locator = new PageLocator(INLINED, new Map());
    expect((await locator.locate(BLOG)).release.version).toBe(GUIDES.version);
  });
});
