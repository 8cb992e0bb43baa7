import './styles/tokens.scss';
import './styles/fonts.scss';
import './styles/page.scss';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Route } from '@farekite/shared/contract';
import {
  INTEGRITY_REGISTRY_GLOBAL,
  LOAD_PAGE_EVENT,
  type IntegrityRegistry,
} from '@farekite/shared/protocol';
import { App } from './App/App';
import { readPageData } from './compose/pageData';
import type { ShellServices } from './context/ShellContext';
import { createServices } from './createServices';
import { forgetAnsweredClicks } from './document/earlyClicks';
import { reportError } from './errors/reportError';
import { readStoredLanguage } from './language/storedLanguage';
import { BrowserNavigation } from './navigation/BrowserNavigation';
import { removeComposedPage } from './preview/removeComposedPage';
import { NO_PREVIEWS, readPreviews, type Previews } from './preview/previews';
import type { ReleaseIntegrity } from './remotes/ReleaseIntegrity';
import { reportUncaughtErrors } from './remotes/reportUncaughtErrors';
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

/** Loads what the stored language needs, if the document is in another one. */
function requestStoredLanguage({ language, shellTexts, pages }: ShellServices): void {
  const stored = readStoredLanguage();
  if (!stored || stored === language.initial) return;
  shellTexts.prefetch(stored);
  pages.loadWaiting();
  pages.prefetchLanguage(stored);
}

/** Hydrates the root, or renders it from scratch when its page was left out. */
function mount(root: HTMLElement, app: ReactNode, { isComposed }: { readonly isComposed: boolean }): void {
  const pageStyles = [...root.querySelectorAll(':scope > style')];
  // Error boundaries report what they catch themselves, because they know which remote caused it.
  const errorHandlers = {
    onRecoverableError: (error: unknown) => {
      // React has emptied the root, if no Suspense boundary was around what it could not hydrate.
      document.head.append(...pageStyles.filter(({ isConnected }) => !isConnected));
      reportError(error);
    },
    onUncaughtError: reportError,
    onCaughtError: () => undefined,
  };
  if (!isComposed) createRoot(root, errorHandlers).render(app);
  else {
    // In a transition React hydrates in slices; otherwise all parts without a Suspense boundary are one long task.
    startTransition(() => {
      hydrateRoot(root, app, errorHandlers);
    });
  }
}

/** Starts the shell in a composed document: hydrates it, or renders the page from scratch when the visit overrides a live release. */
export function startShell({
  integrity,
  developmentOverrides = NO_PREVIEWS,
  developmentRoutes = [],
}: StartOptions): void {
  const data = readPageData();
  window[INTEGRITY_REGISTRY_GLOBAL] = integrity;
  reportUncaughtErrors();

  addRoutes(developmentRoutes);
  if (data.route) addRoutes([data.route]);
  const previews = readPreviews(location.search);
  const overrides = new Map([...previews, ...developmentOverrides]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (overrides.size > 0) removeComposedPage(overrides, root);

  const route = findRoute(location.pathname);
  const services = createServices({ data, integrity, route, previews, overrides });
  // Starts loading the remote before React renders.
  if (route) services.pages.page(route);
  requestStoredLanguage(services);
  window.addEventListener(LOAD_PAGE_EVENT, services.pages.loadWaiting);
  if (new URLSearchParams(location.search).has('owners')) document.documentElement.dataset.owners = '';

  mount(
    root,
    <StrictMode>
      <BrowserNavigation>
        <App services={services} />
      </BrowserNavigation>
    </StrictMode>,
    { isComposed: overrides.size === 0 },
  );
  forgetAnsweredClicks();
}
