import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ROUTES, type SiteDetails } from '@farekite/shared/contract';
import { LANGUAGES } from '@farekite/shared/language';
import type { ComponentError, RenderedPage, RenderRequest, ShellServer } from '@farekite/shared/protocol';
import siteJson from '../site.json';
import { composeDocument } from './compose/composeDocument';
import { composedServices } from './compose/composedServices';
import { siteFiles } from './compose/siteFiles';
import type { ShellServices } from './context/ShellContext';
import { PAGE_ADAPTERS } from './remotes/pageAdapters';
import { RUNTIME_CORE, SHARED_MODULES } from './remotes/sharedModules';
import { App, createRoutes } from './routes';

const site = siteJson as SiteDetails;
const routes = createRoutes(ROUTES);

const UNKNOWN_PATH = '/404';

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
    ...(Object.assign({}, ...Object.values(SHARED_MODULES)) as ShellServer['modules']),
    // For the release tool, which starts the browser's entry of a remote.
    '@module-federation/runtime/core': RUNTIME_CORE,
  },
  renderPage,
  composeDocument: (request) => composeDocument(request, site),
  composeSiteFiles: () => siteFiles(site),
};

export default server;
