import './testing/jsdomPolyfills';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.node';
import type { Root } from 'react-dom/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { ROUTES, type PageComponent, type RoutePath } from '@farekite/shared/contract';
import { loadContractTexts, type Language } from '@farekite/shared/language';
import { INTEGRITY_REGISTRY_GLOBAL, type RemoteRelease } from '@farekite/shared/protocol';
import { TEST_SITE } from '@farekite/shared/testing';
import { splitMarkup } from './compose/composeDocument';
import { scriptJson } from './compose/html';
import { inlineRelease } from './compose/inlineRelease';
import type { PageData } from './document/pageData';
import type { DevelopmentOptions } from './development/readDevelopmentOptions';
import { composedServices } from './entry-server';
import { findRoute } from './navigation/findRoute';
import { createFederation } from './remotes/federation';
import { App, createRoutes } from './routes';
import { startShell } from './startShell';
import { createTestPage, FirstClassPage } from './testing/pages';
import { DEALS_RELEASE, VERIFIED_DEALS, renderablePage, testHash } from './testing/releases';
import { settle } from './testing/settle';

jest.mock('./remotes/federation');
jest.mock('@farekite/shared/language', () => {
  const actual = jest.requireActual<typeof import('@farekite/shared/language')>('@farekite/shared/language');
  return { ...actual, loadContractTexts: jest.fn(actual.loadContractTexts) };
});

const mockRoots: Root[] = [];

jest.mock('react-dom/client', () => {
  const client = jest.requireActual<typeof import('react-dom/client')>('react-dom/client');
  const keep =
    <Options extends readonly unknown[]>(create: (...options: Options) => Root) =>
    (...options: Options) => {
      const root = create(...options);
      mockRoots.push(root);
      return root;
    };
  return { ...client, createRoot: keep(client.createRoot), hydrateRoot: keep(client.hydrateRoot) };
});

const PATH = '/first-class-deals';
const SPANISH_TEXTS = '/releases/shell/5e5e5e5e5e5e5e5e/browser/locales/es-shell-json.js';
const AirlinesPage = createTestPage({ en: 'Top airlines', es: 'Las mejores aerolíneas' });

interface Visit {
  readonly address?: string;
  /** The page before in the history. */
  readonly from?: string;
  readonly language?: Language;
  /** `null` for the 404 page. @default FirstClassPage */
  readonly Page?: PageComponent | null;
  readonly development?: DevelopmentOptions;
}

async function renderRoot({ address = PATH, language = 'en', Page = FirstClassPage }: Visit) {
  const routes = createRoutes(ROUTES);
  const path = (Page && findRoute(routes, new URL(address, location.href).pathname)?.path) ?? '/404';
  const page = Page ? renderablePage({ default: Page }) : undefined;
  const { services } = await composedServices({ language, page }, TEST_SITE, routes);
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App services={services} />
      </StaticRouter>
    </StrictMode>,
  );
}

function openDocument(root: string, language: Language, data: PageData) {
  document.documentElement.lang = language;
  const { headTags, markup } = splitMarkup(root);
  document.head.innerHTML = headTags;
  document.body.innerHTML = `<div id="root">${markup}</div><script type="application/json" id="page-data">${scriptJson(data)}</script>`;
}

/** The test answers for the remote, whose texts come at once. */
async function visit(options: Visit = {}) {
  const { from, address = PATH, language = 'en', Page, development } = options;
  if (from) history.replaceState(null, '', from);
  history[from ? 'pushState' : 'replaceState'](null, '', address);
  openDocument(await renderRoot(options), language, {
    site: TEST_SITE,
    scriptHashes: { [SPANISH_TEXTS]: testHash(SPANISH_TEXTS) },
    ...(Page !== null && { inlined: inlineRelease(VERIFIED_DEALS, PATH) }),
  });
  const loads = new Map<string, { resolve: (module: unknown) => void; reject: (cause: unknown) => void }>();
  const load = jest.fn((_release: RemoteRelease, module: string) =>
    module.startsWith('./locales/')
      ? Promise.resolve({})
      : new Promise((resolve, reject) => loads.set(module, { resolve, reject })),
  );
  jest.mocked(createFederation).mockReturnValue(load);
  await perform(() => void startShell(development));
  return {
    load,
    arrive: (path: RoutePath = PATH, Loaded = FirstClassPage) =>
      perform(() => loads.get(`.${path}`)?.resolve({ default: Loaded })),
    fail: () => perform(() => loads.get(`.${PATH}`)?.reject(new Error('Failed to fetch'))),
  };
}

function perform(action: () => void) {
  return act(async () => {
    action();
    await jest.advanceTimersByTimeAsync(1);
  });
}

const main = () => within(screen.getByRole('main'));
/** The status of the page: the first one in main is that of the shell's texts. */
const pageStatus = () => main().getAllByRole('status')[1];
const heading = () => main().getByRole('heading', { level: 1 });

const click = (element: HTMLElement) => perform(() => fireEvent.click(element));

function choose(language: Language) {
  const name = language === 'es' ? 'ES – Español' : 'EN – English';
  return click(within(screen.getByRole('banner')).getByRole('button', { name }));
}

async function expectHydrated() {
  await click(main().getByRole('button', { name: 'Counted 0' }));
  expect(main().getByRole('button', { name: 'Counted 1' })).toBeVisible();
}

async function travel(direction: 'back' | 'forward') {
  const { href } = location;
  history[direction]();
  await waitFor(() => expect(location.href).not.toBe(href));
  await settle();
}

let consoleError: jest.SpyInstance;
const fetch = jest.fn();

beforeEach(() => {
  // What hangs in one test is not late in the next.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  fetch.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(DEALS_RELEASE) });
  Object.assign(globalThis, { fetch });
});

afterEach(() => {
  act(() => {
    for (const root of mockRoots.splice(0)) root.unmount();
  });
  document.cookie = 'preview=; Path=/; Max-Age=0';
  jest.useRealTimers();
});

describe('A document whose remote loads', () => {
  it.each([
    ['en', 'First class', '/first-class-deals/?x=1#part'],
    ['es', 'Primera clase', PATH],
  ] as const)(
    'is hydrated in its language without replacing a node, losing what was typed or reporting an error (%s)',
    async (language, text, address) => {
      const { load, arrive } = await visit({ language, address });
      expect(load.mock.calls.map(([, module]) => module)).toEqual([
        './first-class-deals',
        `./locales/${language}/first-class-deals`,
      ]);
      const prerendered = heading();
      const field = main().getByLabelText<HTMLInputElement>('From');
      field.value = 'San Francisco';
      const html = document.getElementById('root')?.innerHTML;
      const head = document.head.innerHTML;
      expect(head).toContain(`<title>${text} | FareKite</title><link rel="canonical"`);
      await arrive();
      expect(main().getByLabelText('From')).toBe(field);
      expect(field).toHaveValue('San Francisco');
      expect(heading()).toBe(prerendered);
      expect(prerendered).toHaveTextContent(text);
      expect(document.getElementById('root')?.innerHTML).toBe(html);
      expect(document.head.innerHTML).toBe(head);
      await expectHydrated();
      expect(consoleError).not.toHaveBeenCalled();
    },
  );

  it('is hydrated in slices, between which the browser can answer', async () => {
    jest.useRealTimers();
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    jest.replaceProperty(environment, 'IS_REACT_ACT_ENVIRONMENT', false);
    // React looks at the clock after each element, and lets the browser work after 5 ms.
    let nowMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1));
    const address = '/no/such-page';
    openDocument(await renderRoot({ address, Page: null }), 'en', { site: TEST_SITE, scriptHashes: {} });
    history.replaceState(null, '', address);
    jest.spyOn(console, 'info').mockImplementation();
    const element = screen.getByRole('main');
    const notice = main().getByRole('status');
    await startShell();
    while (!isHydrated(notice)) await new Promise((resolve) => setTimeout(resolve));
    expect(isHydrated(element)).toBe(false);
    while (!isHydrated(element)) await new Promise((resolve) => setTimeout(resolve));
  });
});

describe('While the remote of a document is loading', () => {
  it('a click in the page and navigation to a fragment keep the prerendered page', async () => {
    const { arrive } = await visit();
    const prerendered = heading();
    await click(main().getByRole('button', { name: 'Counted 0' }));
    await perform(() => void (location.hash = '#part'));
    await travel('back');
    expect(heading()).toBe(prerendered);
    await arrive();
    expect(heading()).toBe(prerendered);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('going back shows the other page, and going forward the prerendered page again', async () => {
    const { arrive } = await visit({ from: '/top-airlines' });
    await travel('back');
    expect(pageStatus()).toHaveTextContent('Loading…');
    await arrive('/top-airlines', AirlinesPage);
    expect(heading()).toHaveTextContent('Top airlines');
    await travel('forward');
    expect(heading()).toHaveTextContent('First class');
    await arrive();
    await expectHydrated();
  });
});

it('A document whose remote fails shows the prerendered page and one notice again after leaving and returning', async () => {
  const { arrive, fail } = await visit({ from: '/top-airlines' });
  await fail();
  await travel('back');
  await arrive('/top-airlines', AirlinesPage);
  await travel('forward');
  expect(heading()).toHaveTextContent('First class');
  await fail();
  expect(main().getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  await click(main().getByRole('button', { name: 'Try again' }));
  expect(fetch).toHaveBeenLastCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }));
});

it("When the shell's texts in another language fail, the site stays in its language, and Try again fetches them past the cache and changes it", async () => {
  const { arrive } = await visit();
  await arrive();
  // Choosing a language requests its texts for the shell, before it is to be shown in it.
  for (let call = 0; call < 2; call++)
    jest.mocked(loadContractTexts).mockRejectedValueOnce(new Error('broken'));
  const script = document.createElement('script');
  window[INTEGRITY_REGISTRY_GLOBAL]?.secureScript(script, SPANISH_TEXTS);
  fireEvent.error(script);
  await choose('es');
  expect(main().getByText('This language is not available right now.')).toBeVisible();
  await click(main().getByRole('button', { name: 'Try again' }));
  expect(fetch.mock.calls).toEqual([
    [SPANISH_TEXTS, { cache: 'reload', integrity: testHash(SPANISH_TEXTS) }],
  ]);
  expect(heading()).toHaveTextContent('Primera clase');
  expect(consoleError.mock.calls).toEqual([[expect.objectContaining({ message: 'broken' })]]);
});

describe('A document without a page of a remote', () => {
  it('becomes a fallback in both languages while no release is live, whose Try again loads the document', async () => {
    const { fail } = await visit({ Page: null });
    expect(main().queryByText('Oops! Page not found')).not.toBeInTheDocument();
    await fail();
    expect(heading()).toHaveTextContent('This page is not available right now');
    await choose('es');
    expect(heading()).toHaveTextContent('Esta página no está disponible en este momento');
    await click(main().getByRole('button', { name: 'Intentar de nuevo' }));
    expect(fetch).toHaveBeenLastCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }));
  });

  it('is hydrated as 404 page', async () => {
    jest.spyOn(console, 'info').mockImplementation();
    await visit({ address: '/no/such-page', Page: null });
    expect(heading()).toHaveTextContent('Oops! Page not found');
    await choose('es');
    expect(heading()).toHaveTextContent('¡Ups! Página no encontrada');
    expect(document.title).toBe('Página no encontrada | FareKite');
    expect(consoleError).not.toHaveBeenCalled();
  });
});

it('A visit of a preview hydrates the document, which is the one that goes live, and says what is previewed, with a link to the live site', async () => {
  document.cookie = 'preview=mfe-deals%40d0d0d0d0d0d0d0d0%2Cmfe-guides%40e3e3e3e3e3e3e3e3; Path=/';
  const { arrive } = await visit();
  const prerendered = heading();
  await arrive();
  expect(heading()).toBe(prerendered);
  const banner = screen.getByRole('region', { name: 'Preview' });
  expect(banner).toHaveTextContent('Preview of mfe-deals@d0d0d0d0d0d0d0d0, mfe-guides@e3e3e3e3e3e3e3e3.');
  expect(within(banner).getByRole('link')).toHaveAttribute('href', '?preview=');
  expect(consoleError).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

it('A visit in development loads a page that is being developed, whose route is not in the table of the site, rather than that of the document', async () => {
  fetch.mockReturnValue(new Promise(() => undefined));
  await visit({
    address: '/drafts/',
    development: {
      overrides: new Map([['mfe-deals', 'development']]),
      routes: [{ path: '/drafts' as RoutePath, remote: 'mfe-deals' }],
    },
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('/releases/mfe-deals/development/release.json');
  expect(pageStatus()).toHaveTextContent('Loading…');
  expect(consoleError).not.toHaveBeenCalled();
});
