import type { Arm } from '@farekite/shared/canary';
import { createI18n } from '@farekite/shared/language';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import { chooseArm } from '../canary/chooseArm';
import { inlineRelease } from '../compose/inlineRelease';
import { reportError } from '../errors/reportError';
import type { Overrides } from '../preview/readPreview';
import { createFakeRemotes } from '../testing/createFakeRemotes';
import { BLOG, createTestPage, FIRST_CLASS, FirstClassPage, TOP_AIRLINES } from '../testing/pages';
import { DEALS_RELEASE, locateInDeals, VERIFIED_DEALS } from '../testing/releases';
import { settle } from '../testing/settle';
import { PAGE_ADAPTERS } from './pageAdapters';
import { RemotePages, type LoadedPage } from './RemotePages';

jest.mock('../canary/chooseArm');
jest.mock('../errors/reportError');

const CODE = './first-class-deals';
const [ENGLISH, SPANISH] = ['./locales/en/first-class-deals', './locales/es/first-class-deals'];
const MODULES: Readonly<Record<string, unknown>> = {
  [CODE]: { default: FirstClassPage },
  [ENGLISH]: { heading: 'First class' },
  [SPANISH]: { heading: 'Primera clase' },
};
const OFFLINE = new Error('offline');

/** Every module comes at once, or fails with the error in its place. */
function visit(changes: Partial<RemoteRelease> = {}, modules = MODULES) {
  const shell = createI18n('en', {});
  const fake = createFakeRemotes(shell);
  const located = locateInDeals('/first-class-deals');
  fake.locate.mockResolvedValue({ ...located, release: { ...DEALS_RELEASE, ...changes } });
  fake.loadModule.mockImplementation((_release, module) =>
    modules[module] === OFFLINE ? Promise.reject(OFFLINE) : Promise.resolve(modules[module]),
  );
  const open = async () => {
    const page = fake.pages.get(FIRST_CLASS);
    let loaded: LoadedPage | undefined;
    void page.arrival.then((arrived) => (loaded = arrived));
    await settle();
    return { page, loaded };
  };
  return { ...fake, open, shell };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reportError).mockReset();
});

describe('A page of a remote', () => {
  it.each([
    ['in the language of the shell', ['en', 'es'], 'es', SPANISH],
    ['in English where its release lacks that language', ['en'], 'en', ENGLISH],
  ])('is loaded with its texts %s', async (_which, languages, language, texts) => {
    const { open, loaded: asked, shell } = visit({ languages });
    await shell.changeLanguage('es');
    const { page, loaded } = await open();
    expect(loaded).toMatchObject({ release: { ...DEALS_RELEASE, languages }, Page: FirstClassPage });
    expect(page.loading.phase.get()).toBe('ready');
    loaded?.texts.show('es');
    await settle();
    expect(loaded?.texts.i18n.language).toBe(language);
    expect(loaded?.texts.i18n.getResourceBundle(language, 'first-class-deals')).toEqual(MODULES[texts]);
    expect(asked()).toEqual([CODE, texts]);
    expect(loaded?.texts.loading.phase.get()).toBe('ready');
  });

  it('is kept while it is loading and when it has come, and is loaded again when it had failed', async () => {
    const { open, loadModule } = visit();
    loadModule.mockRejectedValueOnce(OFFLINE);
    const { page } = await open();
    expect(page.loading.phase.get()).toBe('failed');
    const { page: again, loaded } = await open();
    expect(again).not.toBe(page);
    expect(loaded?.Page).toBe(FirstClassPage);
    expect((await open()).page).toBe(again);
  });

  it('is adapted when it is of an older contract', async () => {
    const AdaptedPage = createTestPage({ en: 'Adapted', es: 'Adaptada' });
    Object.assign(PAGE_ADAPTERS, { 1: () => AdaptedPage });
    expect((await visit({ contract: '1.3.0' }).open()).loaded?.Page).toBe(AdaptedPage);
  });

  it.each<[step: string, changes: Partial<RemoteRelease>, modules: typeof MODULES, asked: string[]]>([
    ['contract', { contract: '99.0.0' }, MODULES, []],
    ['script', {}, { ...MODULES, [CODE]: OFFLINE }, [CODE, ENGLISH]],
    ['texts', {}, { ...MODULES, [ENGLISH]: OFFLINE }, [CODE, ENGLISH]],
    ['module', {}, { ...MODULES, [CODE]: {} }, [CODE, ENGLISH]],
  ])('that fails is reported with its release and the step %s', async (step, changes, modules, asked) => {
    const { open, loaded } = visit(changes, modules);
    await open();
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({ release: { ...DEALS_RELEASE, ...changes }, step }),
    );
    expect(loaded()).toEqual(asked);
  });
});

it('RemotePages.prefetch loads a page once, whatever the number of calls, for the visitor who opens it, and reports no failure', async () => {
  const { pages, open, locate, loaded, shell } = visit();
  await shell.changeLanguage('es');
  locate.mockRejectedValueOnce(OFFLINE);
  for (let attempt = 0; attempt < 3; attempt++) {
    pages.prefetch(FIRST_CLASS);
    await settle();
  }
  expect(reportError).not.toHaveBeenCalled();
  await open();
  expect(loaded()).toEqual([CODE, SPANISH]);
});

describe('The releases of a visit', () => {
  type Answer = Pick<Response, 'ok' | 'status' | 'json'>;
  const INLINED = inlineRelease(VERIFIED_DEALS, '/first-class-deals');
  const BLOG_PAGE = { ...locateInDeals('/top-airlines').page, module: './blog' } as const;
  const GUIDES: RemoteRelease = {
    ...DEALS_RELEASE,
    name: 'mfe-guides',
    version: 'a1a1a1a1a1a1a1a1',
    pages: { '/blog': BLOG_PAGE },
  };
  const VERSION = 'e3e3e3e3e3e3e3e3';
  const OTHER: RemoteRelease = { ...GUIDES, version: VERSION };
  const fetch = jest.fn<Promise<Answer>, [string, RequestInit]>();

  function answer(body: unknown, status = 200): Answer {
    return { ok: status === 200, status, json: () => Promise.resolve(body) };
  }

  /** The pages of a visit that began with the document of first-class deals. */
  function pagesFrom(overrides: Overrides = new Map()): RemotePages {
    const never = () => new Promise<never>(() => undefined);
    return new RemotePages({ inlined: INLINED, overrides }, never, createI18n('en', {}));
  }

  beforeEach(() => {
    fetch.mockReset();
    jest.mocked(chooseArm).mockReset();
    Object.assign(globalThis, { fetch });
  });

  it('are the same version, whole and verified, for another page of that remote', async () => {
    fetch.mockResolvedValue(answer(DEALS_RELEASE));
    await expect(pagesFrom().locate(TOP_AIRLINES)).resolves.toEqual(locateInDeals('/top-airlines'));
    const init = { cache: 'default', integrity: INLINED.manifestIntegrity };
    expect(fetch.mock.calls).toEqual([[`${releasePath(DEALS_RELEASE)}release.json`, init]]);
  });

  it('are the live one of another remote, past the cache', async () => {
    fetch.mockResolvedValue(answer(GUIDES));
    await expect(pagesFrom().locate(BLOG)).resolves.toEqual({ release: GUIDES, page: BLOG_PAGE });
    expect(fetch.mock.calls).toEqual([['/live/mfe-guides.json', { cache: 'no-cache' }]]);
  });

  it('are asked for once a visit, also by two pages at once, and again after a failure', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(GUIDES));
    const pages = pagesFrom();
    await expect(pages.locate(BLOG)).rejects.toThrow('Failed to fetch');
    await Promise.all([pages.locate(BLOG), pages.locate(BLOG)]);
    await expect(pages.locate(BLOG)).resolves.toMatchObject({ release: GUIDES });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are asked for past the cache after a failure, which may be a broken answer that the browser has kept', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer(DEALS_RELEASE));
    await pagesFrom().locate(TOP_AIRLINES);
    expect(fetch.mock.calls.map(([, init]) => init.cache)).toEqual(['default', 'reload']);
  });

  it.each([
    [
      'an error response',
      answer({}, 503),
      'mfe-guides@unknown failed (release): /live/mfe-guides.json answered 503',
    ],
    ['an answer of another shape', answer({ name: 'mfe-guides' }), '/live/mfe-guides.json is not a manifest'],
    [
      'a release without the page',
      answer({ ...GUIDES, pages: {} }),
      'mfe-guides@a1a1a1a1a1a1a1a1 has no page for /blog',
    ],
  ])('are not found in %s', async (_what, wrong, message) => {
    fetch.mockResolvedValue(wrong);
    await expect(pagesFrom().locate(BLOG)).rejects.toThrow(message);
  });

  it('are in a preview the previewed one, and the one of the document for its own page', async () => {
    fetch.mockResolvedValue(answer(OTHER));
    const pages = pagesFrom(new Map([[GUIDES.name, VERSION]]));
    expect((await pages.locate(BLOG)).release).toBe(OTHER);
    expect((await pages.locate(FIRST_CLASS)).release).toBe(INLINED.release);
    const init = { cache: 'default', integrity: '' };
    expect(fetch.mock.calls).toEqual([[`/releases/mfe-guides/${VERSION}/release.json`, init]]);
  });

  describe('that has a canary', () => {
    const LIVE = { ...GUIDES, canary: { version: VERSION, share: 25 } };

    async function open(arm: Arm | undefined, overrides?: Overrides) {
      jest.mocked(chooseArm).mockReturnValue(arm);
      fetch.mockImplementation(async (address) => answer(address.startsWith('/live/') ? LIVE : OTHER));
      const pages = pagesFrom(overrides);
      const { version } = (await pages.locate(BLOG)).release;
      return { version, arm: pages.get(BLOG).arm?.() };
    }

    it.each([
      ['canary', VERSION, `canary=mfe-guides@${VERSION}`],
      ['control', GUIDES.version, `control=mfe-guides@${VERSION}`],
      [undefined, GUIDES.version, undefined],
    ] as const)('are for who is in the arm %s the one of that arm', async (arm, version, label) => {
      expect(await open(arm)).toEqual({ version, arm: label });
    });

    it('are the live ones for who previews something', async () => {
      const overrides = new Map([['mfe-deals', VERSION]]);
      expect(await open('canary', overrides)).toEqual({ version: GUIDES.version, arm: undefined });
    });
  });
});
