import { localOrigin } from '../serve/listen';
import { serve } from '../serve/serve';
import type { Site } from '../store/Site';
import { print } from '../util/print';

/** Serves a site until the process gets SIGINT or SIGTERM. @throws UserError as `serve` does */
export async function serveUntilStopped(site: Site, port: number): Promise<void> {
  const server = await serve(site, port);
  print(`FareKite is served on ${localOrigin(server)}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
