import './testing/jsdomPolyfills';
import { renderToString } from 'react-dom/server.node';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { definePage } from '@farekite/shared/contract';
import { INTEGRITY_REGISTRY_GLOBAL, LOAD_PAGE_EVENT, releasePath } from '@farekite/shared/protocol';
import { TEST_SITE } from '@farekite/shared/testing';
import { StaticNavigation } from './navigation/StaticNavigation';
import { App } from './App/App';
import type { PageData } from './compose/pageData';
import { scriptJson } from './compose/html';
import { inlineRelease } from './compose/inlineRelease';
import { createLanguageStore } from './language/LanguageStore';
import { LANGUAGE_KEY } from './language/storedLanguage';
import { ShellTexts } from './loading/ShellTexts';
import { NO_PREVIEWS } from './preview/previews';
import { createComposedPageSource } from './remotes/composedPageSource';
import { createFederation } from './remotes/federation';
import { FirstClassPage } from './testing/pages';
import { DEALS_RELEASE, testHash } from './testing/releases';
import { RENDERABLE_PAGE, renderablePage, VERIFIED_DEALS } from './testing/renderablePage';

jest.mock('./remotes/federation');
// jsdom has no message channels.
jest.mock('./runInNextTask', () => ({ runInNextTask: (run: () => void) => setTimeout(run) }));

const PATH = '/first-class-deals';

function openDocument(root: string, data: PageData) {
  document.documentElement.lang = 'es';
  document.head.replaceChildren();
  document.body.innerHTML = `${root}<script type="application/json" id="page-data">${scriptJson(data)}</script>`;
}

function renderRoot(page = RENDERABLE_PAGE): string {
  const services = {
    site: TEST_SITE,
    language: createLanguageStore('es'),
    shellTexts: new ShellTexts(),
    pages: createComposedPageSource(page),
    previews: NO_PREVIEWS,
  };
  const html = renderToString(
    <StaticNavigation pathname={PATH}>
      <App services={services} />
    </StaticNavigation>,
  );
  const styles = (DEALS_RELEASE.pages[PATH]?.styles ?? []).map(
    (file) => `<style data-href="${releasePath(DEALS_RELEASE)}${file}"></style>`,
  );
  return `<div id="root">${html.replace('<main', `${styles.join('')}$&`)}</div>`;
}

/** Starts the shell with modules of its own. @param load loads a remote. @default without an answer */
async function importBrowser(load: () => Promise<unknown> = () => new Promise(() => undefined)) {
  await jest.isolateModulesAsync(async () => {
    const federation = await import('./remotes/federation');
    jest.mocked(federation.createFederation).mockReturnValue({ load });
    await import('./browser');
  });
}

describe('browser', () => {
  it('hydrates the document in its language and loads remotes', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    let resolveLoad: (module: unknown) => void = () => undefined;
    const load = jest.fn(
      () =>
        new Promise((resolve) => {
          resolveLoad = resolve;
        }),
    );
    jest.mocked(createFederation).mockReturnValue({ load });
    history.replaceState(null, '', `${PATH}?owners`);
    openDocument(renderRoot(), { site: TEST_SITE, inlined: inlineRelease(VERIFIED_DEALS, PATH) });
    const prerendered = screen.getByRole('heading', { level: 1 });

    await act(async () => {
      await import('./browser');
      await new Promise((resolve) => setTimeout(resolve));
      // Before React has rendered anything: it waits for the end of act.
      expect(load).toHaveBeenCalledTimes(1);
    });
    const entry = document.createElement('script');
    window[INTEGRITY_REGISTRY_GLOBAL]?.secureScript(
      entry,
      `${releasePath(DEALS_RELEASE)}${DEALS_RELEASE.entry}`,
    );
    expect(entry.integrity).toBe(testHash(DEALS_RELEASE.entry));
    expect(document.documentElement).toHaveAttribute('data-owners');
    expect(load).toHaveBeenCalledTimes(1);

    await act(async () => {
      resolveLoad({ default: FirstClassPage });
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByRole('heading', { level: 1 })).toBe(prerendered);
    expect(prerendered).toHaveTextContent('Primera clase');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Counted 0' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    expect(error).not.toHaveBeenCalled();
  });

  it('hydrates in slices, between which the browser can answer', async () => {
    history.replaceState(null, '', PATH);
    openDocument(renderRoot(), { site: TEST_SITE, inlined: inlineRelease(VERIFIED_DEALS, PATH) });
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    // In no Suspense boundary, each of which React hydrates by itself in any case.
    const main = screen.getByRole('main');
    const notice = within(main).getAllByRole('status')[1] as HTMLElement;
    jest.replaceProperty(
      globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean },
      'IS_REACT_ACT_ENVIRONMENT',
      false,
    );
    // React looks at the clock after each element, and lets the browser work after 5 ms.
    let nowMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1));

    await importBrowser();
    while (!isHydrated(notice)) await new Promise((resolve) => setTimeout(resolve));
    expect(isHydrated(main)).toBe(false);
    while (!isHydrated(main)) await new Promise((resolve) => setTimeout(resolve));
  });

  it('keeps the stylesheets of the page when React renders everything again because it cannot hydrate it', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    history.replaceState(null, '', PATH);
    // Around the main element is no Suspense boundary.
    openDocument(renderRoot().replaceAll(/(<\/?)main\b/g, '$1section'), {
      site: TEST_SITE,
      inlined: inlineRelease(VERIFIED_DEALS, PATH),
    });
    const styles = [...document.querySelectorAll('style')];
    await act(async () => {
      await importBrowser();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(await screen.findByRole('main')).toBeVisible();
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('Hydration failed') as string }),
    );
    expect(styles).toHaveLength(2);
    expect([...document.head.querySelectorAll('style')]).toEqual(styles);
  });

  describe('on a static page', () => {
    const StaticPage = definePage(() => <h1>Terms</h1>, FirstClassPage.head, { isStatic: true });

    async function startOnStaticPage() {
      const load = jest.fn(() => new Promise(() => undefined));
      history.replaceState(null, '', PATH);
      openDocument(renderRoot(renderablePage({ default: StaticPage })), {
        site: TEST_SITE,
        inlined: inlineRelease(VERIFIED_DEALS, PATH),
      });
      await act(async () => {
        await importBrowser(load);
        await new Promise((resolve) => setTimeout(resolve));
      });
      return load;
    }

    async function actAndSettle(action: () => void) {
      await act(async () => {
        action();
        await new Promise((resolve) => setTimeout(resolve));
      });
    }

    afterEach(() => {
      localStorage.clear();
    });

    it('loads no code of the remote before the language changes', async () => {
      const load = await startOnStaticPage();
      expect(load).not.toHaveBeenCalled();
      await actAndSettle(() => {
        fireEvent.click(screen.getByRole('button', { name: 'EN – English' }));
      });
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('loads it at once where the visitor has chosen another language before', async () => {
      localStorage.setItem(LANGUAGE_KEY, 'en');
      const load = await startOnStaticPage();
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('loads it when the window is told to', async () => {
      const load = await startOnStaticPage();
      await actAndSettle(() => {
        fireEvent(window, new Event(LOAD_PAGE_EVENT));
      });
      expect(load).toHaveBeenCalledTimes(1);
    });
  });

  it('starts the shell in another task than the one that evaluates the script', async () => {
    jest.useFakeTimers();
    history.replaceState(null, '', PATH);
    openDocument(renderRoot(), { site: TEST_SITE, inlined: inlineRelease(VERIFIED_DEALS, PATH) });
    Reflect.deleteProperty(window, INTEGRITY_REGISTRY_GLOBAL);
    await importBrowser();
    expect(window[INTEGRITY_REGISTRY_GLOBAL]).toBeUndefined();
    act(() => {
      jest.runOnlyPendingTimers();
    });
    expect(window[INTEGRITY_REGISTRY_GLOBAL]).toBeDefined();
    jest.useRealTimers();
  });
});
