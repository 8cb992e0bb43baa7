import { createI18n } from '@farekite/shared/language';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { reportError } from '../errors/reportError';
import { createFakeRemotes } from '../testing/createFakeRemotes';
import { createTestPage, FIRST_CLASS, FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE, locateInDeals } from '../testing/releases';
import { settle } from '../testing/settle';
import { PAGE_ADAPTERS } from './pageAdapters';
import type { LoadedPage } from './RemotePages';

jest.mock('../errors/reportError');

const CODE = './first-class-deals';
const [ENGLISH, SPANISH] = ['./locales/en/first-class-deals', './locales/es/first-class-deals'];
const MODULES: Readonly<Record<string, unknown>> = {
  [CODE]: { default: FirstClassPage },
  [ENGLISH]: { heading: 'First class' },
  [SPANISH]: { heading: 'Primera clase' },
};

/** The pages of a visit that began with an English document. Every module comes at once. */
function visit(changes: Partial<RemoteRelease> = {}) {
  const shell = createI18n('en', {});
  const fake = createFakeRemotes(shell);
  const located = locateInDeals('/first-class-deals');
  fake.locate.mockResolvedValue({ ...located, release: { ...DEALS_RELEASE, ...changes } });
  fake.loadModule.mockImplementation((_release, module) => Promise.resolve(MODULES[module]));
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

afterEach(() => {
  jest.useRealTimers();
});

describe('A page of a remote', () => {
  it('is loaded with its texts in the language of the shell', async () => {
    const { open, loadModule, shell } = visit();
    await shell.changeLanguage('es');
    const { page, loaded } = await open();
    expect(loaded).toMatchObject({ release: DEALS_RELEASE, Page: FirstClassPage });
    expect(loaded?.texts.i18n.language).toBe('es');
    expect(loaded?.texts.i18n.getResourceBundle('es', 'first-class-deals')).toEqual({
      heading: 'Primera clase',
    });
    expect(loadModule.mock.calls).toEqual([
      [DEALS_RELEASE, CODE],
      [DEALS_RELEASE, SPANISH],
    ]);
    expect(page.loading.phase.get()).toBe('ready');
  });

  it('is in English where its release lacks the language of the visitor', async () => {
    const { open, loaded: asked, shell } = visit({ languages: ['en'] });
    await shell.changeLanguage('es');
    const { loaded } = await open();
    expect(loaded?.texts.i18n.language).toBe('en');
    loaded?.texts.show('es');
    await settle();
    expect(asked()).toEqual([CODE, ENGLISH]);
    expect(loaded?.texts.loading.phase.get()).toBe('ready');
  });

  it('is kept while it is loading and when it has come, and is loaded again when it had failed', async () => {
    const { open, loadModule } = visit();
    loadModule.mockRejectedValueOnce(new Error('offline'));
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

  it('is not loaded when it is of a contract that the shell does not host', async () => {
    const { open, loadModule } = visit({ contract: '99.0.0' });
    await open();
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({
        version: DEALS_RELEASE.version,
        step: 'contract',
        message: expect.stringContaining('it uses contract 99.0.0') as string,
      }),
    );
    expect(loadModule).not.toHaveBeenCalled();
  });

  it.each([
    ['script', CODE, Promise.reject.bind(Promise)],
    ['texts', ENGLISH, Promise.reject.bind(Promise)],
    ['module', CODE, () => Promise.resolve({})],
  ])('that fails is reported with its release and the step %s', async (step, failing, answer) => {
    const { open, loadModule } = visit();
    loadModule.mockImplementation((_release, module) =>
      module === failing ? answer(new Error('not found')) : Promise.resolve(MODULES[module]),
    );
    await open();
    const { version } = DEALS_RELEASE;
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe-deals', version, step }));
  });
});

it('RemotePages.prefetch loads a page once, whatever the number of calls, for the visitor who opens it, and reports no failure', async () => {
  const { pages, open, locate, loaded, shell } = visit();
  await shell.changeLanguage('es');
  locate.mockRejectedValueOnce(new Error('offline'));
  for (let attempt = 0; attempt < 3; attempt++) {
    pages.prefetch(FIRST_CLASS);
    await settle();
  }
  expect(reportError).not.toHaveBeenCalled();
  await open();
  expect(loaded()).toEqual([CODE, SPANISH]);
});
