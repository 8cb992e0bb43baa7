import { FolderStore } from '../store/FolderStore';
import type { S3Limits } from '../store/createS3Client';
import { assertSiteExists } from '../store/pointers';
import type { Store } from '../store/Store';
import { printError } from '../util/print';
import { BUCKET_FRESH_MS, CachedObjects } from './CachedObjects';
import type { Address } from './listen';
import { readFromFolder } from './readFromFolder';
import { startServer, type RunningServer, type ServerOptions } from './startServer';

/** The limits of requests to an object store while visitors wait: what is in memory serves them better than a retry. */
export const SERVING_S3_LIMITS: Partial<S3Limits> = {
  silenceTimeoutMs: 1_500,
  maxAttempts: 2,
};

/** The objects of a site as servers read them. */
export function objectsOf(store: Store): CachedObjects {
  if (store instanceof FolderStore)
    return new CachedObjects({ get: (key) => readFromFolder(store.location, key) });
  return new CachedObjects(store, {
    freshForMs: BUCKET_FRESH_MS,
    onStoreChange: (failure) => {
      printError(
        failure
          ? `${failure.problem}. What was served before is served on; the store is tried again every second.`
          : `The store ${store.location} answers again`,
      );
    },
  });
}

/**
 * Serves a site as in production: the page in the language of the cookie, the site's own 404 page, cache headers,
 * compressed variants and security headers. New releases are served without a restart.
 *
 * @throws UserError when there is no site, the port is in use, or the address may not be opened
 */
export async function serve(store: Store, address: Address, options?: ServerOptions): Promise<RunningServer> {
  await assertSiteExists(store);
  return startServer(objectsOf(store), address, options);
}
