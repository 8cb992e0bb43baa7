import type { Route } from '@farekite/shared/contract';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import { inlineRelease } from '../compose/inlineRelease';
import { withResolvers } from '../loading/withResolvers';
import { BLOG, FIRST_CLASS, TOP_AIRLINES } from '../testing/pages';
import { DEALS_RELEASE } from '../testing/releases';
import { VERIFIED_DEALS } from '../testing/renderablePage';
import { JOINABLE_FOR_MS } from './ReleaseIntegrity';
import { createReleaseCatalog } from './ReleaseCatalog';

const INLINED = inlineRelease(VERIFIED_DEALS, '/first-class-deals');
const BLOG_PAGE = { module: './blog', server: 'server/blog.js', scripts: [], styles: [] } as const;
const GUIDES: RemoteRelease = {
  ...DEALS_RELEASE,
  name: 'mfe-guides',
  version: 'a1a1a1a1a1a1a1a1',
  pages: { '/blog': BLOG_PAGE },
};
const NEWER_GUIDES = { ...GUIDES, version: 'b2b2b2b2b2b2b2b2' };

type Answer = Pick<Response, 'ok' | 'status' | 'json'>;

function answer(release: RemoteRelease): Answer {
  return { ok: true, status: 200, json: () => Promise.resolve(release) };
}

const fetch = jest.fn<Promise<Answer>, [string, RequestInit]>();
const register = jest.fn<undefined, [RemoteRelease]>();

beforeEach(() => {
  fetch.mockReset();
  register.mockReset();
  Object.assign(globalThis, { fetch });
});

describe('ReleaseCatalog', () => {
  it('returns the inlined release for the page it was inlined for', async () => {
    const catalog = createReleaseCatalog(INLINED, register);
    await expect(catalog.locate(FIRST_CLASS)).resolves.toEqual({
      release: INLINED.release,
      page: DEALS_RELEASE.pages['/first-class-deals'],
    });
    expect(fetch).not.toHaveBeenCalled();
    expect(register.mock.calls).toEqual([[INLINED.release]]);
  });

  it('fetches the whole manifest of the same version, verified, for another page of that remote', async () => {
    fetch.mockResolvedValue(answer(DEALS_RELEASE));
    const catalog = createReleaseCatalog(INLINED, register);
    const located = await catalog.locate(TOP_AIRLINES);
    expect(fetch.mock.calls).toEqual([
      [
        `${releasePath(DEALS_RELEASE)}release.json`,
        { integrity: INLINED.manifestIntegrity, signal: expect.any(AbortSignal) as AbortSignal },
      ],
    ]);
    expect(located.page).toBe(DEALS_RELEASE.pages['/top-airlines']);
    expect(register).toHaveBeenLastCalledWith(DEALS_RELEASE);
  });

  it('fetches the live release of another remote, past the cache', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    const catalog = createReleaseCatalog(INLINED, register);
    await expect(catalog.locate(BLOG)).resolves.toEqual({ release: GUIDES, page: BLOG_PAGE });
    expect(fetch.mock.calls).toEqual([
      ['/live/mfe-guides.json', { cache: 'no-cache', signal: expect.any(AbortSignal) as AbortSignal }],
    ]);
    expect(register).toHaveBeenLastCalledWith(GUIDES);
  });

  it('works without an inlined release, as on the 404 page', async () => {
    fetch.mockResolvedValue(answer(DEALS_RELEASE));
    const { release } = await createReleaseCatalog(undefined, register).locate(FIRST_CLASS);
    expect(release).toBe(DEALS_RELEASE);
    expect(fetch.mock.calls[0]?.[0]).toBe('/live/mfe-deals.json');
  });

  it('fetches a release once', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    const catalog = createReleaseCatalog(undefined, register);
    await catalog.locate(BLOG);
    await catalog.locate(BLOG);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('sends one request for two pages that are located at once, such as one that is opened while it is prefetched', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    const catalog = createReleaseCatalog(undefined, register);
    await Promise.all([catalog.locate(BLOG), catalog.locate(BLOG)]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('sends another request when one hangs, and keeps the release that comes first', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const late = withResolvers<Answer>();
    fetch.mockReturnValueOnce(late.promise).mockResolvedValueOnce(answer(GUIDES));
    const catalog = createReleaseCatalog(undefined, register);
    const first = catalog.locate(BLOG);
    now.mockReturnValue(JOINABLE_FOR_MS);
    await expect(catalog.locate(BLOG)).resolves.toMatchObject({ release: GUIDES });
    late.resolve(answer(NEWER_GUIDES));
    await expect(first).resolves.toMatchObject({ release: GUIDES });
    expect(register).not.toHaveBeenCalledWith(NEWER_GUIDES);
    now.mockRestore();
  });
});

describe('ReleaseCatalog after a page has failed', () => {
  it('asks for the live release again, past the cache, because the one it has may be damaged', async () => {
    fetch.mockResolvedValueOnce(answer(GUIDES)).mockResolvedValueOnce(answer(NEWER_GUIDES));
    const catalog = createReleaseCatalog(undefined, register);
    await catalog.locate(BLOG);
    catalog.forget(BLOG);
    await expect(catalog.locate(BLOG)).resolves.toMatchObject({ release: NEWER_GUIDES });
    expect(fetch).toHaveBeenLastCalledWith('/live/mfe-guides.json', {
      cache: 'reload',
      signal: expect.any(AbortSignal) as AbortSignal,
    });
  });

  it('aborts a request that hangs', async () => {
    fetch.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(answer(GUIDES));
    const catalog = createReleaseCatalog(undefined, register);
    void catalog.locate(BLOG);
    catalog.forget(BLOG);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await expect(catalog.locate(BLOG)).resolves.toMatchObject({ release: GUIDES });
    expect(fetch.mock.calls[1]?.[1].signal?.aborted).toBe(false);
  });

  it('aborts a request for another page of a remote of which a page is shown', async () => {
    fetch.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(answer(DEALS_RELEASE));
    const catalog = createReleaseCatalog(INLINED, register);
    void catalog.locate(TOP_AIRLINES);
    catalog.forget(TOP_AIRLINES);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await expect(catalog.locate(TOP_AIRLINES)).resolves.toMatchObject({ release: DEALS_RELEASE });
  });

  it('keeps a release of which a page is shown', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    const catalog = createReleaseCatalog(undefined, register);
    const { release } = await catalog.locate(BLOG);
    catalog.confirm(release);
    catalog.forget(BLOG);
    await catalog.locate(BLOG);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the release that the document was composed from', async () => {
    const catalog = createReleaseCatalog(INLINED, register);
    catalog.forget(FIRST_CLASS);
    await expect(catalog.locate(FIRST_CLASS)).resolves.toMatchObject({ release: INLINED.release });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('ReleaseCatalog with a release that lacks a page which a newer one has', () => {
  const guide: Route = { path: '/tokyo-guide', remote: 'mfe-guides' };

  beforeEach(() => {
    fetch.mockResolvedValueOnce(answer({ ...GUIDES, pages: { '/tokyo-guide': BLOG_PAGE } }));
    fetch.mockResolvedValue(answer(NEWER_GUIDES));
  });

  it('keeps it while another page of it is shown', async () => {
    const catalog = createReleaseCatalog(undefined, register);
    const { release } = await catalog.locate(guide);
    catalog.confirm(release);
    await expect(catalog.locate(BLOG)).rejects.toMatchObject({ step: 'release', version: GUIDES.version });
    expect(register).not.toHaveBeenCalledWith(NEWER_GUIDES);
    await expect(catalog.locate(guide)).resolves.toMatchObject({ release });
  });

  it('takes the newer one while no page of it is shown', async () => {
    const catalog = createReleaseCatalog(undefined, register);
    await catalog.locate(guide);
    await expect(catalog.locate(BLOG)).resolves.toMatchObject({ release: NEWER_GUIDES });
  });
});

describe('ReleaseCatalog rejects', () => {
  it.each([
    ['is not JSON', () => Promise.reject(new SyntaxError('Unexpected token'))],
    ['is no object', () => Promise.resolve(null)],
    ['is not a manifest', () => Promise.resolve({ name: 'mfe-guides' })],
  ])('for an answer that %s, naming its address', async (reason, json) => {
    fetch.mockResolvedValue({ ok: true, status: 200, json });
    await expect(createReleaseCatalog(undefined, register).locate(BLOG)).rejects.toMatchObject({
      step: 'release',
      message: `mfe-guides@unknown failed (release): /live/mfe-guides.json ${reason}`,
    });
  });

  it('for a release with a contract that the shell does not host, naming both', async () => {
    fetch.mockResolvedValue(answer({ ...GUIDES, contract: '99.0.0' }));
    await expect(createReleaseCatalog(undefined, register).locate(BLOG)).rejects.toMatchObject({
      name: 'RemoteError',
      remote: 'mfe-guides',
      version: GUIDES.version,
      step: 'contract',
      message: expect.stringContaining(
        'failed (contract): it uses contract 99.0.0, but the shell hosts 1.x',
      ) as string,
    });
    expect(register).not.toHaveBeenCalled();
  });

  it.each(['', 'latest', 'v1.0.0'])(
    'for a release whose contract is %j, which is not a version',
    async (contract) => {
      fetch.mockResolvedValue(answer({ ...GUIDES, contract }));
      await expect(createReleaseCatalog(undefined, register).locate(BLOG)).rejects.toMatchObject({
        step: 'contract',
        version: GUIDES.version,
      });
    },
  );

  it('without keeping that release, so that the next attempt can find a newer one', async () => {
    fetch.mockResolvedValueOnce(answer({ ...GUIDES, contract: '99.0.0' }));
    fetch.mockResolvedValueOnce(answer(NEWER_GUIDES));
    const catalog = createReleaseCatalog(undefined, register);
    await expect(catalog.locate(BLOG)).rejects.toThrow('contract');
    await expect(catalog.locate(BLOG)).resolves.toMatchObject({ release: NEWER_GUIDES });
  });

  it('for a release that has no page for the path', async () => {
    fetch.mockResolvedValue(answer({ ...GUIDES, pages: {} }));
    await expect(createReleaseCatalog(undefined, register).locate(BLOG)).rejects.toMatchObject({
      step: 'release',
      version: GUIDES.version,
      message: 'mfe-guides@a1a1a1a1a1a1a1a1 failed (release): it has no page for /blog',
    });
  });

  it('for an error response, naming address and status', async () => {
    fetch.mockResolvedValue({ ok: false, status: 503, json: () => Promise.resolve({}) });
    await expect(createReleaseCatalog(undefined, register).locate(BLOG)).rejects.toMatchObject({
      step: 'release',
      version: undefined,
      message: 'mfe-guides@unknown failed (release): /live/mfe-guides.json answered 503',
    });
  });

  it('without keeping the failed request', async () => {
    const cause = new TypeError('Failed to fetch');
    fetch.mockRejectedValueOnce(cause).mockResolvedValueOnce(answer(GUIDES));
    const catalog = createReleaseCatalog(undefined, register);
    await expect(catalog.locate(BLOG)).rejects.toMatchObject({ step: 'release', cause });
    await expect(catalog.locate(BLOG)).resolves.toMatchObject({ release: GUIDES });
  });
});

describe('ReleaseCatalog with overrides', () => {
  const overrides = new Map([['mfe-deals', 'e3e3e3e3e3e3e3e3']]);
  const OVERRIDING: RemoteRelease = { ...DEALS_RELEASE, version: 'e3e3e3e3e3e3e3e3' };

  it('loads the version of an override from the site’s own releases instead of the inlined one', async () => {
    fetch.mockResolvedValue(answer(OVERRIDING));
    const catalog = createReleaseCatalog(INLINED, register, overrides);
    const located = await catalog.locate(FIRST_CLASS);
    expect(located.release).toBe(OVERRIDING);
    expect(fetch.mock.calls).toEqual([
      [
        '/releases/mfe-deals/e3e3e3e3e3e3e3e3/release.json',
        { signal: expect.any(AbortSignal) as AbortSignal },
      ],
    ]);
    expect(register.mock.calls).toEqual([[OVERRIDING]]);
  });

  it('fetches it once for all its pages', async () => {
    fetch.mockResolvedValue(answer(OVERRIDING));
    const catalog = createReleaseCatalog(INLINED, register, overrides);
    await catalog.locate(FIRST_CLASS);
    expect((await catalog.locate(TOP_AIRLINES)).release).toBe(OVERRIDING);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('uses the live releases of other remotes', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    await createReleaseCatalog(INLINED, register, overrides).locate(BLOG);
    expect(fetch.mock.calls).toEqual([
      ['/live/mfe-guides.json', { cache: 'no-cache', signal: expect.any(AbortSignal) as AbortSignal }],
    ]);
  });

  it('rejects when the site has no such version', async () => {
    fetch.mockResolvedValue({ ok: false, status: 404, json: () => Promise.resolve(undefined) });
    await expect(
      createReleaseCatalog(INLINED, register, overrides).locate(FIRST_CLASS),
    ).rejects.toMatchObject({
      remote: 'mfe-deals',
      step: 'release',
    });
  });
});

describe('ReleaseCatalog.versionOf', () => {
  it('is that of an override before it is loaded', () => {
    const catalog = createReleaseCatalog(INLINED, register, new Map([['mfe-deals', 'e3e3e3e3e3e3e3e3']]));
    expect(catalog.versionOf(FIRST_CLASS)).toBe('e3e3e3e3e3e3e3e3');
  });

  it('is that of the live release once it is loaded', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    const catalog = createReleaseCatalog(INLINED, register);
    expect(catalog.versionOf(BLOG)).toBeUndefined();
    await catalog.locate(BLOG);
    expect(catalog.versionOf(BLOG)).toBe(GUIDES.version);
  });
});

describe('ReleaseCatalog.isRemoved', () => {
  const NO_BODY = { json: () => Promise.reject(new Error('no body')) };

  it.each([
    ['is', 404, true],
    ['is not', 200, false],
    ['is not', 503, false],
  ])(
    'says that the release of the visit %s removed when its manifest answers %d',
    async (_, status, expected) => {
      fetch.mockResolvedValue({ ok: status === 200, status, ...NO_BODY });
      const catalog = createReleaseCatalog(INLINED, register);
      await expect(catalog.isRemoved(FIRST_CLASS)).resolves.toBe(expected);
      expect(fetch).toHaveBeenCalledWith(`${releasePath(DEALS_RELEASE)}release.json`, {
        method: 'HEAD',
        cache: 'no-store',
      });
    },
  );

  it('says that it is not while the visitor is offline, and for a remote that the visit has not used', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const catalog = createReleaseCatalog(INLINED, register);
    await expect(catalog.isRemoved(FIRST_CLASS)).resolves.toBe(false);
    await expect(catalog.isRemoved(BLOG)).resolves.toBe(false);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
