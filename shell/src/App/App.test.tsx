import '../testing/webPlatform';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageComponent, RoutePath } from '@farekite/shared/contract';
import { definePage } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { createLanguageStore } from '../language/LanguageStore';
import { NO_PREVIEWS } from '../preview/previews';
import { createComposedPages } from '../remotes/composedPages';
import { createRemotePages } from '../remotes/remotePages';
import { RemoteError } from '../remotes/RemoteError';
import { SLOW_AFTER_MS } from '../remotes/RemotePageResource';
import { findRoute } from '../routes/routes';
import { createTestPage, FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { App } from './App';

const PATH = '/first-class-deals';
const AirlinesPage = createTestPage({ en: 'Top airlines', es: 'Las mejores aerolíneas' });

interface Visit {
  /** Path of the page that was shown before, in the same document until it was loaded anew. */
  readonly from?: string;
  readonly address?: string;
  /** Language of the document. */
  readonly language?: Language;
  /** The page that the document was composed with; `undefined` while no release was live. */
  readonly Page?: PageComponent | undefined;
}

/** The part of a document that the shell renders. */
function renderDocument({ address = PATH, language = 'en', Page }: Visit): string {
  const page = Page && {
    release: DEALS_RELEASE,
    manifestIntegrity: testHash('manifest'),
    module: { default: Page },
  };
  const services = {
    site: TEST_SITE,
    language: createLanguageStore(language),
    pages: createComposedPages(page),
    previews: NO_PREVIEWS,
  };
  return renderToString(
    <StrictMode>
      <StaticRouter location={findRoute(new URL(address, location.href).pathname)?.path ?? '/404'}>
        <App services={services} />
      </StaticRouter>
    </StrictMode>,
  );
}

let root: Root | undefined;
let reportedErrors: jest.SpyInstance;
const recoverableErrors: unknown[] = [];

/** Opens a composed document in the browser: the shell hydrates it while the remotes are on their way. */
async function visit(options: Visit = {}) {
  const { from, address = PATH, language = 'en' } = options;
  const Page = 'Page' in options ? options.Page : FirstClassPage;
  if (from) history.replaceState(null, '', from);
  history[from ? 'pushState' : 'replaceState'](null, '', address);
  document.documentElement.lang = language;
  const container = document.createElement('div');
  container.innerHTML = renderDocument({ ...options, Page });
  document.body.replaceChildren(container);

  const loads = new Map<
    RoutePath,
    { resolve: (module: unknown) => void; reject: (cause: unknown) => void }
  >();
  const region = container.querySelector('[data-remote]');
  const pages = createRemotePages(
    {
      catalog: {
        locate: (route) => {
          const page = { module: `./${route.path}`, server: '', scripts: [], styles: [] } as const;
          return Promise.resolve({
            release: { ...DEALS_RELEASE, name: route.remote, pages: { [route.path]: page } },
            page,
          });
        },
      },
      federation: {
        load: ({ release }) =>
          new Promise((resolve, reject) => {
            const [loadedPath] = Object.keys(release.pages) as RoutePath[];
            if (loadedPath) loads.set(loadedPath, { resolve, reject });
          }),
      },
      files: {
        preload: () => undefined,
        assertStyled: () => undefined,
        refetch: () => Promise.resolve(),
      },
      openDocument: () => undefined,
    },
    region ? { path: PATH, nodes: [region.cloneNode(true)] } : undefined,
  );
  const store = createLanguageStore(language);
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter>
          <App services={{ site: TEST_SITE, language: store, pages, previews: NO_PREVIEWS }} />
        </BrowserRouter>
      </StrictMode>,
      {
        onRecoverableError: (error) => recoverableErrors.push(error),
        onCaughtError: () => undefined,
      },
    );
    await Promise.resolve();
  });

  const settle = async (loadedPath: RoutePath, then: 'resolve' | 'reject', value: unknown) => {
    const load = loads.get(loadedPath);
    if (!load) throw new Error(`${loadedPath} is not on its way`);
    await act(async () => {
      load[then](value);
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return {
    container,
    arrive: (loadedPath: RoutePath, Arrived: PageComponent) =>
      settle(loadedPath, 'resolve', { default: Arrived }),
    fail: (loadedPath: RoutePath) => settle(loadedPath, 'reject', new Error('Failed to fetch')),
  };
}

const main = () => within(screen.getByRole('main'));
const heading = () => main().getByRole('heading', { level: 1 });

async function choose(language: Language) {
  const name = language === 'es' ? 'ES – Español' : 'EN – English';
  await act(async () => {
    fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name }));
    await Promise.resolve();
  });
}

async function tryAgain(name = 'Try again') {
  await act(async () => {
    fireEvent.click(main().getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Only React's own listeners count: they are there when the page is hydrated. */
async function expectAlive() {
  await act(async () => {
    fireEvent.click(main().getByRole('button', { name: 'Counted 0' }));
    await Promise.resolve();
  });
  expect(main().getByRole('button', { name: 'Counted 1' })).toBeVisible();
}

async function followLink(address: string) {
  const link = document.createElement('a');
  link.href = address;
  document.querySelector('[data-remote]')?.append(link);
  await act(async () => {
    fireEvent.click(link);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

async function travel(direction: 'back' | 'forward') {
  const { href } = location;
  await act(async () => {
    history[direction]();
    await waitFor(() => {
      expect(location.href).not.toBe(href);
    });
  });
}

beforeEach(() => {
  localStorage.clear();
  recoverableErrors.length = 0;
  reportedErrors = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  delete document.documentElement.dataset.relang;
});

describe('A document whose remote comes', () => {
  it('is taken over node by node, without a complaint', async () => {
    const { container, arrive } = await visit();
    const printed = heading();
    const html = container.innerHTML;
    await arrive('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(printed);
    expect(container.innerHTML).toBe(html);
    await expectAlive();
    expect(recoverableErrors).toEqual([]);
    expect(reportedErrors).not.toHaveBeenCalled();
  });

  it('is taken over in Spanish too', async () => {
    const { arrive } = await visit({ language: 'es' });
    const printed = heading();
    await arrive('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(printed);
    expect(printed).toHaveTextContent('Primera clase');
    expect(recoverableErrors).toEqual([]);
  });

  it.each(['/first-class-deals/', '/first-class-deals?x=1#part'])(
    'is taken over whatever else is in its address (%s)',
    async (address) => {
      const { arrive } = await visit({ address });
      const printed = heading();
      await arrive('/first-class-deals', FirstClassPage);
      expect(heading()).toBe(printed);
      expect(recoverableErrors).toEqual([]);
    },
  );
});

describe('While its remote is on its way', () => {
  it('the header changes its language at once; the page keeps its text and follows when it can', async () => {
    const { arrive } = await visit();
    const printed = heading();
    await choose('es');
    expect(screen.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    expect(heading()).toBe(printed);
    expect(printed).toHaveTextContent('First class');
    await arrive('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(printed);
    expect(printed).toHaveTextContent('Primera clase');
    expect(recoverableErrors).toEqual([]);
  });

  it('a click in the page, and a move to a part of it, cost it nothing', async () => {
    const { arrive } = await visit();
    const printed = heading();
    await act(async () => {
      fireEvent.click(main().getByRole('button', { name: 'Counted 0' }));
      location.hash = '#part';
      await new Promise((resolve) => setTimeout(resolve));
    });
    await travel('back');
    expect(heading()).toBe(printed);
    await arrive('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(printed);
    expect(recoverableErrors).toEqual([]);
  });

  it('its links are left to the browser: React keeps from others what happens in it', async () => {
    await visit();
    const seen: Event[] = [];
    const see = (event: Event) => {
      seen.push(event);
    };
    window.addEventListener('click', see, true);
    await followLink('/top-airlines');
    window.removeEventListener('click', see, true);
    expect(seen.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
    expect(location.pathname).toBe(PATH);
  });

  it('the way back leads to another page, and the way forward to its text again', async () => {
    const { arrive } = await visit({ from: '/top-airlines' });
    await travel('back');
    expect(main().getByRole('status')).toHaveTextContent('Loading…');
    await arrive('/top-airlines', AirlinesPage);
    expect(heading()).toHaveTextContent('Top airlines');
    await travel('forward');
    expect(heading()).toHaveTextContent('First class');
    await arrive('/first-class-deals', FirstClassPage);
    await expectAlive();
  });

  it('a visitor is told after four seconds, beside the page', async () => {
    jest.useFakeTimers();
    await visit();
    const printed = heading();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    });
    jest.useRealTimers();
    expect(main().getByRole('status')).toHaveTextContent('This is taking longer than usual.');
    expect(heading()).toBe(printed);
  });
});

describe('A document whose remote fails', () => {
  it('stays, says so beside the page, and is taken over when Try again succeeds', async () => {
    const { arrive, fail } = await visit();
    const printed = heading();
    await fail('/first-class-deals');
    expect(main().getByRole('status')).toHaveTextContent('Parts of this page could not be loaded.');
    expect(heading()).toBe(printed);
    await tryAgain();
    expect(main().getByRole('status')).toHaveTextContent('Loading…');
    await arrive('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(printed);
    expect(main().getByRole('status')).toBeEmptyDOMElement();
    await expectAlive();
    expect(recoverableErrors).toEqual([]);
    expect(reportedErrors.mock.calls).toEqual([[expect.any(RemoteError)]]);
  });

  it('changes the language of the header, keeps that of the page, and lets go of it', async () => {
    const { arrive, fail } = await visit({ from: '/top-airlines' });
    const printed = heading();
    await fail('/first-class-deals');
    await choose('es');
    expect(main().getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    expect(heading()).toBe(printed);
    await travel('back');
    await arrive('/top-airlines', AirlinesPage);
    expect(heading()).toHaveTextContent('Las mejores aerolíneas');
  });

  it('has its text again for who goes away and returns, and one notice', async () => {
    const { arrive, fail } = await visit({ from: '/top-airlines' });
    await fail('/first-class-deals');
    await travel('back');
    await arrive('/top-airlines', AirlinesPage);
    await travel('forward');
    expect(heading()).toHaveTextContent('First class');
    await fail('/first-class-deals');
    expect(main().getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await tryAgain();
    await arrive('/first-class-deals', FirstClassPage);
    await expectAlive();
  });
});

describe('A page that throws', () => {
  const BrokenPage = definePage(() => {
    throw new Error('No fares today');
  }, FirstClassPage.head);

  it('when it is hydrated leaves its text, and the site around it', async () => {
    const { arrive } = await visit();
    await arrive('/first-class-deals', BrokenPage);
    expect(heading()).toHaveTextContent('First class');
    expect(main().getByRole('alert')).toHaveTextContent('Something in this page stopped working.');
    expect(screen.getByRole('banner')).toBeVisible();
    const faults = reportedErrors.mock.calls.flat().filter((fault) => fault instanceof RemoteError);
    expect(faults).toEqual([
      expect.objectContaining({ remote: 'mfe-deals', release: DEALS_RELEASE.version, phase: 'render' }),
    ]);
  });

  it('when it is gone to takes nothing with it', async () => {
    const { arrive } = await visit();
    await arrive('/first-class-deals', FirstClassPage);
    await followLink('/top-airlines');
    await arrive('/top-airlines', BrokenPage);
    expect(main().getByRole('alert')).toHaveTextContent('This page is not available right now');
    await travel('back');
    expect(heading()).toHaveTextContent('First class');
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('A document in another language than the stored one', () => {
  it('is hidden until the page speaks the stored one', async () => {
    localStorage.setItem('language', 'es');
    document.documentElement.dataset.relang = '';
    const { arrive } = await visit();
    const printed = heading();
    expect(document.documentElement).toHaveAttribute('data-relang');
    await arrive('/first-class-deals', FirstClassPage);
    expect(document.documentElement).not.toHaveAttribute('data-relang');
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(heading()).toBe(printed);
    expect(printed).toHaveTextContent('Primera clase');
    expect(recoverableErrors).toEqual([]);
  });
});

describe('A document that was composed while no release was live', () => {
  it('has a fallback that works: it speaks both languages, and Try again brings the page', async () => {
    const { arrive, fail } = await visit({ Page: undefined });
    await fail('/first-class-deals');
    expect(heading()).toHaveTextContent('This page is not available right now');
    await choose('es');
    expect(heading()).toHaveTextContent('Esta página no está disponible en este momento');
    await tryAgain('Intentar de nuevo');
    await arrive('/first-class-deals', FirstClassPage);
    expect(heading()).toHaveTextContent('Primera clase');
    await expectAlive();
  });
});

describe('The document of an unknown path', () => {
  it.each(['/no/such-page', '/First-Class-Deals'])(
    'is taken over without a complaint (%s)',
    async (address) => {
      jest.spyOn(console, 'info').mockImplementation();
      await visit({ address, Page: undefined });
      expect(heading()).toHaveTextContent('Oops! Page not found');
      await choose('es');
      expect(heading()).toHaveTextContent('¡Ups! Página no encontrada');
      expect(recoverableErrors).toEqual([]);
      expect(reportedErrors).not.toHaveBeenCalled();
    },
  );
});
