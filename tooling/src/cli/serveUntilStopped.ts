import type { AccessLogEntry } from '../serve/accessLog';
import { describeListening, localOrigin, type Address } from '../serve/listen';
import { serve, SERVING_S3_LIMITS } from '../serve/serve';
import { openStore } from '../store/openStore';
import { print } from '../util/print';

/** Lines that wait for whoever reads the log. Beyond this, lines are lost rather than memory. */
const MAX_WAITING_BYTES = 1_024 * 1_024;

interface ServeUntilStoppedOptions {
  /** Whether every line of the standard output is JSON, with one for each answered request. @default false */
  readonly accessLog?: boolean;
}

function printEntry(entry: AccessLogEntry): void {
  if (process.stdout.writableLength < MAX_WAITING_BYTES) print(JSON.stringify(entry));
}

/**
 * Serves a site until the process gets SIGINT or SIGTERM, and lets the answers that are on their way arrive. A second
 * signal ends the process at once.
 *
 * @throws UserError as `serve` does
 */
export async function serveUntilStopped(
  site: string,
  address: Address,
  { accessLog = false }: ServeUntilStoppedOptions = {},
): Promise<void> {
  const store = openStore(site, SERVING_S3_LIMITS);
  const server = await serve(store, address, accessLog ? { accessLog: printEntry } : {});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
  if (accessLog) {
    // The site is served on when nobody reads the log any more.
    process.stdout.on('error', () => undefined);
    print(JSON.stringify({ time: new Date().toISOString(), listening: localOrigin(server.http) }));
  } else {
    print(`FareKite is served on ${describeListening(server.http)}`);
  }
}
