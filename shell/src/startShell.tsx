import './styles/tokens.scss';
import './styles/fonts.scss';
import './styles/page.scss';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ROUTES } from '@farekite/shared/contract';
import { createI18n, DEFAULT_LANGUAGE, isLanguage } from '@farekite/shared/language';
import { INTEGRITY_REGISTRY_GLOBAL } from '@farekite/shared/protocol';
import type { DevelopmentOptions } from './development/readDevelopmentOptions';
import { readPageData } from './document/pageData';
import { reportError, reportRepair } from './errors/reportError';
import { ignoreStrayClicks } from './input/ignoreStrayClicks';
import { keepTypedText } from './input/keepTypedText';
import { keepLanguage } from './language/keepLanguage';
import { LanguageChoice } from './language/LanguageChoice';
import { findRoute } from './navigation/findRoute';
import { keepScroll } from './navigation/keepScroll';
import { readPreview } from './preview/readPreview';
import { createFederation } from './remotes/federation';
import { FileIntegrity } from './remotes/FileIntegrity';
import { RemotePages } from './remotes/RemotePages';
import { App, createRoutes } from './routes';
import { startTelemetry } from './telemetry/startTelemetry';

/**
 * Starts the shell in a composed document: hydrates it, or renders the page from scratch when the document does not contain it.
 *
 * @param development what is shown from its sources; of that the document has neither pages nor hashes
 */
export async function startShell(development?: DevelopmentOptions): Promise<void> {
  ignoreStrayClicks();
  const data = readPageData();
  if (TELEMETRY && data.site.telemetry && !development) startTelemetry(data.site.telemetry);
  const integrity = new FileIntegrity({ ...data.scriptHashes }, development && '');
  window[INTEGRITY_REGISTRY_GLOBAL] = integrity;
  const root = document.getElementById('root') as HTMLElement;
  if (new URLSearchParams(location.search).has('owners')) document.documentElement.dataset.owners = '';

  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const i18n = createI18n(language, {});
  const choice = new LanguageChoice(i18n);
  const routes = createRoutes([...ROUTES, ...(development?.routes ?? [])]);
  const route = findRoute(routes, location.pathname);
  const overrides = new Map([...readPreview(), ...(development?.overrides ?? [])]);
  const copy = document.querySelector('[data-remote]')?.cloneNode(true);
  const prerendered = route &&
    copy && { path: route.path, show: (element: Element | null) => element?.replaceChildren(copy) };
  const start = { inlined: development ? undefined : data.inlined, overrides, prerendered };
  const pages = new RemotePages(start, createFederation(integrity), i18n);
  // Before React renders. A failure is told where the page is shown, which loads it once more.
  if (route) pages.prefetch(route);

  await choice.shell.load(language);
  keepLanguage(choice);
  keepScroll();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App services={{ site: data.site, routes, choice, pages, refetchFailed: integrity.refetchFailed }} />
      </BrowserRouter>
    </StrictMode>
  );
  const restoreTypedText = keepTypedText(root);
  const handlers = {
    onRecoverableError: (error: unknown) => {
      reportRepair(error);
      restoreTypedText();
    },
    onUncaughtError: reportError,
    // Error boundaries report what they catch themselves, because they know which remote caused it.
    onCaughtError: () => undefined,
  };
  // While no release of the remote is live, the document at its paths is the 404 page.
  const isComposed = !development && (!route || data.inlined !== undefined);
  // In a transition React hydrates in slices, between which the browser paints and answers.
  if (isComposed) startTransition(() => void hydrateRoot(root, app, handlers));
  else createRoot(root, handlers).render(app);
}
