import { UsageError } from '../util/UserError';
import { isS3Location, type S3Limits } from './createS3Client';
import { FolderStore } from './FolderStore';
import { S3Store } from './S3Store';
import type { Store } from './Store';

/**
 * Opens the store of a site. Nothing is read or written yet.
 * @param site a folder, or `s3://BUCKET/PREFIX`
 * @param limits of requests to an object store
 * @throws UserError when it is empty, or names no place in an object store
 */
export function openStore(site: string, limits: Partial<S3Limits> = {}): Store {
  // As a path, it would be the current folder, which nobody means by it.
  if (site === '') throw new UsageError('--site is empty', 'Name a folder, or s3://BUCKET/PREFIX.');
  return isS3Location(site) ? new S3Store(site, limits) : new FolderStore(site);
}
