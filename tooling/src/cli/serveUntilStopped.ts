import type { Address } from '../serve/listen';
import { serve, SERVING_S3_LIMITS, type ServerOptions } from '../serve/serve';
import { openStore } from '../store/openStore';
import { print } from '../util/print';

/**
 * Serves a site until the process gets SIGINT or SIGTERM, and lets the answers that are on their way arrive. A second
 * signal ends the process at once.
 *
 * @throws UserError as `serve` does
 */
export async function serveUntilStopped(
  site: string,
  address: Address,
  options?: ServerOptions,
): Promise<void> {
  const server = await serve(openStore(site, SERVING_S3_LIMITS), address, options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
  print(`FareKite is served on ${server.origin}`);
}
