import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter, type RouteObject } from 'react-router-dom';
import { ROUTES, type PageHead, type SiteDetails } from '@farekite/shared/contract';
import { createI18n, LANGUAGES } from '@farekite/shared/language';
import type { ComponentError, RenderedPage, RenderRequest, ShellServer } from '@farekite/shared/protocol';
import siteJson from '../site.json';
import { composeDocument } from './compose/composeDocument';
import { siteFiles } from './compose/siteFiles';
import type { ShellServices } from './context/ShellContext';
import { LanguageChoice } from './language/LanguageChoice';
import { languageFor, LocalizedTexts } from './language/LocalizedTexts';
import { Loading } from './loading/Loading';
import { adapterFor, PAGE_ADAPTERS } from './remotes/pageAdapters';
import type { LoadedPage } from './remotes/RemotePages';
import { RUNTIME_CORE, SHARED_MODULES } from './remotes/sharedModules';
import { App, createRoutes } from './routes';

const site = siteJson as SiteDetails;
const routes = createRoutes(ROUTES);

const UNKNOWN_PATH = '/404';

type PageRequest = Pick<RenderRequest, 'language' | 'page'>;

function givenPage({ page, language: visitor }: PageRequest): LoadedPage | undefined {
  if (!page) return undefined;
  const { release, module, texts } = page;
  const language = languageFor(release, visitor);
  const i18n = createI18n(language, texts[language] ?? {});
  const source = { languages: [language], load: unavailable, errorOf: unavailable };
  const Page = adapterFor(release.contract)(module);
  return { release, Page, texts: new LocalizedTexts(i18n, source), report: unavailable };
}

function unavailable(): never {
  throw new Error('While pages are composed, nothing is loaded');
}

/** What the shell's components need while a document is composed, and its head; without a page, of the 404 page. */
export async function composedServices(
  request: PageRequest,
  site: SiteDetails,
  routes: RouteObject[],
): Promise<{ readonly head: PageHead; readonly services: ShellServices }> {
  const i18n = createI18n(request.language, {});
  const choice = new LanguageChoice(i18n);
  await choice.shell.load(request.language);
  const t = i18n.getFixedT(null, 'shell');
  const loaded = givenPage(request);
  const get: ShellServices['pages']['get'] = (route) => {
    if (!loaded) throw new Error(`No page was given for ${route.path}`);
    return {
      route,
      // As React marks what it has read: it does not suspend.
      arrival: Object.assign(Promise.resolve(loaded), { status: 'fulfilled', value: loaded }),
      // As on a prerendered page, whose notice has a status element.
      prerendered: () => undefined,
      loading: new Loading(unavailable),
      version: () => loaded.release.version,
      fail: unavailable,
    };
  };
  return {
    head: loaded?.Page.head(loaded.texts.i18n, site) ?? {
      title: `${t('notFound.title')} | ${site.name}`,
      description: t('notFound.description'),
    },
    services: { site, routes, choice, pages: { get, prefetch: unavailable }, refetchFailed: unavailable },
  };
}

async function renderMarkup(path: string, services: ShellServices): Promise<string> {
  const errors: ComponentError[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App services={services} />
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React inserts large content by an inline script, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (cause, { componentStack = '' }) => {
        errors.push(Object.assign(new Error(String(cause), { cause }), { componentStack }));
      },
    },
  );
  if (errors[0]) throw errors[0];
  const chunks: Uint8Array[] = [];
  for await (const chunk of prelude) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { head, services } = await composedServices(request, site, routes);
  return { head, markup: await renderMarkup(request.path ?? UNKNOWN_PATH, services) };
}

const server: ShellServer = {
  routes: ROUTES,
  hosts: Object.keys(PAGE_ADAPTERS).map(Number),
  languages: LANGUAGES,
  telemetry: site.telemetry?.endpoint,
  modules: {
    ...SHARED_MODULES,
    // For the release tool, which starts the browser's entry of a remote.
    '@module-federation/runtime/core': RUNTIME_CORE,
  },
  renderPage,
  composeDocument: (request) => composeDocument(request, site),
  composeSiteFiles: () => siteFiles(site),
};

export default server;
