import { releasePath } from '@farekite/shared/protocol';
import { withResolvers } from '../loading/withResolvers';
import { createFakeCatalog, createFakeFiles, createFakeTextFiles } from '../testing/fakeServices';
import { BLOG, FIRST_CLASS, FirstClassPage, TOP_AIRLINES } from '../testing/pages';
import { DEALS_RELEASE, DEALS_WITH_TEXT_FILES, locateInDeals } from '../testing/releases';
import { createLanguageStore } from '../language/LanguageStore';
import { reportError } from '../errors/reportError';
import type { LocatedPage } from './ReleaseCatalog';
import { createRemotePageSource } from './remotePageSource';
import { RemoteError } from './RemoteError';

jest.mock('../errors/reportError');

const NODES = [document.createElement('div')];

function createServices() {
  const located = locateInDeals('/top-airlines');
  return {
    located,
    catalog: createFakeCatalog(jest.fn(() => Promise.resolve(located))),
    federation: { load: jest.fn(() => new Promise<unknown>(() => undefined)) },
    files: createFakeFiles(),
    textFiles: createFakeTextFiles(),
    language: createLanguageStore('en'),
    reloadDocument: jest.fn(),
  };
}

const FAULT = new RemoteError({ remote: 'mfe-deals', step: 'release', cause: new Error('offline') });

/** Resolves when all pending promise callbacks have run. */
function settle() {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('createRemotePageSource', () => {
  it('loads each page once', async () => {
    const services = createServices();
    const pages = createRemotePageSource(services, undefined);
    expect(pages.page(FIRST_CLASS)).toBe(pages.page(FIRST_CLASS));
    expect(pages.page(TOP_AIRLINES)).not.toBe(pages.page(FIRST_CLASS));
    await settle();
    expect(services.catalog.locate).toHaveBeenCalledTimes(2);
  });

  it("has prerendered nodes only for the document's path", () => {
    const pages = createRemotePageSource(createServices(), {
      path: FIRST_CLASS.path,
      copyNodes: () => NODES,
      isStatic: false,
    });
    expect(pages.page(FIRST_CLASS).prerendered).toBe(NODES);
    expect(pages.page(BLOG).prerendered).toBeUndefined();
  });

  it.each([
    ['it has failed and was left', ['fail', 'leave']],
    ['it was left and has failed', ['leave', 'fail']],
  ] as const)('loads a page again when the visitor returns to it after %s', async (_what, order) => {
    const services = createServices();
    const located = withResolvers<LocatedPage>();
    services.catalog.locate.mockReturnValueOnce(located.promise);
    const pages = createRemotePageSource(services, undefined);
    const failed = pages.page(FIRST_CLASS);
    pages.enter(FIRST_CLASS);
    for (const event of order) {
      if (event === 'leave') pages.leave(FIRST_CLASS);
      else located.reject(FAULT);
      await settle();
    }
    expect(failed.getStatus().phase).toBe('failed');
    expect(reportError).toHaveBeenCalledWith(FAULT);
    const returned = pages.page(FIRST_CLASS);
    expect(returned).not.toBe(failed);
    expect(returned.getStatus().phase).toBe('loading');
    pages.enter(FIRST_CLASS);
    expect(pages.page(FIRST_CLASS)).toBe(returned);
  });

  it('keeps a page that failed as long as it is shown', async () => {
    const services = createServices();
    services.catalog.locate.mockRejectedValueOnce(FAULT);
    const pages = createRemotePageSource(services, undefined);
    const failed = pages.page(FIRST_CLASS);
    pages.enter(FIRST_CLASS);
    pages.leave(FIRST_CLASS);
    pages.enter(FIRST_CLASS);
    await settle();
    expect(failed.getStatus().phase).toBe('failed');
    expect(pages.page(FIRST_CLASS)).toBe(failed);
  });

  it('keeps a page that failed for its texts alone', async () => {
    const pages = createRemotePageSource(createServices(), undefined);
    const shown = pages.page(FIRST_CLASS);
    jest.spyOn(shown, 'getStatus').mockReturnValue({ phase: 'failed', error: FAULT });
    jest.spyOn(shown, 'getVersion').mockReturnValue('d0d0');
    pages.leave(FIRST_CLASS);
    expect(pages.page(FIRST_CLASS)).toBe(shown);
  });

  it('keeps a page that is still loading', async () => {
    const pages = createRemotePageSource(createServices(), undefined);
    const loading = pages.page(FIRST_CLASS);
    await settle();
    pages.leave(FIRST_CLASS);
    expect(pages.page(FIRST_CLASS)).toBe(loading);
  });
});

describe('A static page of the document', () => {
  function createWaiting() {
    const services = createServices();
    const { path } = FIRST_CLASS;
    return {
      services,
      pages: createRemotePageSource(services, { path, copyNodes: () => NODES, isStatic: true }),
    };
  }

  it('is loaded once, when the page is told to', async () => {
    const { services, pages } = createWaiting();
    pages.page(FIRST_CLASS);
    pages.page(FIRST_CLASS);
    await settle();
    expect(services.catalog.locate).not.toHaveBeenCalled();
    pages.loadWaiting();
    pages.loadWaiting();
    await settle();
    expect(services.catalog.locate.mock.calls).toEqual([[FIRST_CLASS]]);
    pages.page(FIRST_CLASS);
    await settle();
    expect(services.catalog.locate).toHaveBeenCalledTimes(1);
  });

  it('is loaded at once when it is requested after the page was told to', async () => {
    const { services, pages } = createWaiting();
    pages.loadWaiting();
    pages.page(FIRST_CLASS);
    await settle();
    expect(services.catalog.locate.mock.calls).toEqual([[FIRST_CLASS]]);
  });

  it('is loaded when the visitor comes back to it from another page', async () => {
    const { services, pages } = createWaiting();
    pages.page(FIRST_CLASS);
    pages.enter(FIRST_CLASS);
    pages.page(BLOG);
    pages.leave(FIRST_CLASS);
    pages.enter(BLOG);
    pages.page(FIRST_CLASS);
    await settle();
    expect(services.catalog.locate.mock.calls).toEqual([[BLOG], [FIRST_CLASS]]);
  });

  it('lacks nothing when the visitor returns to its language, in which the document has it, after its code has failed', async () => {
    const { services, pages } = createWaiting();
    const { getStatus } = pages.page(FIRST_CLASS);
    services.catalog.locate.mockRejectedValueOnce(FAULT);
    services.language.set('es');
    await settle();
    expect(getStatus().phase).toBe('failed');
    services.language.set('en');
    expect(getStatus().phase).toBe('ready');
    services.language.set('es');
    expect(getStatus().phase).toBe('loading');
  });

  it('waits on for the next language when another page was requested and never shown', async () => {
    const { services, pages } = createWaiting();
    pages.page(FIRST_CLASS);
    pages.enter(FIRST_CLASS);
    pages.page(BLOG);
    pages.page(FIRST_CLASS);
    await settle();
    expect(services.catalog.locate.mock.calls).toEqual([[BLOG]]);
    services.language.set('es');
    await settle();
    expect(services.catalog.locate.mock.calls).toEqual([[BLOG], [FIRST_CLASS]]);
  });
});

describe('prefetch', () => {
  it('requests the files of a page once and runs none', async () => {
    const services = createServices();
    const pages = createRemotePageSource(services, undefined);
    pages.prefetch(TOP_AIRLINES);
    pages.prefetch(TOP_AIRLINES);
    await settle();
    pages.prefetch(TOP_AIRLINES);
    await settle();
    expect(services.files.preload.mock.calls).toEqual([[services.located]]);
    expect(services.federation.load).not.toHaveBeenCalled();
  });

  it('requests nothing for a page that is loading', async () => {
    const services = createServices();
    const pages = createRemotePageSource(services, undefined);
    pages.page(TOP_AIRLINES);
    await settle();
    pages.prefetch(TOP_AIRLINES);
    await settle();
    expect(services.catalog.locate).toHaveBeenCalledTimes(1);
  });

  it('reports no failure and can be repeated', async () => {
    jest.mocked(reportError).mockReset();
    const services = createServices();
    services.catalog.locate.mockRejectedValueOnce(FAULT);
    const pages = createRemotePageSource(services, undefined);
    pages.prefetch(TOP_AIRLINES);
    await settle();
    expect(reportError).not.toHaveBeenCalled();
    pages.prefetch(TOP_AIRLINES);
    await settle();
    expect(services.files.preload).toHaveBeenCalledTimes(1);
  });
});

describe('Pages with text files', () => {
  const SPANISH = `${releasePath(DEALS_RELEASE)}browser/top-airlines.es.json`;

  function createWithTexts(isStatic = false, language = createLoadingStore()) {
    const page = DEALS_WITH_TEXT_FILES.pages['/top-airlines'];
    if (!page) throw new Error('The test release has no such page');
    const services = { ...createServices(), language };
    services.catalog.locate.mockResolvedValue({ release: DEALS_WITH_TEXT_FILES, page });
    const { path } = TOP_AIRLINES;
    const pages = createRemotePageSource(services, { path, copyNodes: () => NODES, isStatic });
    pages.page(TOP_AIRLINES);
    return { services, pages, requested: () => services.textFiles.requests.map(({ href }) => href) };
  }

  /** A store in which Spanish is chosen and not shown, as while the shell's texts are loading. */
  function createLoadingStore() {
    return createLanguageStore('en', () => new Promise(() => undefined));
  }

  it('load the texts of the page that is shown when a visitor seems about to choose a language', async () => {
    const { pages, requested } = createWithTexts();
    await settle();
    pages.prefetchLanguage('es');
    await settle();
    expect(requested()).toContain(SPANISH);
  });

  it('load the texts of the page that is shown when a language is chosen, while those of the shell are on their way', async () => {
    const { services, requested } = createWithTexts();
    await settle();
    services.language.set('es');
    await settle();
    expect(requested()).toContain(SPANISH);
  });

  it('load the texts of the page that is shown, and not of one that was requested and never shown', async () => {
    const { services, pages } = createWithTexts();
    pages.enter(TOP_AIRLINES);
    pages.page(BLOG);
    await settle();
    services.catalog.locate.mockClear();
    pages.prefetchLanguage('es');
    expect(services.catalog.locate.mock.calls).toEqual([[TOP_AIRLINES]]);
    pages.enter(BLOG);
    pages.prefetchLanguage('es');
    expect(services.catalog.locate.mock.calls).toEqual([[TOP_AIRLINES], [BLOG]]);
  });

  it('load the texts of a page that is shown after the language has changed while React rendered it', async () => {
    const { services, pages, requested } = createWithTexts(false, createLanguageStore('en'));
    services.federation.load.mockResolvedValue({ default: FirstClassPage });
    pages.enter(TOP_AIRLINES);
    await settle();
    pages.page(BLOG);
    pages.enter(BLOG);
    pages.page(TOP_AIRLINES);
    services.language.set('es');
    await settle();
    services.textFiles.requests.length = 0;
    pages.enter(TOP_AIRLINES);
    await settle();
    expect(requested()).toContain(SPANISH);
  });

  it('load the code of a static page when a visitor seems about to choose a language, but run it only when one is chosen', async () => {
    const { services, pages, requested } = createWithTexts(true);
    pages.prefetchLanguage('es');
    await settle();
    expect(services.files.preload).toHaveBeenCalledTimes(1);
    expect(requested()).toContain(SPANISH);
    expect(services.federation.load).not.toHaveBeenCalled();
    services.language.set('es');
    await settle();
    expect(services.federation.load).toHaveBeenCalledTimes(1);
  });

  it('load no code of a page that is not static when a visitor seems about to choose a language, because it is there', async () => {
    const { services, pages } = createWithTexts();
    await settle();
    services.files.preload.mockClear();
    pages.prefetchLanguage('es');
    await settle();
    expect(services.files.preload).not.toHaveBeenCalled();
  });

  it('report no failure of what a visitor who seems about to choose a language needs', async () => {
    jest.mocked(reportError).mockReset();
    const { services, pages } = createWithTexts();
    await settle();
    pages.prefetchLanguage('es');
    await settle();
    services.textFiles.requests.findLast(({ href }) => href === SPANISH)?.fail(new Error('offline'));
    services.catalog.locate.mockRejectedValueOnce(FAULT);
    pages.prefetchLanguage('es');
    await settle();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('are prefetched with their texts in the language of the site', async () => {
    const { pages, requested } = createWithTexts();
    pages.prefetch(FIRST_CLASS);
    await settle();
    expect(requested()).toContain(`${releasePath(DEALS_RELEASE)}browser/top-airlines.en.json`);
  });
});
