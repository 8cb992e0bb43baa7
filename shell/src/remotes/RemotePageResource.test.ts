import { createElement, Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { PageModule } from '@farekite/shared/contract';
import { DEVELOPMENT_VERSION, releasePath } from '@farekite/shared/protocol';
import type { Language } from '@farekite/shared/language';
import { createLanguageStore } from '../language/LanguageStore';
import { SLOW_AFTER_MS } from '../loading/LoadAttempts';
import { withResolvers, type PromiseWithResolvers } from '../loading/withResolvers';
import { reportError } from '../errors/reportError';
import { FIRST_CLASS, FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE, DEALS_WITH_TEXT_FILES, locateInDeals } from '../testing/releases';
import { createRemotePageProps } from '../testing/remotePageProps';
import { createFakeCatalog, createFakeFiles, createFakeTextFiles } from '../testing/fakeServices';
import type { LocatedPage } from './ReleaseCatalog';
import { RemoteError } from './RemoteError';
import { RemotePageResource } from './RemotePageResource';

jest.mock('../errors/reportError');

const MODULE: PageModule = { default: FirstClassPage };

const LOCATED = locateInDeals('/first-class-deals');

/** Services that the test controls, and a log of their calls. */
function createServices() {
  const log: string[] = [];
  const loads: PromiseWithResolvers<unknown>[] = [];
  return {
    log,
    /** The loads of the module, in the order in which they were begun. */
    loads,
    catalog: createFakeCatalog(
      jest.fn(() => {
        log.push('locate');
        return Promise.resolve(LOCATED);
      }),
    ),
    federation: {
      load: jest.fn((_located: LocatedPage, { freshEntry }: { freshEntry: boolean }) => {
        log.push(freshEntry ? 'load a fresh entry' : 'load');
        const load = withResolvers<unknown>();
        loads.push(load);
        return load.promise;
      }),
    },
    files: {
      ...createFakeFiles(),
      preload: jest.fn(() => {
        log.push('preload');
      }),
      renewRequests: jest.fn(() => {
        log.push('renewRequests');
      }),
      refetch: jest.fn(() => {
        log.push('refetch');
        return Promise.resolve();
      }),
    },
    textFiles: createFakeTextFiles(),
    language: createLanguageStore('en'),
    reloadDocument: jest.fn(),
  };
}

async function settle() {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0);
  });
}

async function wait(milliseconds: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}

async function begin(services = createServices(), prerendered?: readonly Node[]) {
  const resource = new RemotePageResource(FIRST_CLASS, services, prerendered && (() => prerendered));
  resource.start();
  const phases: string[] = [];
  resource.subscribe(() => phases.push(resource.getStatus().phase));
  await settle();
  const load = (index: number) => {
    const found = services.loads[index];
    if (!found) throw new Error(`Load ${String(index)} was not begun`);
    return found;
  };
  const succeed = async (index: number, module: unknown = MODULE) => {
    load(index).resolve(module);
    await settle();
  };
  const fail = async (index: number, cause: unknown = new Error('Failed to fetch')) => {
    load(index).reject(cause);
    await settle();
  };
  return { resource, services, phases, succeed, fail, phase: () => resource.getStatus().phase };
}

/** Puts the page where the shell puts it. */
function show({ RemotePage }: RemotePageResource) {
  render(
    createElement(Suspense, { fallback: 'Waiting' }, createElement(RemotePage, createRemotePageProps())),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reportError).mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('RemotePageResource', () => {
  it('requests nothing before it is started, and requests the page once', async () => {
    const services = createServices();
    const resource = new RemotePageResource(FIRST_CLASS, services, undefined);
    await wait(SLOW_AFTER_MS);
    expect(services.log).toEqual([]);
    expect(resource.getStatus().phase).toBe('ready');
    resource.start();
    resource.start();
    await settle();
    expect(resource.getStatus().phase).toBe('loading');
    expect(services.catalog.locate).toHaveBeenCalledTimes(1);
  });
});

describe('RemotePageResource while a page loads', () => {
  it('requests the page at once, its files before its module', async () => {
    const { services, phase } = await begin();
    expect(services.log).toEqual(['locate', 'preload', 'load']);
    expect(services.federation.load).toHaveBeenCalledWith(LOCATED, { freshEntry: false });
    expect(phase()).toBe('loading');
  });

  it('suspends, and shows the page with its remote and release when it has loaded', async () => {
    const { resource, succeed, phases } = await begin();
    act(() => {
      show(resource);
    });
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(resource.getVersion()).toBeUndefined();
    await succeed(0);
    const heading = screen.getByRole('heading', { name: 'First class' });
    expect(heading.closest('[data-remote]')).toHaveAttribute('data-remote', 'mfe-deals');
    expect(heading.closest('[data-remote]')).toHaveAttribute('data-release', DEALS_RELEASE.version);
    expect(resource.getVersion()).toBe(DEALS_RELEASE.version);
    expect(phases).toEqual(['ready']);
  });

  it('is slow after four seconds, and ready when the page loads later', async () => {
    const { succeed, phase, phases } = await begin();
    await wait(3_999);
    expect(phase()).toBe('loading');
    await wait(1);
    expect(phase()).toBe('slow');
    await wait(60_000);
    await succeed(0);
    expect(phases).toEqual(['slow', 'ready']);
  });

  it.each(['release', 'script'] as const)('reports what it waits for when it is slow: %s', async (step) => {
    const services = createServices();
    const forever = new Promise<never>(() => undefined);
    if (step === 'release') services.catalog.locate.mockReturnValue(forever);
    await begin(services);
    await wait(SLOW_AFTER_MS);
    const version = step === 'release' ? undefined : DEALS_RELEASE.version;
    expect(jest.mocked(reportError).mock.calls).toEqual([
      [expect.objectContaining({ remote: 'mfe-deals', version, step })],
    ]);
  });

  it('is slow without a report while a development server builds the remote', async () => {
    const services = createServices();
    services.catalog.versionOf.mockReturnValue(DEVELOPMENT_VERSION);
    const { phase } = await begin(services);
    await wait(SLOW_AFTER_MS);
    expect(phase()).toBe('slow');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('keeps its release for the visit when it is shown, and not before', async () => {
    const { services, succeed } = await begin();
    expect(services.catalog.confirm).not.toHaveBeenCalled();
    await succeed(0);
    expect(services.catalog.confirm).toHaveBeenCalledWith(DEALS_RELEASE);
  });

  it('is not slow when the page has loaded in time', async () => {
    const { succeed, phases } = await begin();
    await succeed(0);
    await wait(SLOW_AFTER_MS);
    expect(phases).toEqual(['ready']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not call unsubscribed listeners', async () => {
    const { resource, succeed } = await begin();
    const listener = jest.fn();
    resource.subscribe(listener)();
    await succeed(0);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('RemotePageResource when a page fails', () => {
  const cause = new Error('ScriptNetworkError');
  const fault = { remote: 'mfe-deals', version: DEALS_RELEASE.version, cause };

  it('reports remote, version, step and reason once', async () => {
    const { resource, fail } = await begin();
    await fail(0, cause);
    const expected = expect.objectContaining({ ...fault, step: 'script' }) as unknown;
    expect(resource.getStatus()).toEqual({ phase: 'failed', error: expected });
    expect(jest.mocked(reportError).mock.calls).toEqual([[expected]]);
    expect(jest.mocked(reportError).mock.calls[0]?.[0]).toBeInstanceOf(RemoteError);
  });

  it.each([
    ['script', { name: 'ChunkLoadError' }],
    ['style', { name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' }],
  ])('names the step %s when webpack does', async (step, details) => {
    const { resource, fail } = await begin();
    await fail(0, Object.assign(new Error('Loading chunk 1 failed'), details));
    expect(resource.getStatus()).toMatchObject({
      phase: 'failed',
      error: { ...fault, cause: expect.anything(), step },
    });
  });

  it.each([
    ['null', null],
    ['no default export', {}],
    ['a component without a head', { default: () => null }],
  ])('fails in the step module when the module is %s', async (_what, module) => {
    const { resource, succeed } = await begin();
    await succeed(0, module);
    expect(resource.getStatus()).toMatchObject({
      phase: 'failed',
      error: {
        step: 'module',
        message: expect.stringContaining('its default export is not a page') as string,
      },
    });
  });

  it('passes on the error of the catalog when the release was not found', async () => {
    const services = createServices();
    const error = new RemoteError({ remote: 'mfe-deals', step: 'release', cause });
    services.catalog.locate.mockRejectedValue(error);
    const { resource } = await begin(services);
    expect(resource.getStatus()).toEqual({ phase: 'failed', error });
  });

  it('does not become slow afterwards', async () => {
    const { fail, phase } = await begin();
    await fail(0);
    await wait(SLOW_AFTER_MS);
    expect(phase()).toBe('failed');
  });
});

describe('retry', () => {
  it('after a failure refetches the files before it loads, and succeeds', async () => {
    const { resource, services, fail, succeed, phases } = await begin();
    act(() => {
      show(resource);
    });
    await fail(0);
    services.log.length = 0;
    resource.retry();
    await settle();
    expect(services.log).toEqual(['locate', 'refetch', 'preload', 'load']);
    expect(services.files.refetch).toHaveBeenCalledWith(LOCATED);
    expect(services.catalog.forget).toHaveBeenCalledWith(FIRST_CLASS);
    await succeed(1);
    expect(phases).toEqual(['failed', 'retrying', 'ready']);
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
  });

  it('while the page is slow requests entry and stylesheets anew and refetches nothing', async () => {
    const { resource, services, succeed, phases } = await begin();
    await wait(SLOW_AFTER_MS);
    services.log.length = 0;
    resource.retry();
    await settle();
    expect(services.log).toEqual(['locate', 'renewRequests', 'preload', 'load a fresh entry']);
    await succeed(1);
    expect(phases).toEqual(['slow', 'retrying', 'ready']);
  });

  it('after a fresh entry has failed requests another one and refetches the files', async () => {
    const { resource, services, fail } = await begin();
    await wait(SLOW_AFTER_MS);
    resource.retry();
    await settle();
    await fail(1);
    services.log.length = 0;
    resource.retry();
    await settle();
    expect(services.log).toEqual(['locate', 'refetch', 'preload', 'load a fresh entry']);
  });

  it('makes the page slow again after four more seconds', async () => {
    const { resource, phases } = await begin();
    await wait(SLOW_AFTER_MS);
    resource.retry();
    await wait(SLOW_AFTER_MS);
    expect(phases).toEqual(['slow', 'retrying', 'slow']);
  });

  it.each(['loading', 'retrying', 'ready'])('does nothing while the page is %s', async (phase) => {
    const { resource, services, fail, succeed } = await begin();
    if (phase === 'ready') await succeed(0);
    if (phase === 'retrying') {
      await fail(0);
      resource.retry();
      await settle();
    }
    expect(resource.getStatus().phase).toBe(phase);
    const callsBefore = services.log.length;
    resource.retry();
    await settle();
    expect(services.log).toHaveLength(callsBefore);
  });
});

describe.each([
  ['uses a contract that this shell does not host', 'contract'],
  ['lacks the page', 'release'],
] as const)('retry after a release was found that %s', (_which, step) => {
  async function beginRefused(prerendered?: readonly Node[]) {
    const services = createServices();
    const cause = new Error('it is of no use');
    services.catalog.locate.mockRejectedValueOnce(
      new RemoteError({ remote: 'mfe-deals', version: 'e1e1', step, cause }),
    );
    const { resource } = await begin(services, prerendered);
    resource.retry();
    await settle();
    return services;
  }

  it('loads the document, which comes with another shell or another release', async () => {
    const services = await beginRefused();
    expect(services.reloadDocument).toHaveBeenCalledTimes(1);
    expect(services.log).toEqual([]);
  });

  it('requests the release again when the document has a prerendered page', async () => {
    const services = await beginRefused([document.createElement('div')]);
    expect(services.reloadDocument).not.toHaveBeenCalled();
    expect(services.log[0]).toBe('locate');
  });
});

it('retry requests the release again after none was found', async () => {
  const services = createServices();
  services.catalog.locate.mockRejectedValueOnce(
    new RemoteError({ remote: 'mfe-deals', step: 'release', cause: new Error('offline') }),
  );
  const { resource } = await begin(services);
  resource.retry();
  await settle();
  expect(services.reloadDocument).not.toHaveBeenCalled();
  expect(services.log[0]).toBe('locate');
});

describe('RemotePageResource with several attempts', () => {
  async function beginTwo() {
    const begun = await begin();
    await wait(SLOW_AFTER_MS);
    begun.resource.retry();
    await settle();
    // That the page is late.
    jest.mocked(reportError).mockClear();
    return begun;
  }

  it('shows the page of an old attempt that succeeds late', async () => {
    const { succeed, phase } = await beginTwo();
    await succeed(0);
    expect(phase()).toBe('ready');
  });

  it('shows the page of an old attempt even after the newest has failed', async () => {
    const { fail, succeed, phase } = await beginTwo();
    await fail(1);
    expect(phase()).toBe('failed');
    await succeed(0);
    expect(phase()).toBe('ready');
  });

  it('ignores the failure of an old attempt while a newer one is running', async () => {
    const { fail, phase } = await beginTwo();
    await fail(0);
    expect(phase()).toBe('retrying');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('ignores the failure of an old attempt after a newer one has succeeded', async () => {
    const { fail, succeed, phase } = await beginTwo();
    await succeed(1);
    await fail(0);
    expect(phase()).toBe('ready');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('neither shows nor reports the failure of a new attempt after an older one has succeeded', async () => {
    const { fail, succeed, phase } = await beginTwo();
    await succeed(0);
    await fail(1);
    expect(phase()).toBe('ready');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('shows the page and names the release of the first attempt that succeeds', async () => {
    const { resource, services, succeed } = await begin();
    services.catalog.locate.mockResolvedValue({ ...LOCATED, release: { ...DEALS_RELEASE, version: 'e1e1' } });
    await wait(SLOW_AFTER_MS);
    resource.retry();
    await settle();
    act(() => {
      show(resource);
    });
    await succeed(0);
    const heading = screen.getByRole('heading', { name: 'First class' });
    await succeed(1);
    expect(screen.getByRole('heading', { name: 'First class' })).toBe(heading);
    expect(resource.getVersion()).toBe(DEALS_RELEASE.version);
  });
});

it('retry loads the document when the site has removed the release that the visit uses', async () => {
  const services = createServices();
  services.catalog.locate.mockRejectedValueOnce(
    new RemoteError({ remote: 'mfe-deals', step: 'release', cause: new Error('it answered 404') }),
  );
  services.catalog.isRemoved.mockResolvedValueOnce(true);
  const { resource } = await begin(services);
  resource.retry();
  await settle();
  expect(services.reloadDocument).toHaveBeenCalledTimes(1);
  expect(services.log).toEqual([]);
});

describe('RemotePageResource of a page with text files', () => {
  const ENGLISH = `${releasePath(DEALS_RELEASE)}browser/first-class-deals.en.json`;
  const SPANISH = `${releasePath(DEALS_RELEASE)}browser/first-class-deals.es.json`;

  /** Begins to load the page in English. */
  async function beginWithTexts(contained: readonly string[] = [], prerendered?: readonly Node[]) {
    const services = { ...createServices(), textFiles: createFakeTextFiles(contained) };
    const page = DEALS_WITH_TEXT_FILES.pages['/first-class-deals'];
    if (!page) throw new Error('The test release has no such page');
    services.catalog.locate.mockResolvedValue({ release: DEALS_WITH_TEXT_FILES, page });
    const begun = await begin(services, prerendered);
    const arrive = async (href: string) => {
      services.textFiles.requests.findLast((request) => request.href === href)?.succeed();
      await settle();
    };
    const failToArrive = async (href: string) => {
      services.textFiles.requests.findLast((request) => request.href === href)?.fail(new Error('offline'));
      await settle();
    };
    const choose = async (language: Language) => {
      services.language.set(language);
      begun.resource.followLanguage();
      await settle();
    };
    const requested = () => services.textFiles.requests.map(({ href }) => href);
    return { ...begun, services, arrive, failToArrive, choose, requested };
  }

  it('requests the texts in the language of the site together with the code, and is ready with both', async () => {
    const { succeed, arrive, requested, phases } = await beginWithTexts();
    expect(requested()).toEqual([ENGLISH]);
    await succeed(0);
    expect(phases).toEqual([]);
    await arrive(ENGLISH);
    expect(phases).toEqual(['ready']);
  });

  it('requests no texts that the document contains', async () => {
    const { succeed, requested, phase } = await beginWithTexts([ENGLISH]);
    await succeed(0);
    expect(requested()).toEqual([]);
    expect(phase()).toBe('ready');
  });

  it('shows the page when its texts have come', async () => {
    const { resource, succeed, arrive } = await beginWithTexts();
    act(() => {
      show(resource);
    });
    await succeed(0);
    expect(screen.getByText('Waiting')).toBeVisible();
    await arrive(ENGLISH);
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
  });

  it('loads another language when the site changes to it, and nothing when it changes back', async () => {
    const { services, succeed, arrive, choose, requested, phases } = await beginWithTexts([ENGLISH]);
    await succeed(0);
    await choose('es');
    expect(requested()).toEqual([SPANISH]);
    await arrive(SPANISH);
    await choose('en');
    await choose('es');
    expect(requested()).toEqual([SPANISH]);
    expect(phases).toEqual(['ready', 'loading', 'ready']);
    expect(services.federation.load).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (texts: Awaited<ReturnType<typeof beginWithTexts>>) => Promise<void>]>([
    ['hang', async () => undefined],
    ['fail', ({ failToArrive }) => failToArrive(ENGLISH)],
    ['come', ({ arrive }) => arrive(ENGLISH)],
  ])(
    'is ready in the language that the site has changed to while it loaded, also when the texts in the one before %s',
    async (_what, endEnglish) => {
      const begun = await beginWithTexts();
      const { succeed, arrive, choose, phase } = begun;
      await choose('es');
      await endEnglish(begun);
      await succeed(0);
      expect(phase()).toBe('loading');
      await arrive(SPANISH);
      expect(phase()).toBe('ready');
    },
  );

  it('fails when its texts have failed before its code has come, without another request', async () => {
    const { succeed, failToArrive, requested, phase } = await beginWithTexts();
    await failToArrive(ENGLISH);
    expect(phase()).toBe('loading');
    await succeed(0);
    expect(phase()).toBe('failed');
    expect(requested()).toEqual([ENGLISH]);
  });

  it('lacks parts when its code has failed, and the language alone when its texts have', async () => {
    const withoutCode = await beginWithTexts();
    await withoutCode.fail(0);
    expect(withoutCode.resource.lacksParts()).toBe(true);
    const withoutTexts = await beginWithTexts();
    await withoutTexts.succeed(0);
    await withoutTexts.failToArrive(ENGLISH);
    expect(withoutTexts.phase()).toBe('failed');
    expect(withoutTexts.resource.lacksParts()).toBe(false);
  });

  it('reports texts that fail, and fetches nothing but them on another attempt', async () => {
    const { resource, services, succeed, arrive, failToArrive, choose, phase } = await beginWithTexts([
      ENGLISH,
    ]);
    await succeed(0);
    await choose('es');
    await failToArrive(SPANISH);
    expect(phase()).toBe('failed');
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({ step: 'texts', version: DEALS_RELEASE.version }),
    );
    services.log.length = 0;
    resource.retry();
    await settle();
    expect(services.log).toEqual([]);
    await arrive(SPANISH);
    expect(phase()).toBe('ready');
  });

  it('makes a new request for texts that are late, on another attempt', async () => {
    const { resource, services, succeed, choose, phase } = await beginWithTexts([ENGLISH]);
    await succeed(0);
    await choose('es');
    await wait(SLOW_AFTER_MS);
    expect(phase()).toBe('slow');
    resource.retry();
    await settle();
    expect(services.textFiles.load).toHaveBeenLastCalledWith(SPANISH, { renew: true });
  });

  it('is ready again when the visitor returns from a language that has failed', async () => {
    const { succeed, failToArrive, choose, phase } = await beginWithTexts([ENGLISH]);
    await succeed(0);
    await choose('es');
    await failToArrive(SPANISH);
    await choose('en');
    expect(phase()).toBe('ready');
  });

  it('loads the texts of the release that is shown, when a later attempt has found another one', async () => {
    const { services, resource, succeed, arrive, failToArrive, phase } = await beginWithTexts();
    const page = DEALS_WITH_TEXT_FILES.pages['/first-class-deals'];
    if (!page) throw new Error('The test release has no such page');
    services.catalog.locate.mockResolvedValue({
      release: { ...DEALS_WITH_TEXT_FILES, version: 'e1e1' },
      page,
    });
    await wait(SLOW_AFTER_MS);
    resource.retry();
    await settle();
    await failToArrive(ENGLISH);
    await succeed(0);
    await succeed(1);
    expect(phase()).toBe('retrying');
    await arrive(ENGLISH);
    expect(phase()).toBe('ready');
  });

  describe('that is the static page of an English document', () => {
    /** Begins to load the page because Spanish is chosen. */
    async function chooseSpanish() {
      const services = createServices();
      const page = DEALS_WITH_TEXT_FILES.pages['/first-class-deals'];
      if (!page) throw new Error('The test release has no such page');
      services.catalog.locate.mockResolvedValue({ release: DEALS_WITH_TEXT_FILES, page });
      const resource = new RemotePageResource(FIRST_CLASS, services, () => []);
      const choose = async (language: Language) => {
        services.language.set(language);
        resource.start('en');
        resource.followLanguage();
        await settle();
      };
      await choose('es');
      const failToLoad = async () => {
        services.loads.at(-1)?.reject(new Error('Failed to fetch'));
        await settle();
      };
      return { services, resource, choose, failToLoad, phase: () => resource.getStatus().phase };
    }

    it('loads the language of the document too, in which it is hydrated', async () => {
      const { services } = await chooseSpanish();
      expect(services.textFiles.requests.map(({ href }) => href)).toEqual([SPANISH, ENGLISH]);
    });

    it('lacks nothing but the language when its code fails', async () => {
      const { resource, failToLoad, phase } = await chooseSpanish();
      await failToLoad();
      expect(phase()).toBe('failed');
      expect(resource.lacksParts()).toBe(false);
    });

    it('lacks nothing when the visitor returns to English after its code has failed', async () => {
      const { choose, failToLoad, phase } = await chooseSpanish();
      await failToLoad();
      await choose('en');
      expect(phase()).toBe('ready');
    });

    it('lacks nothing when the visitor returns to English while its code is loading, and reports no failure', async () => {
      const { choose, failToLoad, phase } = await chooseSpanish();
      await choose('en');
      expect(phase()).toBe('ready');
      await failToLoad();
      expect(phase()).toBe('ready');
      expect(reportError).not.toHaveBeenCalled();
    });

    it('is loaded again when the visitor chooses Spanish again', async () => {
      const { services, choose, failToLoad, phase } = await chooseSpanish();
      await failToLoad();
      await choose('en');
      await choose('es');
      expect(phase()).toBe('loading');
      expect(services.loads).toHaveLength(2);
    });

    it("is loaded once for one choice, of which it is told again when the shell's texts have come", async () => {
      const { services, resource, failToLoad, phase } = await chooseSpanish();
      await failToLoad();
      resource.followLanguage();
      await settle();
      expect(phase()).toBe('failed');
      expect(services.loads).toHaveLength(1);
    });

    it('is loading when Spanish is chosen and the site is still in English', async () => {
      const services = {
        ...createServices(),
        language: createLanguageStore('en', () => new Promise(() => undefined)),
      };
      const resource = new RemotePageResource(FIRST_CLASS, services, () => []);
      services.language.set('es');
      resource.start('en');
      resource.followLanguage();
      expect(resource.getStatus().phase).toBe('loading');
    });
  });
});
