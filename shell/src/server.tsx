import { StrictMode } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { prerender } from 'react-dom/static';
import { ROUTES, type PageHead, type SiteDetails } from '@farekite/shared/contract';
import type { ComponentError, RemoteRelease, RenderRequest, ShellServer } from '@farekite/shared/protocol';
import { SITE_LANGUAGES, type SiteLanguage } from '@farekite/shared/language';
import siteJson from '../site.json';
import { App } from './App/App';
import { composeDocument } from './compose/composeDocument';
import { siteFiles } from './compose/siteFiles';
import { createLanguageStore } from './language/LanguageStore';
import { ShellTexts } from './loading/ShellTexts';
import { notFoundTexts } from './pages/NotFound/NotFound.texts';
import { StaticNavigation } from './navigation/StaticNavigation';
import { NO_PREVIEWS } from './preview/previews';
import { adapterFor, hostedMajors } from './remotes/adapterFor';
import { createComposedPageSource, PageNotLive } from './remotes/composedPageSource';
import { pageLanguage } from './remotes/pageLanguage';
import { outletTexts } from './outlet/outlet.texts';
import { addRoutes, findRoute } from './routes/siteRoutes';

const site = siteJson as SiteDetails;

/** A path without a route, for the 404 page. */
const UNKNOWN_PATH = '/404';

/** What a component threw, with the components around it. */
class RenderError extends Error implements ComponentError {
  constructor(
    cause: unknown,
    readonly componentStack: string,
  ) {
    super(String(cause), { cause });
  }
}

async function renderMarkup({ language, path, page }: RenderRequest): Promise<string> {
  const services = {
    site,
    language: createLanguageStore(language),
    shellTexts: new ShellTexts(),
    pages: createComposedPageSource(page),
    previews: NO_PREVIEWS,
  };
  const errors: RenderError[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticNavigation pathname={path ?? UNKNOWN_PATH}>
        <App services={services} />
      </StaticNavigation>
    </StrictMode>,
    {
      // Otherwise React inserts the content of a large page by an inline script, which the content security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, { componentStack }) => {
        if (!(error instanceof PageNotLive)) errors.push(new RenderError(error, componentStack ?? ''));
      },
    },
  );
  if (errors[0]) throw errors[0];
  return readText(prelude);
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

function headLanguage(language: SiteLanguage, release: RemoteRelease | undefined): SiteLanguage {
  return release ? pageLanguage(release, language) : language;
}

function headOf({ language, path, page }: RenderRequest): PageHead {
  if (page) {
    const { release, module } = page;
    return adapterFor(release.contract)(module).head(headLanguage(language, release), site);
  }
  if (path !== null) {
    const t = outletTexts(language);
    return { title: `${t('failedHeading')} | ${site.name}`, description: t('failedText') };
  }
  const t = notFoundTexts(language);
  return { title: `${t('title')} | ${site.name}`, description: t('description') };
}

function isStatic({ page }: RenderRequest): boolean {
  return page !== undefined && adapterFor(page.release.contract)(page.module).isStatic === true;
}

addRoutes(ROUTES);

const server: ShellServer = {
  routes: ROUTES,
  hosts: hostedMajors(),
  languages: SITE_LANGUAGES,
  modules: { react, 'react/jsx-runtime': jsxRuntime },
  renderPage: async (request) => ({
    head: headOf(request),
    markup: await renderMarkup(request),
    isStatic: isStatic(request),
  }),
  composeDocument: (request) => {
    const { language, path, remote } = request;
    return composeDocument({
      request,
      site,
      headLanguage: headLanguage(language, remote?.release),
      route: path === null ? undefined : findRoute(path),
    });
  },
  composeSiteFiles: () => siteFiles(site),
};

export default server;
