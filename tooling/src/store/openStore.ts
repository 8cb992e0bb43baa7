import { FolderStore } from './FolderStore';
import { S3Store } from './S3Store';
import type { Store } from './Store';

/**
 * Opens the store of a site. Nothing is read or written yet.
 * @param site a folder, or `s3://BUCKET/PREFIX`
 * @throws UserError when it names no place in an object store, or the environment does not say where that is
 */
export function openStore(site: string): Store {
  return site.startsWith('s3://') ? new S3Store(site) : new FolderStore(site);
}
