import { createServer, type Server } from 'node:http';
import type { Site } from '../store/Site';
import { listen, type Address } from './listen';
import type { PendingFiles } from './resolveRequest';
import { respond } from './respond';

/**
 * Serves a site as it will be once the pending files are written.
 * @throws UserError when the port is in use or may not be opened
 */
export async function servePending(site: Site, pending: PendingFiles, address: Address): Promise<Server> {
  const server = createServer((request, response) => {
    respond(site, pending, request, response);
  });
  await listen(server, address);
  return server;
}

/**
 * Serves a site's folder as in production: the page in the language of the cookie, the site's own 404
 * page, cache headers, compressed variants and security headers. New releases are served without a restart.
 *
 * @param port 0 takes any free port
 * @throws UserError when there is no site, or the port is in use or may not be opened
 */
export async function serve(site: Site, port: number): Promise<Server> {
  await site.assertExists();
  return servePending(site, new Map(), { port });
}
