import { UsageError } from '../util/UserError';
import type { S3Limits } from './createS3Client';
import { FolderStore } from './FolderStore';
import { S3Store } from './S3Store';
import type { Store } from './Store';

/** @param site a folder, or `s3://BUCKET/PREFIX` */
export function openStore(site: string, limits: Partial<S3Limits> = {}): Store {
  if (site === '') throw new UsageError('--site is empty', 'Name a folder, or s3://BUCKET/PREFIX.');
  return isS3Location(site) ? new S3Store(site, limits) : new FolderStore(site);
}

export function isS3Location(site: string): boolean {
  return site.startsWith('s3://');
}
