import { BLOG, FIRST_CLASS, TOP_AIRLINES } from '../testing/pages';
import { locateInDeals } from '../testing/releases';
import { reportError } from '../errors/reportError';
import { createRemotePages } from './remotePages';
import { RemoteError } from './RemoteError';

jest.mock('../errors/reportError');

const NODES = [document.createElement('div')];

function createServices() {
  const located = locateInDeals('/top-airlines');
  return {
    located,
    catalog: { locate: jest.fn(() => Promise.resolve(located)) },
    federation: { load: jest.fn(() => new Promise(() => undefined)) },
    files: { preload: jest.fn(), assertStyled: jest.fn(), refetch: jest.fn(() => Promise.resolve()) },
    openDocument: jest.fn(),
  };
}

const FAULT = new RemoteError({ remote: 'mfe-deals', phase: 'release', cause: new Error('offline') });

/** Until everything that is under way and waits for nobody has happened. */
function settle() {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('The pages of remotes', () => {
  it('are loaded once each', async () => {
    const services = createServices();
    const pages = createRemotePages(services, undefined);
    expect(pages.page(FIRST_CLASS)).toBe(pages.page(FIRST_CLASS));
    expect(pages.page(TOP_AIRLINES)).not.toBe(pages.page(FIRST_CLASS));
    await settle();
    expect(services.catalog.locate).toHaveBeenCalledTimes(2);
  });

  it('have prerendered text on the path of the document alone', () => {
    const pages = createRemotePages(createServices(), { path: FIRST_CLASS.path, nodes: NODES });
    expect(pages.page(FIRST_CLASS).prerendered).toBe(NODES);
    expect(pages.page(BLOG).prerendered).toBeUndefined();
  });

  it('are asked for again by who comes back to one that failed', async () => {
    const services = createServices();
    services.catalog.locate.mockRejectedValueOnce(FAULT);
    const pages = createRemotePages(services, undefined);
    const failed = pages.page(FIRST_CLASS);
    await settle();
    expect(reportError).toHaveBeenCalledWith(FAULT);
    pages.leave(FIRST_CLASS);
    expect(pages.page(FIRST_CLASS)).not.toBe(failed);
    expect(pages.page(FIRST_CLASS).getStatus().phase).toBe('loading');
  });

  it('are kept for who comes back to one that is still on its way', async () => {
    const pages = createRemotePages(createServices(), undefined);
    const loading = pages.page(FIRST_CLASS);
    await settle();
    pages.leave(FIRST_CLASS);
    pages.leave(BLOG);
    expect(pages.page(FIRST_CLASS)).toBe(loading);
  });
});

describe('Prefetching', () => {
  it('asks for the files of a page once, and runs nothing', async () => {
    const services = createServices();
    const pages = createRemotePages(services, undefined);
    pages.prefetch(TOP_AIRLINES);
    pages.prefetch(TOP_AIRLINES);
    await settle();
    pages.prefetch(TOP_AIRLINES);
    await settle();
    expect(services.files.preload.mock.calls).toEqual([[services.located]]);
    expect(services.federation.load).not.toHaveBeenCalled();
  });

  it('has nothing to do for a page that is on its way', async () => {
    const services = createServices();
    const pages = createRemotePages(services, undefined);
    pages.page(TOP_AIRLINES);
    await settle();
    pages.prefetch(TOP_AIRLINES);
    await settle();
    expect(services.catalog.locate).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a failure, and may be tried again', async () => {
    jest.mocked(reportError).mockReset();
    const services = createServices();
    services.catalog.locate.mockRejectedValueOnce(FAULT);
    const pages = createRemotePages(services, undefined);
    pages.prefetch(TOP_AIRLINES);
    await settle();
    expect(reportError).not.toHaveBeenCalled();
    pages.prefetch(TOP_AIRLINES);
    await settle();
    expect(services.files.preload).toHaveBeenCalledTimes(1);
  });
});
