import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route, RoutePath } from '@farekite/shared/contract';
import type { ShellRelease } from '@farekite/shared/protocol';
import { requestPath } from '../serve/resolveRequest';
import type { SitePackage } from '../workspace/sitePackage';
import type { BaseSite } from './BaseSite';
import { developmentDocument } from './developmentDocument';
import type { DevelopmentReleases } from './DevelopmentReleases';

/** Answers a request that no build has a file for. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whose the pages are that the live shell does not know: a page can be developed before it has a route. */
function newRoutes(packages: readonly SitePackage[], { routes }: ShellRelease): Route[] {
  const known = new Set<string>(routes.map(({ path }) => path));
  return packages.flatMap(({ name, pages }) =>
    Object.keys(pages)
      .filter((path) => !known.has(path))
      .map((path) => ({ path: path as RoutePath, remote: name })),
  );
}

/** Answers from a site in which some packages come from their sources. */
export function answerFrom(
  base: BaseSite,
  packages: readonly SitePackage[],
  releases: DevelopmentReleases,
): Respond {
  const developed = packages.map(({ name }) => name);
  return async (request, response) => {
    const path = requestPath(request.url ?? '');
    const release = releases.at(path ?? '');
    if (release) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(release));
      return;
    }
    await base.pass(request, response, async ({ status, html }) => {
      // It may have been published anew since the last document.
      const shell = await base.liveShell();
      const added = newRoutes(packages, shell);
      // A page that has no route has no document either: it stands in that of unknown paths.
      const isPage = added.some((route) => route.path === path);
      return {
        status: isPage ? 200 : status,
        html: developmentDocument(html, { shell, developed, newRoutes: added }),
      };
    });
  };
}
