import './styles/tokens.scss';
import './styles/page.scss';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ASSET_GUARD_GLOBAL, type AssetGuard } from '@farekite/shared/contract';
import { DEFAULT_LANGUAGE, isLanguage } from '@farekite/shared/language';
import { App } from './App/App';
import { readPageData } from './compose/bootstrap';
import { reportError } from './errors/reportError';
import { createLanguageStore } from './language/LanguageStore';
import { makeWayForPreviews } from './preview/makeWayForPreviews';
import { NO_PREVIEWS, readPreviews, type Previews } from './preview/previews';
import type { ReleaseGuard } from './remotes/AssetGuard';
import { createFederation } from './remotes/federation';
import { createPageFiles } from './remotes/PageFiles';
import { createReleaseCatalog } from './remotes/ReleaseCatalog';
import { createRemotePages } from './remotes/remotePages';
import { findRoute } from './routes/routes';

declare global {
  interface Window {
    [ASSET_GUARD_GLOBAL]?: AssetGuard;
  }
}

interface Start {
  readonly guard: ReleaseGuard;
  /** What is shown from its sources instead of what is live. @default nothing */
  readonly developed?: Previews;
}

/** Starts the shell in a composed document: takes it over, or renders in its place what the document was not composed of. */
export function startShell({ guard, developed = NO_PREVIEWS }: Start): void {
  const { site, inlined } = readPageData();
  const { documentElement: html } = document;
  window[ASSET_GUARD_GLOBAL] = guard;

  const previews = readPreviews(location.search);
  const inPlace = new Map([...previews, ...developed]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (inPlace.size > 0) makeWayForPreviews(inPlace, root);

  const route = findRoute(location.pathname);
  const region = document.querySelector('[data-remote]');
  const pages = createRemotePages(
    {
      catalog: createReleaseCatalog(inlined, guard.admit, inPlace),
      federation: createFederation(guard),
      files: createPageFiles(guard),
      openDocument: () => {
        location.reload();
      },
    },
    route && region ? { path: route.path, nodes: [region.cloneNode(true)] } : undefined,
  );
  // The remote loads while React gets ready.
  if (route) pages.page(route);

  const language = createLanguageStore(isLanguage(html.lang) ? html.lang : DEFAULT_LANGUAGE);
  if (new URLSearchParams(location.search).has('owners')) html.dataset.owners = '';

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App services={{ site, language, pages, previews }} />
      </BrowserRouter>
    </StrictMode>
  );
  // What an error boundary catches it reports itself: it knows whose error it is.
  const errorHandlers = {
    onRecoverableError: reportError,
    onUncaughtError: reportError,
    onCaughtError: () => undefined,
  };
  if (inPlace.size > 0) createRoot(root, errorHandlers).render(app);
  else hydrateRoot(root, app, errorHandlers);
}
