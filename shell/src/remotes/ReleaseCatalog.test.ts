import { releasePath, type RemoteRelease } from '@farekite/shared/contract';
import { inlineRelease } from '../compose/inlineRelease';
import { BLOG, FIRST_CLASS, FirstClassPage, TOP_AIRLINES } from '../testing/pages';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { createReleaseCatalog } from './ReleaseCatalog';

const MANIFEST_HASH = testHash('manifest');
const INLINED = inlineRelease(
  { release: DEALS_RELEASE, manifestIntegrity: MANIFEST_HASH, module: { default: FirstClassPage } },
  '/first-class-deals',
);
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
const admit = jest.fn<undefined, [RemoteRelease]>();

beforeEach(() => {
  fetch.mockReset();
  admit.mockReset();
  Object.assign(globalThis, { fetch });
});

describe('The catalog', () => {
  it('has the inlined release at hand for the page it was inlined for', async () => {
    const catalog = createReleaseCatalog(INLINED, admit);
    await expect(catalog.locate(FIRST_CLASS)).resolves.toEqual({
      release: INLINED.release,
      page: DEALS_RELEASE.pages['/first-class-deals'],
    });
    expect(fetch).not.toHaveBeenCalled();
    expect(admit.mock.calls).toEqual([[INLINED.release]]);
  });

  it('fetches the whole of the very same version, verified, for another page of that remote', async () => {
    fetch.mockResolvedValue(answer(DEALS_RELEASE));
    const catalog = createReleaseCatalog(INLINED, admit);
    const located = await catalog.locate(TOP_AIRLINES);
    expect(fetch.mock.calls).toEqual([
      [`${releasePath(DEALS_RELEASE)}release.json`, { integrity: MANIFEST_HASH }],
    ]);
    expect(located.page).toBe(DEALS_RELEASE.pages['/top-airlines']);
    expect(admit).toHaveBeenLastCalledWith(DEALS_RELEASE);
  });

  it('asks for the live release of another remote, past the cache', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    const catalog = createReleaseCatalog(INLINED, admit);
    await expect(catalog.locate(BLOG)).resolves.toEqual({ release: GUIDES, page: BLOG_PAGE });
    expect(fetch.mock.calls).toEqual([['/live/mfe-guides.json', { cache: 'no-cache' }]]);
    expect(admit).toHaveBeenLastCalledWith(GUIDES);
  });

  it('works without an inlined release, as on the page of an unknown path', async () => {
    fetch.mockResolvedValue(answer(DEALS_RELEASE));
    const { release } = await createReleaseCatalog(undefined, admit).locate(FIRST_CLASS);
    expect(release).toBe(DEALS_RELEASE);
    expect(fetch.mock.calls[0]?.[0]).toBe('/live/mfe-deals.json');
  });

  it('asks for a release once', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    const catalog = createReleaseCatalog(undefined, admit);
    await catalog.locate(BLOG);
    await catalog.locate(BLOG);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('stays with the release that came first, also when two were under way', async () => {
    fetch.mockResolvedValueOnce(answer(GUIDES)).mockResolvedValueOnce(answer(NEWER_GUIDES));
    const catalog = createReleaseCatalog(undefined, admit);
    const [first, second] = await Promise.all([catalog.locate(BLOG), catalog.locate(BLOG)]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(first.release).toBe(GUIDES);
    expect(second.release).toBe(GUIDES);
    expect(admit).not.toHaveBeenCalledWith(NEWER_GUIDES);
  });
});

describe('The catalog refuses', () => {
  it('a release of a contract that the shell does not host, and names both', async () => {
    fetch.mockResolvedValue(answer({ ...GUIDES, contract: '99.0.0' }));
    await expect(createReleaseCatalog(undefined, admit).locate(BLOG)).rejects.toMatchObject({
      name: 'RemoteError',
      remote: 'mfe-guides',
      release: GUIDES.version,
      phase: 'contract',
      message: expect.stringContaining(
        'failed (contract): it speaks contract 99.0.0, the shell hosts 1.x',
      ) as string,
    });
    expect(admit).not.toHaveBeenCalled();
  });

  it.each(['', 'latest', 'v1.0.0'])(
    'a release whose contract is %j, which is no version',
    async (contract) => {
      fetch.mockResolvedValue(answer({ ...GUIDES, contract }));
      await expect(createReleaseCatalog(undefined, admit).locate(BLOG)).rejects.toMatchObject({
        phase: 'contract',
        release: GUIDES.version,
      });
    },
  );

  it('that release for now alone: the next attempt may meet one that mends it', async () => {
    fetch.mockResolvedValueOnce(answer({ ...GUIDES, contract: '99.0.0' }));
    fetch.mockResolvedValueOnce(answer(NEWER_GUIDES));
    const catalog = createReleaseCatalog(undefined, admit);
    await expect(catalog.locate(BLOG)).rejects.toThrow('contract');
    await expect(catalog.locate(BLOG)).resolves.toMatchObject({ release: NEWER_GUIDES });
  });

  it('a release that has no page for the path', async () => {
    fetch.mockResolvedValue(answer({ ...GUIDES, pages: {} }));
    await expect(createReleaseCatalog(undefined, admit).locate(BLOG)).rejects.toMatchObject({
      phase: 'release',
      release: GUIDES.version,
      message: 'mfe-guides@a1a1a1a1a1a1a1a1 failed (release): it has no page for /blog',
    });
  });

  it('an answer that is an error, with address and status', async () => {
    fetch.mockResolvedValue({ ok: false, status: 503, json: () => Promise.resolve({}) });
    await expect(createReleaseCatalog(undefined, admit).locate(BLOG)).rejects.toMatchObject({
      phase: 'release',
      release: undefined,
      message: 'mfe-guides@unknown failed (release): /live/mfe-guides.json answered 503',
    });
  });

  it('to remember a fetch that failed', async () => {
    const cause = new TypeError('Failed to fetch');
    fetch.mockRejectedValueOnce(cause).mockResolvedValueOnce(answer(GUIDES));
    const catalog = createReleaseCatalog(undefined, admit);
    await expect(catalog.locate(BLOG)).rejects.toMatchObject({ phase: 'release', cause });
    await expect(catalog.locate(BLOG)).resolves.toMatchObject({ release: GUIDES });
  });
});

describe('A catalog with previews', () => {
  const previews = new Map([['mfe-deals', 'e3e3e3e3e3e3e3e3']]);
  const PREVIEWED: RemoteRelease = { ...DEALS_RELEASE, version: 'e3e3e3e3e3e3e3e3' };

  it('takes the previewed version from the site’s own store, and not the one that the page carries', async () => {
    fetch.mockResolvedValue(answer(PREVIEWED));
    const catalog = createReleaseCatalog(INLINED, admit, previews);
    const located = await catalog.locate(FIRST_CLASS);
    expect(located.release).toBe(PREVIEWED);
    expect(fetch.mock.calls).toEqual([['/releases/mfe-deals/e3e3e3e3e3e3e3e3/release.json', {}]]);
    expect(admit.mock.calls).toEqual([[PREVIEWED]]);
  });

  it('asks once for all pages of it', async () => {
    fetch.mockResolvedValue(answer(PREVIEWED));
    const catalog = createReleaseCatalog(INLINED, admit, previews);
    await catalog.locate(FIRST_CLASS);
    expect((await catalog.locate(TOP_AIRLINES)).release).toBe(PREVIEWED);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('leaves the other remotes as they are live', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    await createReleaseCatalog(INLINED, admit, previews).locate(BLOG);
    expect(fetch.mock.calls).toEqual([['/live/mfe-guides.json', { cache: 'no-cache' }]]);
  });

  it('fails when the site keeps no such version', async () => {
    fetch.mockResolvedValue({ ok: false, status: 404, json: () => Promise.resolve(undefined) });
    await expect(createReleaseCatalog(INLINED, admit, previews).locate(FIRST_CLASS)).rejects.toMatchObject({
      remote: 'mfe-deals',
      phase: 'release',
    });
  });
});
