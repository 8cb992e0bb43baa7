import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ROUTES, type PageHead, type SiteDetails } from '@farekite/shared/contract';
import { createI18n, LANGUAGES, type Language } from '@farekite/shared/language';
import type { ComponentError, RenderRequest, ShellServer } from '@farekite/shared/protocol';
import siteJson from '../site.json';
import { composeDocument } from './compose/composeDocument';
import { siteFiles } from './compose/siteFiles';
import { createLanguageChoice } from './language/createLanguageChoice';
import { loadShellTexts } from './language/loadShellTexts';
import { LOADED } from './loading/createLoading';
import { adapterFor, hostedMajors } from './remotes/adapterFor';
import { composedPages, textsOfPage } from './remotes/composedPages';
import { SHARED_MODULES } from './remotes/sharedModules';
import { App, createRoutes } from './routes';

const site = siteJson as SiteDetails;
const routes = createRoutes(ROUTES);

/** A path without a route, for the 404 page. */
const UNKNOWN_PATH = '/404';

async function createShellI18n(language: Language) {
  return createI18n(language, await loadShellTexts(language));
}

async function renderMarkup({ language, path, page }: RenderRequest): Promise<string> {
  const i18n = await createShellI18n(language);
  const services = {
    site,
    choice: createLanguageChoice(i18n, LOADED),
    pages: composedPages(page, language),
  };
  /** What components threw, each with the components around it. */
  const errors: ComponentError[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path ?? UNKNOWN_PATH}>
        <App routes={routes} i18n={i18n} services={services} />
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React inserts the content of a large page by an inline script, which the content security policy forbids.
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

async function headOf({ language, page }: RenderRequest): Promise<PageHead> {
  if (page) return adapterFor(page.release.contract)(page.module).head(textsOfPage(page, language), site);
  const t = (await createShellI18n(language)).getFixedT(null, 'shell');
  return { title: `${t('notFound.title')} | ${site.name}`, description: t('notFound.description') };
}

const server: ShellServer = {
  routes: ROUTES,
  hosts: hostedMajors(),
  languages: LANGUAGES,
  modules: Object.assign({}, ...Object.values(SHARED_MODULES)) as ShellServer['modules'],
  renderPage: async (request) => ({ head: await headOf(request), markup: await renderMarkup(request) }),
  composeDocument: (request) => composeDocument(request, site),
  composeSiteFiles: () => siteFiles(site),
};

export default server;
