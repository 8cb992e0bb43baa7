import { releasePath } from '@farekite/shared/protocol';
import { createFakeCatalog, createFakeFiles, createFakeTextFiles } from '../testing/fakeServices';
import { BLOG, FIRST_CLASS, TOP_AIRLINES } from '../testing/pages';
import { DEALS_RELEASE, DEALS_WITH_TEXT_FILES, locateInDeals } from '../testing/releases';
import { createLanguageStore } from '../language/LanguageStore';
import { reportError } from '../errors/reportError';
import { createRemotePageSource } from './remotePageSource';
import { RemoteError } from './RemoteError';

jest.mock('../errors/reportError');

const NODES = [document.createElement('div')];

function createServices() {
  const located = locateInDeals('/top-airlines');
  return {
    located,
    catalog: createFakeCatalog(jest.fn(() => Promise.resolve(located))),
    federation: { load: jest.fn(() => new Promise(() => undefined)) },
    files: createFakeFiles(),
    texts: createFakeTextFiles(),
    language: createLanguageStore('en'),
    reloadDocument: jest.fn(),
  };
}

const FAULT = new RemoteError({ remote: 'mfe-deals', phase: 'release', cause: new Error('offline') });

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

  it('loads a page that failed again on the next visit', async () => {
    const services = createServices();
    services.catalog.locate.mockRejectedValueOnce(FAULT);
    const pages = createRemotePageSource(services, undefined);
    const failed = pages.page(FIRST_CLASS);
    await settle();
    expect(reportError).toHaveBeenCalledWith(FAULT);
    pages.forgetFailed(FIRST_CLASS);
    expect(pages.page(FIRST_CLASS)).not.toBe(failed);
    expect(pages.page(FIRST_CLASS).getStatus().phase).toBe('loading');
  });

  it('keeps a page that failed for its texts alone', async () => {
    const pages = createRemotePageSource(createServices(), undefined);
    const shown = pages.page(FIRST_CLASS);
    jest.spyOn(shown, 'getStatus').mockReturnValue({ phase: 'failed', error: FAULT });
    jest.spyOn(shown, 'getRelease').mockReturnValue('d0d0');
    pages.forgetFailed(FIRST_CLASS);
    expect(pages.page(FIRST_CLASS)).toBe(shown);
  });

  it('keeps a page that is still loading', async () => {
    const pages = createRemotePageSource(createServices(), undefined);
    const loading = pages.page(FIRST_CLASS);
    await settle();
    pages.forgetFailed(FIRST_CLASS);
    pages.forgetFailed(BLOG);
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
    pages.page(BLOG);
    pages.page(FIRST_CLASS);
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

  function createWithTexts(isStatic = false) {
    const page = DEALS_WITH_TEXT_FILES.pages['/top-airlines'];
    if (!page) throw new Error('The test release has no such page');
    const services = { ...createServices(), language: createLoadingStore() };
    services.catalog.locate.mockResolvedValue({ release: DEALS_WITH_TEXT_FILES, page });
    const { path } = TOP_AIRLINES;
    const pages = createRemotePageSource(services, { path, copyNodes: () => NODES, isStatic });
    pages.page(TOP_AIRLINES);
    return { services, pages, requested: () => services.texts.requests.map(({ href }) => href) };
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

  it('load them when a language is chosen, while those of the shell are on their way', async () => {
    const { services, requested } = createWithTexts();
    await settle();
    services.language.set('es');
    await settle();
    expect(requested()).toContain(SPANISH);
  });

  it('load the code of a static page then, too, but run it only when the language is chosen', async () => {
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

  it('load the code of no other page then, which has loaded it', async () => {
    const { services, pages } = createWithTexts();
    await settle();
    services.files.preload.mockClear();
    pages.prefetchLanguage('es');
    await settle();
    expect(services.files.preload).not.toHaveBeenCalled();
  });

  it('report no failure of that', async () => {
    jest.mocked(reportError).mockReset();
    const { services, pages } = createWithTexts();
    await settle();
    pages.prefetchLanguage('es');
    await settle();
    services.texts.requests.findLast(({ href }) => href === SPANISH)?.fail(new Error('offline'));
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
