import type { RemoteRelease } from '@farekite/shared/protocol';
import { createFakeRemotes } from '../testing/createFakeRemotes';
import { FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE, locateInDeals } from '../testing/releases';
import { loadPage, loadTexts } from './loadPage';
import type { LocatedPage } from './createReleases';

const MODULES: Readonly<Record<string, unknown>> = {
  './first-class-deals': { default: FirstClassPage },
  './locales/en/first-class-deals': { heading: 'First class' },
  './locales/es/first-class-deals': { heading: 'Primera clase' },
};

let remotes: ReturnType<typeof createFakeRemotes>;
let located: LocatedPage;

function loadFirstClass(language: 'en' | 'es' = 'en') {
  return loadPage(remotes.remotes.federation, located, language);
}

/** Lets the visit find another release than the test release. */
function goLive(changes: Partial<RemoteRelease>) {
  located = { ...located, release: { ...DEALS_RELEASE, ...changes } };
}

beforeEach(() => {
  remotes = createFakeRemotes();
  located = locateInDeals('/first-class-deals');
  remotes.load.mockImplementation((_release, module) => Promise.resolve(MODULES[module]));
});

describe('loadPage', () => {
  it('loads the code of the page and its texts in one language', async () => {
    const { release, Page, i18n } = await loadFirstClass('es');
    expect(release).toBe(DEALS_RELEASE);
    expect(Page).toBe(FirstClassPage);
    expect(i18n.language).toBe('es');
    expect(i18n.getResourceBundle('es', 'first-class-deals')).toEqual({ heading: 'Primera clase' });
    expect(remotes.load.mock.calls).toEqual([
      [DEALS_RELEASE, './first-class-deals'],
      [DEALS_RELEASE, './locales/es/first-class-deals'],
    ]);
  });

  it('loads English texts where the release lacks the language', async () => {
    goLive({ languages: ['en'] });
    expect((await loadFirstClass('es')).i18n.language).toBe('en');
    expect(remotes.load).toHaveBeenCalledWith(expect.anything(), './locales/en/first-class-deals');
  });

  it.each(['99.0.0', 'latest', ''])(
    'refuses a release of contract %j before it loads it',
    async (contract) => {
      goLive({ contract });
      await expect(loadFirstClass()).rejects.toMatchObject({
        version: DEALS_RELEASE.version,
        step: 'contract',
        message: expect.stringContaining(`it uses contract ${contract}`) as string,
      });
      expect(remotes.load).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['script', './first-class-deals'],
    ['texts', './locales/en/first-class-deals'],
  ])('names the step %s when %s fails', async (step, failing) => {
    const cause = new Error('not found');
    remotes.load.mockImplementation((_release, module) =>
      module === failing ? Promise.reject(cause) : Promise.resolve(MODULES[module]),
    );
    const { version } = DEALS_RELEASE;
    await expect(loadFirstClass()).rejects.toMatchObject({ remote: 'mfe-deals', version, step, cause });
  });

  it('fails in the step module when the module exposes no page', async () => {
    remotes.load.mockResolvedValueOnce({});
    await expect(loadFirstClass()).rejects.toMatchObject({
      step: 'module',
      message: expect.stringContaining('its default export is not a page') as string,
    });
  });
});

it('loadTexts gives the texts of all namespaces of a page', async () => {
  const { release, page } = located;
  remotes.load.mockResolvedValueOnce({ coupon: 'Use Coupon Code' });
  const withTwo = { release, page: { ...page, namespaces: ['mfe-deals', 'first-class-deals'] } };
  await expect(loadTexts(remotes.remotes.federation, withTwo, 'en')).resolves.toEqual({
    'mfe-deals': { coupon: 'Use Coupon Code' },
    'first-class-deals': { heading: 'First class' },
  });
});
