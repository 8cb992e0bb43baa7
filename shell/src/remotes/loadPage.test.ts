import type { RemoteRelease } from '@farekite/shared/protocol';
import { createFakeRemotes } from '../testing/createFakeRemotes';
import { createTestPage, FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE, locateInDeals } from '../testing/releases';
import { loadPage, loadTexts } from './loadPage';
import type { LocatedPage } from './LocatedPage';
import { PAGE_ADAPTERS } from './pageAdapters';

const MODULES: Readonly<Record<string, unknown>> = {
  './first-class-deals': { default: FirstClassPage },
  './locales/en/first-class-deals': { heading: 'First class' },
  './locales/es/first-class-deals': { heading: 'Primera clase' },
};

let remotes: ReturnType<typeof createFakeRemotes>['remotes'];
let located: LocatedPage;

function loadFirstClass(language: 'en' | 'es' = 'en') {
  return loadPage(remotes.loadModule, located, language);
}

/** Lets the visit find another release than the test release. */
function goLive(changes: Partial<RemoteRelease>) {
  located = { ...located, release: { ...DEALS_RELEASE, ...changes } };
}

beforeEach(() => {
  ({ remotes } = createFakeRemotes());
  located = locateInDeals('/first-class-deals');
  remotes.loadModule.mockImplementation((_release, module) => Promise.resolve(MODULES[module]));
});

describe('loadPage', () => {
  it('loads the code of the page and its texts in one language', async () => {
    const { release, Page, i18n } = await loadFirstClass('es');
    expect(release).toBe(DEALS_RELEASE);
    expect(Page).toBe(FirstClassPage);
    expect(i18n.language).toBe('es');
    expect(i18n.getResourceBundle('es', 'first-class-deals')).toEqual({ heading: 'Primera clase' });
    expect(remotes.loadModule.mock.calls).toEqual([
      [DEALS_RELEASE, './first-class-deals'],
      [DEALS_RELEASE, './locales/es/first-class-deals'],
    ]);
  });

  it('loads English texts where the release lacks the language', async () => {
    goLive({ languages: ['en'] });
    expect((await loadFirstClass('es')).i18n.language).toBe('en');
    expect(remotes.loadModule).toHaveBeenCalledWith(expect.anything(), './locales/en/first-class-deals');
  });

  it('refuses a release of a contract that the shell does not host before it loads it', async () => {
    goLive({ contract: '99.0.0' });
    await expect(loadFirstClass()).rejects.toMatchObject({
      version: DEALS_RELEASE.version,
      step: 'contract',
      message: expect.stringContaining('it uses contract 99.0.0') as string,
    });
    expect(remotes.loadModule).not.toHaveBeenCalled();
  });

  it('adapts a page of an older contract', async () => {
    const AdaptedPage = createTestPage({ en: 'Adapted', es: 'Adaptada' });
    Object.assign(PAGE_ADAPTERS, { 1: () => AdaptedPage });
    goLive({ contract: '1.3.0' });
    expect((await loadFirstClass()).Page).toBe(AdaptedPage);
  });

  it.each([
    ['script', './first-class-deals'],
    ['texts', './locales/en/first-class-deals'],
  ])('names the step %s when %s fails', async (step, failing) => {
    const cause = new Error('not found');
    remotes.loadModule.mockImplementation((_release, module) =>
      module === failing ? Promise.reject(cause) : Promise.resolve(MODULES[module]),
    );
    const { version } = DEALS_RELEASE;
    await expect(loadFirstClass()).rejects.toMatchObject({ remote: 'mfe-deals', version, step, cause });
  });

  it('names the step module when the module exposes no page', async () => {
    remotes.loadModule.mockResolvedValueOnce({});
    await expect(loadFirstClass()).rejects.toMatchObject({ step: 'module' });
  });
});

it('loadTexts gives the texts of all namespaces of a page', async () => {
  const { release, page } = located;
  remotes.loadModule.mockResolvedValueOnce({ coupon: 'Use Coupon Code' });
  const withTwo = { release, page: { ...page, namespaces: ['mfe-deals', 'first-class-deals'] } };
  await expect(loadTexts(remotes.loadModule, withTwo, 'en')).resolves.toEqual({
    'mfe-deals': { coupon: 'Use Coupon Code' },
    'first-class-deals': { heading: 'First class' },
  });
});
