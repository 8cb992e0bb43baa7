import type { Route, RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { Hono } from 'hono';
import { DEVELOPMENT_VERSION, type SitePackage } from '../workspace/sitePackage';
import { readLiveShell, type BaseSite } from './BaseSite';
import { developmentDocument } from './developmentDocument';

/** Routes to the pages of developed packages that are not in the route table of the live shell yet. */
function findNewRoutes(packages: readonly SitePackage[], { routes }: ShellRelease): Route[] {
  const known = new Set<string>(routes.map(({ path }) => path));
  return packages.flatMap(({ name, pages }) =>
    Object.keys(pages)
      .filter((path) => !known.has(path))
      .map((path) => ({ path: path as RoutePath, remote: name })),
  );
}

/**
 * Answers the requests that webpack-dev-server has no built file for: with the manifests of the developed remotes, and
 * else with what the base site answers, whose documents it changes.
 *
 * @param releases of the developed remotes, by name
 */
export function createDevelopmentApp(
  base: BaseSite,
  packages: readonly SitePackage[],
  releases: ReadonlyMap<string, RemoteRelease>,
): Hono {
  const developed = packages.map(({ name }) => name);
  const app = new Hono();
  app.onError(({ message }, c) => c.text(`${message}\n`, 500));
  app.get(`/releases/:name/${DEVELOPMENT_VERSION}/release.json`, (c) => {
    const release = releases.get(c.req.param('name'));
    return release ? c.json(release) : c.notFound();
  });
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const response = await base.get(pathname + search, c.req.header('Cookie'));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    // Read for each document, because another shell may have been published since the last one.
    const shell = await readLiveShell(base);
    const newRoutes = findNewRoutes(packages, shell);
    const html = developmentDocument(await response.text(), { shell, developed, newRoutes });
    // The base site answers the path of a new page, or of a remote that is not live, with its 404 page, in which the
    // shell then renders that page.
    const isDeveloped = packages.some(({ pages }) => Object.hasOwn(pages, pathname));
    c.header('Cache-Control', 'no-store');
    return c.html(html, isDeveloped || response.ok ? 200 : 404);
  });
  return app;
}
