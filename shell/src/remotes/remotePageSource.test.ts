import { createFakeCatalog, createFakeFiles } from '../testing/fakeServices';
import { BLOG, FIRST_CLASS, TOP_AIRLINES } from '../testing/pages';
import { locateInDeals } from '../testing/releases';
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
