import './styles/tokens.scss';
import './styles/fonts.scss';
import './styles/page.scss';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Route } from '@farekite/shared/contract';
import {
  INTEGRITY_REGISTRY_GLOBAL,
  LOAD_PAGE_EVENT,
  type IntegrityRegistry,
} from '@farekite/shared/protocol';
import { DEFAULT_LANGUAGE, isLanguage } from '@farekite/shared/language';
import { App } from './App/App';
import { readPageData } from './compose/pageData';
import { forgetAnsweredClicks } from './document/earlyClicks';
import { reloadDocument } from './document/loadDocument';
import { reportError } from './errors/reportError';
import { createLanguageStore } from './language/LanguageStore';
import { readStoredLanguage } from './language/storedLanguage';
import { BrowserNavigation } from './navigation/BrowserNavigation';
import { ShellTexts } from './loading/ShellTexts';
import { createTextFiles } from './loading/TextFiles';
import { removeComposedPage } from './preview/removeComposedPage';
import { NO_PREVIEWS, readPreviews, type Previews } from './preview/previews';
import type { ReleaseIntegrity } from './remotes/IntegrityRegistry';
import { createFederation } from './remotes/federation';
import { createPageFiles } from './remotes/PageFiles';
import { createReleaseCatalog } from './remotes/ReleaseCatalog';
import { reportUncaughtErrors } from './remotes/reportUncaughtErrors';
import { createRemotePageSource } from './remotes/remotePageSource';
import { addRoutes, findRoute } from './routes/siteRoutes';

declare global {
  interface Window {
    [INTEGRITY_REGISTRY_GLOBAL]?: IntegrityRegistry;
  }
}

interface StartOptions {
  readonly integrity: ReleaseIntegrity;
  /** Packages that are shown in their development version instead of the live one. @default none */
  readonly developmentOverrides?: Previews;
  /** Routes of pages that are being developed and are not in the site's table. @default none */
  readonly developmentRoutes?: readonly Route[];
}

/** Starts the shell in a composed document: hydrates it, or renders the page from scratch when the visit overrides a live release. */
export function startShell({
  integrity,
  developmentOverrides = NO_PREVIEWS,
  developmentRoutes = [],
}: StartOptions): void {
  const {
    site,
    route: ownRoute,
    inlined,
    texts: containedTexts = {},
    shellTexts: files = {},
  } = readPageData();
  const { documentElement: html } = document;
  window[INTEGRITY_REGISTRY_GLOBAL] = integrity;
  reportUncaughtErrors();

  if (ownRoute) addRoutes([ownRoute]);
  const previews = readPreviews(location.search);
  const overrides = new Map([...previews, ...developmentOverrides]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (overrides.size > 0) removeComposedPage(overrides, root);
  const pageStyles = root.querySelectorAll(':scope > style');

  const route = findRoute(location.pathname, developmentRoutes);
  const prerenderedPage = document.querySelector<HTMLElement>('[data-remote]');
  const shellHashes = new Map(Object.values(files).map((file) => [file.href, file.integrity]));
  const texts = createTextFiles(
    containedTexts,
    (href) => shellHashes.get(href) ?? integrity.integrityOf(href),
  );
  const shellTexts = new ShellTexts(files, texts);
  const language = createLanguageStore(isLanguage(html.lang) ? html.lang : DEFAULT_LANGUAGE, shellTexts.load);
  const pages = createRemotePageSource(
    {
      catalog: createReleaseCatalog(inlined, integrity.register, overrides),
      federation: createFederation(integrity),
      files: createPageFiles(integrity),
      texts,
      language,
      reloadDocument,
    },
    route && prerenderedPage
      ? {
          path: route.path,
          copyNodes: () => [prerenderedPage.cloneNode(true)],
          isStatic: prerenderedPage.dataset.static !== undefined,
        }
      : undefined,
  );
  // Starts loading the remote before React renders.
  if (route) pages.page(route);

  const stored = readStoredLanguage();
  if (stored && stored !== language.initial) {
    shellTexts.prefetch(stored);
    pages.loadWaiting();
    pages.prefetchLanguage(stored);
  }
  window.addEventListener(LOAD_PAGE_EVENT, pages.loadWaiting);
  if (new URLSearchParams(location.search).has('owners')) html.dataset.owners = '';

  const app = (
    <StrictMode>
      <BrowserNavigation>
        <App services={{ site, language, shellTexts, pages, previews, developmentRoutes }} />
      </BrowserNavigation>
    </StrictMode>
  );
  // Error boundaries report what they catch themselves, because they know which remote caused it.
  const errorHandlers = {
    onRecoverableError: (error: unknown) => {
      // React has emptied the root, if no Suspense boundary was around what it could not hydrate.
      document.head.append(...[...pageStyles].filter(({ isConnected }) => !isConnected));
      reportError(error);
    },
    onUncaughtError: reportError,
    onCaughtError: () => undefined,
  };
  if (overrides.size > 0) createRoot(root, errorHandlers).render(app);
  else {
    // In a transition React hydrates in slices; otherwise all parts without a Suspense boundary are one long task.
    startTransition(() => {
      hydrateRoot(root, app, errorHandlers);
    });
  }
  forgetAnsweredClicks();
}
