import { createServer, type Server } from 'node:http';
import { assertSiteExists } from '../store/pointers';
import type { Store } from '../store/Store';
import { printError } from '../util/print';
import { listen, type Address } from './listen';
import { respond, respondUnavailable } from './respond';
import type { SiteObjects } from './SiteObjects';

/**
 * Serves the objects of a site.
 * @throws UserError when the port is in use or may not be opened
 */
export async function serveObjects(objects: SiteObjects, address: Address): Promise<Server> {
  const server = createServer((request, response) => {
    respond(objects, request, response).catch((error: unknown) => {
      printError(`${request.url ?? '/'} could not be answered: ${(error as Error).message}`);
      respondUnavailable(response);
    });
  });
  await listen(server, address);
  return server;
}

/**
 * Serves a site as in production: the page in the language of the cookie, the site's own 404 page, cache headers,
 * compressed variants and security headers. New releases are served without a restart.
 *
 * @param port 0 takes any free port
 * @throws UserError when there is no site, or the port is in use or may not be opened
 */
export async function serve(store: Store, port: number): Promise<Server> {
  await assertSiteExists(store);
  return serveObjects(store, { port });
}
