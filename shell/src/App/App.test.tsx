import '../testing/jsdomPolyfills';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { PageComponent, Route, RoutePath } from '@farekite/shared/contract';
import { definePage } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { recordEarlyClicks } from '../compose/inlineScripts/recordEarlyClicks';
import { EARLY_BUTTONS, forgetAnsweredClicks, repeatEarlyClicks } from '../document/earlyClicks';
import { BrowserNavigation } from '../navigation/BrowserNavigation';
import { StaticNavigation } from '../navigation/StaticNavigation';
import { createLanguageStore } from '../language/LanguageStore';
import { SLOW_AFTER_MS } from '../loading/LoadAttempts';
import { ShellTexts } from '../loading/ShellTexts';
import { NO_PREVIEWS } from '../preview/previews';
import { createComposedPageSource } from '../remotes/composedPageSource';
import { createRemotePageSource } from '../remotes/remotePageSource';
import { RemoteError } from '../remotes/RemoteError';
import { findRoute } from '../routes/siteRoutes';
import { createFakeCatalog, createFakeFiles, createFakeTextFiles } from '../testing/fakeServices';
import { createFakeResource } from '../testing/fakeResource';
import { BLOG, createTestPage, FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE } from '../testing/releases';
import { renderablePage } from '../testing/renderablePage';
import { createFakePages } from '../testing/renderInShell';
import { App } from './App';

const PATH = '/first-class-deals';
const AirlinesPage = createTestPage({ en: 'Top airlines', es: 'Las mejores aerolíneas' });

interface Visit {
  /** Path of the page before this one in the browser's history. */
  readonly from?: string;
  readonly address?: string;
  /** Language of the document. */
  readonly language?: Language;
  /** The page that the document was composed with; `undefined` while no release was live. */
  readonly Page?: PageComponent | undefined;
  /** What the visitor does before the shell starts. */
  readonly before?: () => void;
}

/** The part of a document that the shell renders. */
function renderDocument({ address = PATH, language = 'en', Page }: Visit): string {
  const services = {
    site: TEST_SITE,
    language: createLanguageStore(language),
    shellTexts: new ShellTexts(),
    pages: createComposedPageSource(Page && renderablePage({ default: Page })),
    previews: NO_PREVIEWS,
  };
  return renderToString(
    <StrictMode>
      <StaticNavigation pathname={findRoute(new URL(address, location.href).pathname)?.path ?? '/404'}>
        <App services={services} />
      </StaticNavigation>
    </StrictMode>,
  );
}

let root: Root | undefined;
let reportedErrors: jest.SpyInstance;
const recoverableErrors: unknown[] = [];

/** Opens a composed document in the browser: the shell hydrates it while the remotes are loading. */
async function visit(options: Visit = {}) {
  const { from, address = PATH, language = 'en' } = options;
  const Page = 'Page' in options ? options.Page : FirstClassPage;
  if (from) history.replaceState(null, '', from);
  history[from ? 'pushState' : 'replaceState'](null, '', address);
  document.documentElement.lang = language;
  const container = document.createElement('div');
  container.innerHTML = renderDocument({ ...options, Page });
  document.body.replaceChildren(container);
  options.before?.();

  const loads = new Map<
    RoutePath,
    { resolve: (module: unknown) => void; reject: (cause: unknown) => void }
  >();
  const prerenderedPage = container.querySelector('[data-remote]');
  const store = createLanguageStore(language);
  const pages = createRemotePageSource(
    {
      catalog: createFakeCatalog((route: Route) => {
        const page = { module: `./${route.path}`, server: '', scripts: [], styles: [] } as const;
        return Promise.resolve({
          release: { ...DEALS_RELEASE, name: route.remote, pages: { [route.path]: page } },
          page,
        });
      }),
      federation: {
        load: ({ release }) =>
          new Promise((resolve, reject) => {
            const [loadedPath] = Object.keys(release.pages) as RoutePath[];
            if (loadedPath) loads.set(loadedPath, { resolve, reject });
          }),
      },
      files: createFakeFiles(),
      textFiles: createFakeTextFiles(),
      language: store,
      reloadDocument: () => undefined,
    },
    prerenderedPage
      ? { path: PATH, copyNodes: () => [prerenderedPage.cloneNode(true)], isStatic: false }
      : undefined,
  );
  const shellTexts = new ShellTexts();
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <BrowserNavigation>
          <App services={{ site: TEST_SITE, language: store, shellTexts, pages, previews: NO_PREVIEWS }} />
        </BrowserNavigation>
      </StrictMode>,
      {
        onRecoverableError: (error) => recoverableErrors.push(error),
        onCaughtError: () => undefined,
      },
    );
    forgetAnsweredClicks();
    await Promise.resolve();
  });

  const settle = async (loadedPath: RoutePath, then: 'resolve' | 'reject', value: unknown) => {
    const load = loads.get(loadedPath);
    if (!load) throw new Error(`${loadedPath} is not loading`);
    await act(async () => {
      load[then](value);
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return {
    container,
    resolveLoad: (loadedPath: RoutePath, Loaded: PageComponent) =>
      settle(loadedPath, 'resolve', { default: Loaded }),
    rejectLoad: (loadedPath: RoutePath) => settle(loadedPath, 'reject', new Error('Failed to fetch')),
  };
}

const main = () => within(screen.getByRole('main'));
/** The status of the page: the first one in main is that of the language. */
const pageStatus = () => main().getAllByRole('status')[1];
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

/** Clicks a button that only a hydrated page answers. */
async function expectHydrated() {
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
  delete document.documentElement.dataset.languagePending;
});

describe('A document whose remote loads', () => {
  it('is hydrated without replacing a node or reporting an error', async () => {
    const { container, resolveLoad } = await visit();
    const prerendered = heading();
    const html = container.innerHTML;
    await resolveLoad('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(prerendered);
    expect(container.innerHTML).toBe(html);
    await expectHydrated();
    expect(recoverableErrors).toEqual([]);
    expect(reportedErrors).not.toHaveBeenCalled();
  });

  it('is hydrated in Spanish too', async () => {
    const { resolveLoad } = await visit({ language: 'es' });
    const prerendered = heading();
    await resolveLoad('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(prerendered);
    expect(prerendered).toHaveTextContent('Primera clase');
    expect(recoverableErrors).toEqual([]);
  });

  it.each(['/first-class-deals/', '/first-class-deals?x=1#part'])(
    'is hydrated with a trailing slash, query or fragment in its address (%s)',
    async (address) => {
      const { resolveLoad } = await visit({ address });
      const prerendered = heading();
      await resolveLoad('/first-class-deals', FirstClassPage);
      expect(heading()).toBe(prerendered);
      expect(recoverableErrors).toEqual([]);
    },
  );
});

describe('While the remote of a document is loading', () => {
  it('the header changes its language at once, and the page after it has loaded', async () => {
    const { resolveLoad } = await visit();
    const prerendered = heading();
    await choose('es');
    expect(screen.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    expect(heading()).toBe(prerendered);
    expect(prerendered).toHaveTextContent('First class');
    await resolveLoad('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(prerendered);
    expect(prerendered).toHaveTextContent('Primera clase');
    expect(recoverableErrors).toEqual([]);
  });

  it('a click in the page and navigation to a fragment keep the prerendered page', async () => {
    const { resolveLoad } = await visit();
    const prerendered = heading();
    await act(async () => {
      fireEvent.click(main().getByRole('button', { name: 'Counted 0' }));
      location.hash = '#part';
      await new Promise((resolve) => setTimeout(resolve));
    });
    await travel('back');
    expect(heading()).toBe(prerendered);
    await resolveLoad('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(prerendered);
    expect(recoverableErrors).toEqual([]);
  });

  it("the browser follows the page's links, because React stops their clicks", async () => {
    const { resolveLoad } = await visit();
    const clicks: Event[] = [];
    const record = (event: Event) => {
      clicks.push(event);
    };
    window.addEventListener('click', record, true);
    await followLink('/top-airlines');
    window.removeEventListener('click', record, true);
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
    expect(location.pathname).toBe(PATH);
    await resolveLoad('/first-class-deals', FirstClassPage);
  });

  it('going back shows the other page, and going forward the prerendered page again', async () => {
    const { resolveLoad } = await visit({ from: '/top-airlines' });
    await travel('back');
    expect(pageStatus()).toHaveTextContent('Loading…');
    await resolveLoad('/top-airlines', AirlinesPage);
    expect(heading()).toHaveTextContent('Top airlines');
    await travel('forward');
    expect(heading()).toHaveTextContent('First class');
    await resolveLoad('/first-class-deals', FirstClassPage);
    await expectHydrated();
  });

  it('a notice appears over the page after four seconds', async () => {
    jest.useFakeTimers();
    await visit();
    const prerendered = heading();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    });
    jest.useRealTimers();
    expect(pageStatus()).toHaveTextContent('This is taking longer than usual.');
    expect(heading()).toBe(prerendered);
  });
});

describe('A document whose remote fails', () => {
  it('stays, shows a notice, and is hydrated when Try again succeeds', async () => {
    const { resolveLoad, rejectLoad } = await visit();
    const prerendered = heading();
    await rejectLoad('/first-class-deals');
    expect(pageStatus()).toHaveTextContent('Parts of this page are missing.');
    expect(heading()).toBe(prerendered);
    await tryAgain();
    expect(pageStatus()).toHaveTextContent('Loading…');
    await resolveLoad('/first-class-deals', FirstClassPage);
    expect(heading()).toBe(prerendered);
    expect(pageStatus()).toBeEmptyDOMElement();
    await expectHydrated();
    expect(recoverableErrors).toEqual([]);
    expect(reportedErrors.mock.calls).toEqual([[expect.any(RemoteError)]]);
  });

  it('changes the language of the header but not of the page, and the next page is in the new language', async () => {
    const { resolveLoad, rejectLoad } = await visit({ from: '/top-airlines' });
    const prerendered = heading();
    await rejectLoad('/first-class-deals');
    await choose('es');
    expect(main().getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    expect(heading()).toBe(prerendered);
    await travel('back');
    await resolveLoad('/top-airlines', AirlinesPage);
    expect(heading()).toHaveTextContent('Las mejores aerolíneas');
  });

  it('shows the prerendered page and one notice again after leaving and returning', async () => {
    const { resolveLoad, rejectLoad } = await visit({ from: '/top-airlines' });
    await rejectLoad('/first-class-deals');
    await travel('back');
    await resolveLoad('/top-airlines', AirlinesPage);
    await travel('forward');
    expect(heading()).toHaveTextContent('First class');
    await rejectLoad('/first-class-deals');
    expect(main().getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await tryAgain();
    await resolveLoad('/first-class-deals', FirstClassPage);
    await expectHydrated();
  });
});

describe('A button that is clicked before it can answer', () => {
  const count = () => {
    main()
      .getByRole('button', { name: /^Counted/ })
      .click();
  };
  const switchToSpanish = () => {
    screen.getByRole('button', { name: 'ES – Español' }).click();
  };
  const counted = (times: number) => main().getByRole('button', { name: `Counted ${String(times)}` });
  const oneTask = () =>
    act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });

  beforeAll(() => {
    Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  });

  beforeEach(() => {
    recordEarlyClicks(EARLY_BUTTONS, { opacity: [1, 0.6] }, 5_000);
  });

  afterEach(async () => {
    repeatEarlyClicks('page');
    await oneTask();
    Object.assign(document, { earlyClicks: undefined });
  });

  it('is clicked when its page has been hydrated, once', async () => {
    const { resolveLoad } = await visit({
      before: () => {
        count();
        count();
      },
    });
    expect(counted(0)).toBeVisible();
    await resolveLoad('/first-class-deals', FirstClassPage);
    await oneTask();
    expect(counted(1)).toBeVisible();
    expect(recoverableErrors).toEqual([]);
  });

  it('is clicked in the layout as soon as that is hydrated, while the remote is loading', async () => {
    const { resolveLoad } = await visit({ before: switchToSpanish });
    await oneTask();
    expect(screen.getByRole('button', { name: 'ES – Español' })).toHaveAttribute('aria-pressed', 'true');
    expect(heading()).toHaveTextContent('First class');
    await resolveLoad('/first-class-deals', FirstClassPage);
    expect(heading()).toHaveTextContent('Primera clase');
  });

  it('is clicked too when only the layout was hydrated', async () => {
    const { resolveLoad } = await visit();
    await oneTask();
    act(count);
    await resolveLoad('/first-class-deals', FirstClassPage);
    await oneTask();
    expect(counted(1)).toBeVisible();
  });

  it('is clicked when Try again has succeeded', async () => {
    const { resolveLoad, rejectLoad } = await visit();
    await rejectLoad('/first-class-deals');
    act(count);
    await tryAgain();
    await resolveLoad('/first-class-deals', FirstClassPage);
    await oneTask();
    expect(counted(1)).toBeVisible();
  });

  it('is not clicked again when React has answered', async () => {
    const { resolveLoad } = await visit();
    await oneTask();
    act(switchToSpanish);
    act(() => {
      screen.getByRole('button', { name: 'EN – English' }).click();
    });
    await resolveLoad('/first-class-deals', FirstClassPage);
    await oneTask();
    act(count);
    await oneTask();
    expect(counted(1)).toBeVisible();
    expect(screen.getByRole('button', { name: 'EN – English' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('A page that throws', () => {
  const BrokenPage = definePage(() => {
    throw new Error('No fares today');
  }, FirstClassPage.head);

  it('during hydration keeps its prerendered text and the layout', async () => {
    const { resolveLoad } = await visit();
    await resolveLoad('/first-class-deals', BrokenPage);
    expect(heading()).toHaveTextContent('First class');
    expect(main().getByRole('alert')).toHaveTextContent('Something in this page stopped working.');
    expect(screen.getByRole('banner')).toBeVisible();
    const remoteErrors = reportedErrors.mock.calls.flat().filter((error) => error instanceof RemoteError);
    expect(remoteErrors).toEqual([
      expect.objectContaining({ remote: 'mfe-deals', version: DEALS_RELEASE.version, step: 'render' }),
    ]);
  });

  it('after client navigation leaves the rest of the site intact', async () => {
    const { resolveLoad } = await visit();
    await resolveLoad('/first-class-deals', FirstClassPage);
    await followLink('/top-airlines');
    await resolveLoad('/top-airlines', BrokenPage);
    expect(main().getByRole('alert')).toHaveTextContent('This page is not available right now');
    await travel('back');
    expect(heading()).toHaveTextContent('First class');
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('An error of the shell in place of a page', () => {
  it('ends when the visitor goes back to another page', async () => {
    const blog = createFakeResource(BLOG);
    // It has no other page.
    const pages = createFakePages(blog);
    history.replaceState(null, '', BLOG.path);
    history.pushState(null, '', PATH);
    const services = {
      site: TEST_SITE,
      language: createLanguageStore('en'),
      shellTexts: new ShellTexts(),
      pages,
      previews: NO_PREVIEWS,
    };
    render(
      <BrowserNavigation>
        <App services={services} />
      </BrowserNavigation>,
    );
    expect(main().getByRole('alert')).toHaveTextContent(`The test has no page for ${PATH}`);
    await travel('back');
    await blog.resolve(createTestPage({ en: 'Blog', es: 'Blog' }));
    expect(heading()).toHaveTextContent('Blog');
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('A document in another language than the stored one', () => {
  it('is hidden until the page is in the stored one', async () => {
    localStorage.setItem('language', 'es');
    document.documentElement.dataset.languagePending = '';
    const { resolveLoad } = await visit();
    const prerendered = heading();
    expect(document.documentElement).toHaveAttribute('data-language-pending');
    await resolveLoad('/first-class-deals', FirstClassPage);
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(heading()).toBe(prerendered);
    expect(prerendered).toHaveTextContent('Primera clase');
    expect(recoverableErrors).toEqual([]);
  });
});

describe('A document that was composed while no release was live', () => {
  it('has a fallback in both languages whose Try again loads the page', async () => {
    const { resolveLoad, rejectLoad } = await visit({ Page: undefined });
    await rejectLoad('/first-class-deals');
    expect(heading()).toHaveTextContent('This page is not available right now');
    await choose('es');
    expect(heading()).toHaveTextContent('Esta página no está disponible en este momento');
    await tryAgain('Intentar de nuevo');
    await resolveLoad('/first-class-deals', FirstClassPage);
    expect(heading()).toHaveTextContent('Primera clase');
    await expectHydrated();
  });
});

describe('The document of an unknown path', () => {
  it.each(['/no/such-page', '/First-Class-Deals'])('is hydrated without an error (%s)', async (address) => {
    jest.spyOn(console, 'info').mockImplementation();
    await visit({ address, Page: undefined });
    expect(heading()).toHaveTextContent('Oops! Page not found');
    await choose('es');
    expect(heading()).toHaveTextContent('¡Ups! Página no encontrada');
    expect(recoverableErrors).toEqual([]);
    expect(reportedErrors).not.toHaveBeenCalled();
  });
});
