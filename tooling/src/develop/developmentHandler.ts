import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route, RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import type { SitePackage } from '../workspace/sitePackage';
import type { BaseSite } from './BaseSite';
import { developmentDocument } from './developmentDocument';

/** Answers a request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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
 * Handles the requests that webpack-dev-server has no built file for: sends the manifests of the developed
 * remotes, and forwards everything else to the base site, whose documents it changes.
 */
export function developmentHandler(
  base: BaseSite,
  packages: readonly SitePackage[],
  releases: ReadonlyMap<string, RemoteRelease>,
): RequestHandler {
  const developed = packages.map(({ name }) => name);
  return async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const release = releases.get(path);
    if (release) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(release));
      return;
    }
    await base.forward(request, response, async ({ status, html }) => {
      // Read for each document, because another shell may have been published since the last one.
      const shell = await base.liveShell();
      const newRoutes = findNewRoutes(packages, shell);
      // The base site answers the path of a new page, or of a remote that is not live, with its 404 page, in which the
      // shell then renders that page.
      const isDeveloped = packages.some(({ pages }) => Object.hasOwn(pages, path));
      return {
        status: isDeveloped ? 200 : status,
        html: developmentDocument(html, { shell, developed, newRoutes }),
      };
    });
  };
}
