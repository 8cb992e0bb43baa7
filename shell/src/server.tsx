import { StrictMode } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { prerender } from 'react-dom/static';
import i18next from 'i18next';
import { StaticRouter } from 'react-router-dom';
import { ROUTES, type PageHead, type SiteDetails } from '@farekite/shared/contract';
import type { ComposeRequest, ShellServer } from '@farekite/shared/protocol';
import { SITE_LANGUAGES, type SiteLanguage } from '@farekite/shared/language';
import siteJson from '../site.json';
import { App } from './App/App';
import { composeDocument } from './compose/composeDocument';
import { compositionMark } from './compose/compositionMark';
import { siteFiles } from './compose/siteFiles';
import { createLanguageStore } from './language/LanguageStore';
import { notFoundTexts } from './pages/NotFound/NotFound.texts';
import { NO_PREVIEWS } from './preview/previews';
import { adapterFor, hostedMajors } from './remotes/adapterFor';
import { createComposedPageSource, PageNotLive } from './remotes/composedPageSource';
import { pageLanguage } from './remotes/pageLanguage';
import { outletTexts } from './outlet/outlet.texts';
import { findRoute } from './routes/findRoute';

const site = siteJson as SiteDetails;

/** A path without a route, for the 404 page. */
const UNKNOWN_PATH = '/404';

async function renderBody({ language, path, page }: ComposeRequest): Promise<string> {
  const services = {
    site,
    language: createLanguageStore(language),
    pages: createComposedPageSource(page),
    previews: NO_PREVIEWS,
  };
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path ?? UNKNOWN_PATH}>
        <App services={services} />
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React inserts the content of a large page by an inline script, which the content security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (!(error instanceof PageNotLive)) errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

function headLanguage({ language, page }: ComposeRequest): SiteLanguage {
  return page ? pageLanguage(page.release, language) : language;
}

function headOf(request: ComposeRequest): PageHead {
  const { language, path, page } = request;
  if (page) return adapterFor(page.release.contract)(page.module).head(headLanguage(request), site);
  if (path !== null) {
    const t = outletTexts(language);
    return { title: `${t('failedHeading')} | ${site.name}`, description: t('failedText') };
  }
  const t = notFoundTexts(language);
  return { title: `${t('title')} | ${site.name}`, description: t('description') };
}

const server: ShellServer = {
  routes: ROUTES,
  hosts: hostedMajors(),
  languages: SITE_LANGUAGES,
  modules: { react, 'react/jsx-runtime': jsxRuntime, i18next },
  compositionMark,
  composePage: async (request) =>
    composeDocument({
      request,
      site,
      head: headOf(request),
      headLanguage: headLanguage(request),
      isIndexable: request.page !== undefined && (findRoute(request.path ?? UNKNOWN_PATH)?.indexable ?? true),
      body: await renderBody(request),
    }),
  composeSiteFiles: () => siteFiles(site),
};

export default server;
