import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route, RoutePath, ShellRelease } from '@farekite/shared/contract';
import { pathOf } from '../release/answers';
import type { Room } from '../workspace/room';
import type { BaseSite } from './BaseSite';
import { developmentDocument } from './developmentDocument';
import type { DevelopmentReleases } from './DevelopmentReleases';

/** Answers a request that no build has a file for. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whose the pages are that the live shell does not know: a page can be developed before it has a route. */
function newRoutes(rooms: readonly Room[], { routes }: ShellRelease): Route[] {
  const known = new Set<string>(routes.map(({ path }) => path));
  return rooms.flatMap(({ name, pages }) =>
    Object.keys(pages)
      .filter((path) => !known.has(path))
      .map((path) => ({ path: path as RoutePath, remote: name })),
  );
}

/** Answers from a site in which some rooms come from their sources. */
export function answerFrom(base: BaseSite, rooms: readonly Room[], releases: DevelopmentReleases): Respond {
  const developed = rooms.map(({ name }) => name);
  return async (request, response) => {
    const path = pathOf(request.url ?? '');
    const release = releases.at(path ?? '');
    if (release) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(release));
      return;
    }
    await base.pass(request, response, async ({ status, html }) => {
      // It may have been published anew since the last document.
      const shell = await base.liveShell();
      const added = newRoutes(rooms, shell);
      // A page that has no route has no document either: it stands in that of unknown paths.
      const isPage = added.some((route) => route.path === path);
      return {
        status: isPage ? 200 : status,
        html: developmentDocument(html, { shell, developed, newRoutes: added }),
      };
    });
  };
}
