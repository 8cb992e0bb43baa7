import { localOrigin } from '../serve/listen';
import { serve } from '../serve/serve';
import type { Store } from '../store/Store';
import { print } from '../util/print';

/** Serves a site until the process gets SIGINT or SIGTERM. @throws UserError as `serve` does */
export async function serveUntilStopped(store: Store, port: number): Promise<void> {
  const server = await serve(store, port);
  print(`FareKite is served on ${localOrigin(server)}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
